// The C functions that Embedded Swift needs, for a system with only WASI's `fd_write`.
//
//   posix_memalign, free   every class, array, string and dictionary
//   memcpy, memmove,
//   memset, memcmp         copies, comparison of strings
//   strlen                 strings that come from C
//   putchar                `print`
//   arc4random_buf         the seed of every Hasher: Dictionary and Set
//   __multi3               128-bit products: Hasher, reading and printing numbers
//
// Comparing and hashing strings and splitting them into Characters also needs tables: the toolchain's archive
// libswiftUnicodeDataTables.a, linked after the objects.

#include <stddef.h>
#include <stdint.h>

void *memmove(void *to, const void *from, size_t count);

// MARK: Bytes

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
    return memmove(to, from, count);
}

void *memmove(void *to, const void *from, size_t count) {
    unsigned char *target = to;
    const unsigned char *source = from;
    if (target < source)
        for (size_t i = 0; i < count; i++) target[i] = source[i];
    else
        for (size_t i = count; i > 0; i--) target[i - 1] = source[i - 1];
    return to;
}

void *memset(void *to, int byte, size_t count) {
    unsigned char *target = to;
    for (size_t i = 0; i < count; i++) target[i] = (unsigned char)byte;
    return to;
}

int memcmp(const void *a, const void *b, size_t count) {
    const unsigned char *left = a, *right = b;
    for (size_t i = 0; i < count; i++)
        if (left[i] != right[i]) return left[i] < right[i] ? -1 : 1;
    return 0;
}

size_t strlen(const char *text) {
    size_t count = 0;
    while (text[count] != 0) count++;
    return count;
}

// MARK: Memory

// Blocks of 2^n bytes, with a free list for each n. The header before the caller's bytes contains n.
//
//   block                      result
//   | … padding … | n, block   | the caller's bytes … |
//   '--------------------- 2^n bytes -----------------'

enum { SMALLEST_ORDER = 5, ORDER_COUNT = 32, PAGE_SIZE = 65536 };

struct Header {
    uint32_t order;
    void *block;
};

struct FreeBlock {
    struct FreeBlock *next;
};

static struct FreeBlock *freeBlocks[ORDER_COUNT];
extern unsigned char __heap_base;
static uintptr_t heapEnd;

static void *takeFromEnd(uint32_t order) {
    uintptr_t size = (uintptr_t)1 << order;
    if (heapEnd == 0) heapEnd = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
    uintptr_t end = heapEnd + size, available = __builtin_wasm_memory_size(0) * PAGE_SIZE;
    if (end < heapEnd) return NULL;
    if (end > available && __builtin_wasm_memory_grow(0, (end - available + PAGE_SIZE - 1) / PAGE_SIZE) == (size_t)-1)
        return NULL;
    void *block = (void *)heapEnd;
    heapEnd = end;
    return block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    size_t needed = sizeof(struct Header) + alignment + size;
    uint32_t order = SMALLEST_ORDER;
    while (order < ORDER_COUNT - 1 && ((size_t)1 << order) < needed) order++;
    struct FreeBlock *block = freeBlocks[order];
    if (block != NULL)
        freeBlocks[order] = block->next;
    else if (needed < size || (block = takeFromEnd(order)) == NULL)
        return 12; // ENOMEM
    uintptr_t address = ((uintptr_t)block + sizeof(struct Header) + alignment - 1) & ~(uintptr_t)(alignment - 1);
    ((struct Header *)address)[-1] = (struct Header){order, block};
    *result = (void *)address;
    return 0;
}

void free(void *pointer) {
    if (pointer == NULL) return;
    struct Header header = ((struct Header *)pointer)[-1];
    struct FreeBlock *block = header.block;
    block->next = freeBlocks[header.order];
    freeBlocks[header.order] = block;
}

// MARK: Numbers

// The same bytes in every run, for reproducible runs.
void arc4random_buf(void *to, size_t count) {
    memset(to, 0x5a, count);
}

// 64 × 64 → 128 bits from four 32-bit partial products, then the two cross products of the upper halves.
__int128 __multi3(__int128 a, __int128 b) {
    uint64_t x = (uint64_t)a, y = (uint64_t)b, mask = 0xffffffff;
    uint64_t low = (x & mask) * (y & mask);
    uint64_t middle = (x >> 32) * (y & mask) + (low >> 32);
    uint64_t other = (x & mask) * (y >> 32) + (middle & mask);
    uint64_t high = (x >> 32) * (y >> 32) + (middle >> 32) + (other >> 32);
    high += (uint64_t)((unsigned __int128)a >> 64) * y + x * (uint64_t)((unsigned __int128)b >> 64);
    return (__int128)((unsigned __int128)high << 64 | other << 32 | (low & mask));
}

// MARK: Output

struct Bytes {
    const unsigned char *start;
    size_t count;
};

__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_write")))
extern int fd_write(int file, const struct Bytes *parts, size_t partCount, size_t *written);

static unsigned char line[4096];
static size_t lineCount;

static void writeLine(void) {
    for (size_t start = 0, written = 0; start < lineCount; start += written) {
        struct Bytes part = {line + start, lineCount - start};
        if (fd_write(1, &part, 1, &written) != 0 || written == 0) __builtin_trap();
    }
    lineCount = 0;
}

int putchar(int byte) {
    line[lineCount++] = (unsigned char)byte;
    if (byte == '\n' || lineCount == sizeof line) writeLine();
    return byte;
}

// MARK: Start

extern void dnd_main(void);

void _start(void) {
    dnd_main();
    writeLine();
}
