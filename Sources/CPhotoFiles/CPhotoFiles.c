#include "CPhotoFiles.h"

// The files of Sources/FigureGallery/Resources, each with a name for the linker.
// A test compares the list with the folder.
#define EMBEDDED_FILES(FILE) \
  FILE(goldens_rotate_before_portrait_png, "Goldens/rotate.before.portrait.png") \
  FILE(growth_growth_json, "Growth/growth.json") \
  FILE(photos_licences_md, "Photos/LICENCES.md") \
  FILE(photos_cat_png, "Photos/cat.png") \
  FILE(photos_coffee_png, "Photos/coffee.png") \
  FILE(photos_deep_field_png, "Photos/deep-field.png") \
  FILE(photos_rocket_png, "Photos/rocket.png")

#define EMBEDDED_TABLE photo_files
#include "EmbedFiles.inc"
