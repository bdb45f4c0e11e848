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
  FILE(jetbrainsmono_regular_ttf, "JetBrainsMono-Regular.ttf") \
  FILE(notosansarabic_bold_ttf, "NotoSansArabic-Bold.ttf") \
  FILE(notosansarabic_regular_ttf, "NotoSansArabic-Regular.ttf") \
  FILE(notosansbengali_regular_ttf, "NotoSansBengali-Regular.ttf") \
  FILE(notosansdevanagari_bold_ttf, "NotoSansDevanagari-Bold.ttf") \
  FILE(notosansdevanagari_regular_ttf, "NotoSansDevanagari-Regular.ttf") \
  FILE(notosansgujarati_regular_ttf, "NotoSansGujarati-Regular.ttf") \
  FILE(notosansgurmukhi_regular_ttf, "NotoSansGurmukhi-Regular.ttf") \
  FILE(notosanshebrew_bold_ttf, "NotoSansHebrew-Bold.ttf") \
  FILE(notosanshebrew_regular_ttf, "NotoSansHebrew-Regular.ttf") \
  FILE(notosanskannada_regular_ttf, "NotoSansKannada-Regular.ttf") \
  FILE(notosanskhmer_regular_ttf, "NotoSansKhmer-Regular.ttf") \
  FILE(notosanslao_regular_ttf, "NotoSansLao-Regular.ttf") \
  FILE(notosansmalayalam_regular_ttf, "NotoSansMalayalam-Regular.ttf") \
  FILE(notosanstamil_regular_ttf, "NotoSansTamil-Regular.ttf") \
  FILE(notosanstelugu_regular_ttf, "NotoSansTelugu-Regular.ttf") \
  FILE(notosansthai_bold_ttf, "NotoSansThai-Bold.ttf") \
  FILE(notosansthai_regular_ttf, "NotoSansThai-Regular.ttf") \
  FILE(thai_words_txt, "ThaiWords.txt")

#define EMBEDDED_TABLE font_files
#include "EmbedFiles.inc"
