#pragma once

#include <stddef.h>

/// Asks the system to give memory that was not written yet in large pages, as far as it can.
///
/// A frame of 11 MB is some 2,700 pages of the usual size. To get them one by one takes longer than
/// to unpack an interface's pixels into them.
void large_pages_ask(void *memory, size_t bytes);
