#ifndef CREPORTFILES_H
#define CREPORTFILES_H

// The relative path is needed because programs compiled against built modules have no search path
// for this header.
#include "../../CEmbeddedFiles/include/CEmbeddedFiles.h"

/// Returns the embedded files of Sources/SnapshotReport/Page: the report's page.
struct embedded_files report_files(void);

#endif
