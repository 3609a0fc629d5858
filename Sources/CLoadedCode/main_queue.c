#include "CLoadedCode.h"

#include <stdatomic.h>

// The object behind `dispatch_get_main_queue`, and the label that identifies a queue. The headers of Dispatch are not
// in the search path of C targets.
extern struct dispatch_queue_s _dispatch_main_q;
extern const char *dispatch_queue_get_label(struct dispatch_queue_s *queue);

bool loaded_serves_main_queue(void) {
    static _Atomic(const char *) known;
    const char *label = atomic_load_explicit(&known, memory_order_relaxed);
    if (label == NULL) {
        label = dispatch_queue_get_label(&_dispatch_main_q);
        atomic_store_explicit(&known, label, memory_order_relaxed);
    }
    // NULL is the queue that this thread serves.
    return dispatch_queue_get_label(NULL) == label;
}
