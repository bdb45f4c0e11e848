// HarfBuzz declares its functions for OpenType tables in a separate header.
#include <hb.h>
#include <hb-ot.h>
