#include "CFontFiles.h"

// The files of Fonts/Files, each with a symbol name for the linker. A test compares the list with
// the folder.
#define EMBEDDED_FILES(FILE) \
  FILE(dejavusans_ttf, "DejaVuSans.ttf") \
  FILE(inter_bold_otf, "Inter-Bold.otf") \
  FILE(inter_medium_otf, "Inter-Medium.otf") \
  FILE(inter_regular_otf, "Inter-Regular.otf") \
  FILE(inter_semibold_otf, "Inter-SemiBold.otf") \
  FILE(jetbrainsmono_bold_ttf, "JetBrainsMono-Bold.ttf") \
  FILE(jetbrainsmono_regular_ttf, "JetBrainsMono-Regular.ttf")

#define EMBEDDED_TABLE font_files
#include "EmbedFiles.inc"
