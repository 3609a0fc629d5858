#define _GNU_SOURCE
#include "CLoadedCode.h"

#include <link.h>

typedef struct {
    LoadedSegment *segments;
    size_t capacity;
    size_t count;
} Listing;

static int list_image(struct dl_phdr_info *info, size_t size, void *context) {
    (void)size;
    Listing *listing = context;
    uintptr_t first = 0;
    bool isFirst = true;
    for (size_t i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *header = &info->dlpi_phdr[i];
        if (header->p_type != PT_LOAD) continue;
        uintptr_t start = info->dlpi_addr + header->p_vaddr;
        if (isFirst) first = start;
        isFirst = false;
        if (listing->count < listing->capacity) {
            listing->segments[listing->count] = (LoadedSegment){
                .start = start,
                .end = start + header->p_memsz,
                .image = first,
                .isReadable = (header->p_flags & PF_R) != 0,
                .isExecutable = (header->p_flags & PF_X) != 0,
            };
        }
        listing->count++;
    }
    return 0;
}

size_t loaded_segments(LoadedSegment *segments, size_t capacity) {
    Listing listing = {.segments = segments, .capacity = capacity, .count = 0};
    dl_iterate_phdr(list_image, &listing);
    return listing.count;
}

uintptr_t loaded_executable(void) {
    // The first visited object is the main program.
    LoadedSegment first = {0};
    loaded_segments(&first, 1);
    return first.image;
}
