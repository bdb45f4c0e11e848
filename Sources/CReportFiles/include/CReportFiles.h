#ifndef CREPORTFILES_H
#define CREPORTFILES_H

// By its path: programs that are compiled against built modules have no search path for it.
#include "../../CEmbeddedFiles/include/CEmbeddedFiles.h"

/// The files of Sources/SnapshotReport/Page: the report's page.
struct embedded_files report_files(void);

#endif
