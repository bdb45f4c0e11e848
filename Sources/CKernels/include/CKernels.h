#pragma once

// Kernels: the few loops over pixels and bytes that need registers wider than every machine has.
//
// Why they are C: the package is built for the oldest processors of its kind, Swift cannot compile
// one function for a newer one, and the flag that would compile a whole target for it is not
// allowed in a package that others depend on. In C one function can be compiled for AVX2 and be
// called where the machine has it. Tests, which are built without optimisation, gain as well.
//
// The law of this target: every kernel has a twin in Swift that gives the very same bytes. Swift
// calls a kernel only where `CKernelsAreWide()` says so, and its twin elsewhere; tests prove both
// equal over seeds. No kernel allocates, keeps state, or uses floating point other than IEEE's basic
// operations in the twin's order.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CKernelsDifference.h"

/// Whether this machine runs the kernels: AVX2 on x86-64, always on 64-bit ARM.
///
/// `QUARTERTURN_KERNELS=portable` in the environment, read once when the program is loaded, switches
/// them off: every pixel then comes from Swift. The bytes are the same.
bool CKernelsAreWide(void);
