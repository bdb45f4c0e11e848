#ifndef CPORTINGFILES_H
#define CPORTINGFILES_H

// The relative path is needed because programs compiled against built modules have no search path
// for this header.
#include "../../CEmbeddedFiles/include/CEmbeddedFiles.h"

/// Returns the embedded files of Sources/Porting/Tool: the source of the porting tool.
struct embedded_files porting_files(void);

#endif
