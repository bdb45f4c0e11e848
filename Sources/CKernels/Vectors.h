#pragma once

// Vector types of the compiler, which the kernels are written with.
//
// The same source serves both processor families: with the AVX2 attribute, 32 bytes are one
// register; on 64-bit ARM, they are a pair of NEON registers. Operators work lane by lane.

#include <stdint.h>
#include <string.h>

#if defined(__x86_64__)
#define KERNEL __attribute__((target("avx2")))
#else
#define KERNEL
#endif

/// The attributes of a helper function that is always inlined into a kernel.
#define PART static inline __attribute__((always_inline)) KERNEL

// A fused multiply-add, as on ARM, would round once, whereas the Swift code rounds twice.
#pragma STDC FP_CONTRACT OFF

typedef uint8_t Bytes8 __attribute__((vector_size(8)));
typedef uint8_t Bytes32 __attribute__((vector_size(32)));
typedef uint16_t Shorts16 __attribute__((vector_size(32)));
typedef int16_t Signs16 __attribute__((vector_size(32)));
typedef uint32_t Words8 __attribute__((vector_size(32)));
typedef uint32_t Words4 __attribute__((vector_size(16)));
typedef double Doubles4 __attribute__((vector_size(32)));
typedef uint64_t Longs4 __attribute__((vector_size(32)));
typedef int64_t Signs4 __attribute__((vector_size(32)));
