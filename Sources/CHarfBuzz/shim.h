// HarfBuzz keeps its reader of OpenType tables in a header of its own.
#include <hb.h>
#include <hb-ot.h>
