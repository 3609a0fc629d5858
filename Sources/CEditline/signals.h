#ifndef CEDITLINE_SIGNALS_H
#define CEDITLINE_SIGNALS_H

#include <stdbool.h>

/// The signals that are caught while a line is being read.
typedef enum { SIGNALS_INTERRUPT_ONLY, SIGNALS_ALL } SignalSelection;

void signals_begin(SignalSelection selection);
void signals_end(void);
/// Whether `signal` has arrived since the last call for it. Clears it.
bool signals_take(int signal);
/// The first signal among stop, terminate, hang up and quit that has arrived, or 0.
int signals_take_disruptive(void);
/// Waits until `descriptor` can be read or a signal has arrived: 1 readable, 0 signal, -1 error.
int signals_wait(int descriptor);

#endif
