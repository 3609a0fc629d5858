// Unpacks what Page/build.py has packed: LZMA without a header, which repeats code from megabytes before, where the
// DecompressionStream of browsers sees 32 kilobytes. The page compiles it to WebAssembly, before anything else.
//
// Decodes by the LZMA specification of Igor Pavlov (7-zip.org/sdk.html), with the parameters of build.py: lc = 4,
// lp = 0, pb = 0. It reads nothing outside of the packed bytes and writes nothing outside of the room for the result.

#include <stddef.h>
#include <stdint.h>

enum {
    LITERAL_CONTEXT_BITS = 4,
    PROBABILITY_BITS = 11,
    MOVE_BITS = 5,
    STATES = 12,
    LENGTH_STATES = 4,
    SHORTEST_MATCH = 2,
    DIRECT_FROM_SLOT = 14,
    ALIGN_BITS = 4,
    COUNTS_SIZE = 8,
    PAGE_SIZE = 65536,
};

typedef uint16_t Probability;

// The lengths of matches: 3 bits, 3 bits, or 8 bits.
struct Lengths {
    Probability isLonger, isLongest, low[8], middle[8], high[256];
};

static struct {
    Probability isMatch[STATES], isRepeat[STATES], isSecond[STATES], isThird[STATES], isFourth[STATES];
    Probability isLongRepeat[STATES], slots[LENGTH_STATES][64], distances[115], align[1 << ALIGN_BITS];
    struct Lengths matches, repeats;
    Probability literals[0x300 << LITERAL_CONTEXT_BITS];
} model;

static const uint8_t *next, *end;
static uint32_t range, code;

// MARK: Memory

extern unsigned char __heap_base;
static uintptr_t heapEnd;

/// Takes memory, aligned for any number, that is never given back; NULL if there is none.
__attribute__((export_name("room")))
void *room(size_t count) {
    if (heapEnd == 0) heapEnd = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
    uintptr_t start = heapEnd, available = __builtin_wasm_memory_size(0) * PAGE_SIZE;
    if (start + count < start) return NULL;
    heapEnd = (start + count + 15) & ~(uintptr_t)15;
    size_t missing = heapEnd > available ? (heapEnd - available + PAGE_SIZE - 1) / PAGE_SIZE : 0;
    return missing > 0 && __builtin_wasm_memory_grow(0, missing) == (size_t)-1 ? NULL : (void *)start;
}

// MARK: Bits

static void normalize(void) {
    if (range >> 24 != 0) return;
    range <<= 8;
    // A damaged text ends early; what follows is read as zeros, and the caller notices.
    code = code << 8 | (next < end ? *next : 0);
    next++;
}

static unsigned bit(Probability *probability) {
    normalize();
    uint32_t bound = (range >> PROBABILITY_BITS) * *probability;
    if (code < bound) {
        range = bound;
        *probability += ((1 << PROBABILITY_BITS) - *probability) >> MOVE_BITS;
        return 0;
    }
    range -= bound;
    code -= bound;
    *probability -= *probability >> MOVE_BITS;
    return 1;
}

static unsigned tree(Probability *probabilities, unsigned count) {
    unsigned node = 1;
    for (unsigned i = 0; i < count; i++) node = node << 1 | bit(&probabilities[node]);
    return node - (1u << count);
}

// The lowest bit comes first.
static unsigned reverseTree(Probability *probabilities, unsigned count) {
    unsigned node = 1, value = 0;
    for (unsigned i = 0; i < count; i++) {
        unsigned found = bit(&probabilities[node]);
        node = node << 1 | found;
        value |= found << i;
    }
    return value;
}

static uint32_t directBits(unsigned count) {
    uint32_t value = 0;
    for (unsigned i = 0; i < count; i++) {
        normalize();
        range >>= 1;
        unsigned isOne = code >= range;
        if (isOne) code -= range;
        value = value << 1 | isOne;
    }
    return value;
}

// MARK: Symbols

static size_t length(struct Lengths *lengths) {
    if (!bit(&lengths->isLonger)) return SHORTEST_MATCH + tree(lengths->low, 3);
    if (!bit(&lengths->isLongest)) return SHORTEST_MATCH + 8 + tree(lengths->middle, 3);
    return SHORTEST_MATCH + 16 + tree(lengths->high, 8);
}

static uint32_t distance(size_t length) {
    size_t state = length - SHORTEST_MATCH < LENGTH_STATES ? length - SHORTEST_MATCH : LENGTH_STATES - 1;
    unsigned slot = tree(model.slots[state], 6);
    if (slot < 4) return slot;
    unsigned bits = (slot >> 1) - 1;
    uint32_t base = (2u | (slot & 1)) << bits;
    if (slot < DIRECT_FROM_SLOT) return base + reverseTree(model.distances + base - slot, bits);
    base += directBits(bits - ALIGN_BITS) << ALIGN_BITS;
    return base + reverseTree(model.align, ALIGN_BITS);
}

// A byte; after a match also in the light of `expected`, the byte that would have continued it.
static uint8_t literal(uint8_t before, unsigned isAfterMatch, unsigned expected) {
    Probability *probabilities = model.literals + 0x300 * (before >> (8 - LITERAL_CONTEXT_BITS));
    unsigned symbol = 1;
    while (isAfterMatch && symbol < 0x100) {
        unsigned wanted = expected >> 7 & 1;
        expected <<= 1;
        unsigned found = bit(&probabilities[((1 + wanted) << 8) + symbol]);
        symbol = symbol << 1 | found;
        if (found != wanted) break;
    }
    while (symbol < 0x100) symbol = symbol << 1 | bit(&probabilities[symbol]);
    return (uint8_t)symbol;
}

// Whether the packed bytes are `count` bytes.
static int decode(const uint8_t *packed, size_t packedCount, uint8_t *to, size_t count) {
    for (size_t i = 0; i < sizeof model / sizeof(Probability); i++)
        ((Probability *)&model)[i] = 1 << (PROBABILITY_BITS - 1);
    next = packed + 5;
    end = packed + packedCount;
    if (packedCount < 5) return 0;
    code = (uint32_t)packed[1] << 24 | (uint32_t)packed[2] << 16 | (uint32_t)packed[3] << 8 | packed[4];
    range = UINT32_MAX;

    unsigned state = 0;
    uint32_t last[4] = {0}; // the distances of the last matches, less one
    for (size_t done = 0; done < count;) {
        if (!bit(&model.isMatch[state])) {
            unsigned expected = last[0] < done ? to[done - last[0] - 1] : 0;
            uint8_t before = done > 0 ? to[done - 1] : 0;
            to[done++] = literal(before, state >= 7, expected);
            state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
            continue;
        }
        size_t matched;
        if (bit(&model.isRepeat[state])) {
            if (bit(&model.isSecond[state])) {
                unsigned index = !bit(&model.isThird[state]) ? 1 : !bit(&model.isFourth[state]) ? 2 : 3;
                uint32_t chosen = last[index];
                for (; index > 0; index--) last[index] = last[index - 1];
                last[0] = chosen;
                matched = length(&model.repeats);
                state = state < 7 ? 8 : 11;
            } else if (bit(&model.isLongRepeat[state])) {
                matched = length(&model.repeats);
                state = state < 7 ? 8 : 11;
            } else {
                matched = 1;
                state = state < 7 ? 9 : 11;
            }
        } else {
            for (unsigned index = 3; index > 0; index--) last[index] = last[index - 1];
            matched = length(&model.matches);
            last[0] = distance(matched);
            state = state < 7 ? 7 : 10;
        }
        if (last[0] >= done || matched > count - done) return 0;
        for (; matched > 0; matched--, done++) to[done] = to[done - last[0] - 1];
    }
    return next <= end;
}

// MARK: Texts

// The bytes of a text in UTF-8 whose characters have seven bits each. What is above them is left out: it keeps NUL, CR
// and < out of the page.
static size_t sevenBits(uint8_t *text, size_t count) {
    uint32_t bits = 0;
    size_t bitCount = 0, byteCount = 0;
    for (size_t i = 0; i < count; i++) {
        uint32_t character = text[i];
        if (character >= 0xc0 && i + 1 < count) character = character << 6 | (text[++i] & 0x3f);
        bits = bits << 7 | (character & 0x7f);
        bitCount += 7;
        if (bitCount < 8) continue;
        bitCount -= 8;
        text[byteCount++] = (uint8_t)(bits >> bitCount);
    }
    return byteCount;
}

static uint32_t number(const uint8_t *bytes) {
    return bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

/// Unpacks a text, which is overwritten: the counts of two parts in four bytes each, little-endian, then both parts.
/// NULL if it is damaged.
__attribute__((export_name("unpack")))
uint8_t *unpack(uint8_t *text, size_t count) {
    size_t packedCount = sevenBits(text, count);
    if (packedCount < COUNTS_SIZE) return NULL;
    size_t partsCount = (size_t)number(text) + number(text + 4);
    uint8_t *parts = room(COUNTS_SIZE + partsCount);
    if (parts == NULL) return NULL;
    for (size_t i = 0; i < COUNTS_SIZE; i++) parts[i] = text[i];
    int isSound = decode(text + COUNTS_SIZE, packedCount - COUNTS_SIZE, parts + COUNTS_SIZE, partsCount);
    return isSound ? parts : NULL;
}
