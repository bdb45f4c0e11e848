#include "CSymbolFiles.h"

// The files of the folder Files, each with a symbol name for the linker.
#define EMBEDDED_FILES(FILE) \
  FILE(licence_txt, "LICENCE.txt") \
  FILE(symbols_txt, "Symbols.txt")

#define EMBEDDED_TABLE symbol_files
#include "EmbedFiles.inc"
