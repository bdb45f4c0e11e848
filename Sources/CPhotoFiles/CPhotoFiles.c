#include "CPhotoFiles.h"

// The files of Sources/Examples/Photos/Files, each with a symbol name for the linker. A test
// compares the list with the folder.
#define EMBEDDED_FILES(FILE) \
  FILE(photos_licences_md, "LICENCES.md") \
  FILE(photos_cat_png, "cat.png") \
  FILE(photos_coffee_png, "coffee.png") \
  FILE(photos_deep_field_png, "deep-field.png") \
  FILE(photos_rocket_png, "rocket.png")

#define EMBEDDED_TABLE photo_files
#include "EmbedFiles.inc"
