#ifndef CFONTFILES_H
#define CFONTFILES_H

// The relative path is needed because programs compiled against built modules have no search path
// for this header.
#include "../../CEmbeddedFiles/include/CEmbeddedFiles.h"

/// Returns the embedded files of Fonts/Files: the fonts of the package.
struct embedded_files font_files(void);

#endif
