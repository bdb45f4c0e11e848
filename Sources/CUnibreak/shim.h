// The header is found through the compiler's include path, wherever the package manager installed
// it.
#include <linebreak.h>
