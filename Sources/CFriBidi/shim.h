// The include path comes from pkg-config, so the module map cannot name the header itself.
#include <fribidi.h>
