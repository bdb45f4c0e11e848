// The header is found through the compiler's include path, wherever a packager put it.
#include <linebreak.h>
