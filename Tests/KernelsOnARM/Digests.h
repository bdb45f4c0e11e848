#pragma once

// Pseudo-random numbers from a seed, and digests of results.

#include <stdint.h>
#include <stdio.h>
#include <string.h>

static uint64_t state;

static uint32_t next(void) {
  state = state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
  return state >> 33;
}

static void print(const char *name, uint64_t seed, const void *bytes, size_t count) {
  uint64_t hash = UINT64_C(0xcbf29ce484222325);
  for (size_t i = 0; i < count; i++)
    hash = (hash ^ ((const uint8_t *)bytes)[i]) * UINT64_C(0x100000001b3);
  printf("%s %llu %016llx\n", name, (unsigned long long)seed, (unsigned long long)hash);
}
