#include "CReportFiles.h"

// The files of Sources/SnapshotReport/Page, each with a symbol name for the linker. A test compares
// the list with the folder.
#define EMBEDDED_FILES(FILE) \
  FILE(report_html, "report.html") \
  FILE(script_address_js, "script/address.js") \
  FILE(script_announcer_js, "script/announcer.js") \
  FILE(script_basket_js, "script/basket.js") \
  FILE(script_cause_js, "script/cause.js") \
  FILE(script_changes_js, "script/changes.js") \
  FILE(script_decision_js, "script/decision.js") \
  FILE(script_element_js, "script/element.js") \
  FILE(script_entry_view_js, "script/entry-view.js") \
  FILE(script_entry_js, "script/entry.js") \
  FILE(script_figure_plain_js, "script/figure-plain.js") \
  FILE(script_figure_scene_js, "script/figure-scene.js") \
  FILE(script_figure_space_js, "script/figure-space.js") \
  FILE(script_figure_js, "script/figure.js") \
  FILE(script_film_js, "script/film.js") \
  FILE(script_filter_js, "script/filter.js") \
  FILE(script_frame_js, "script/frame.js") \
  FILE(script_keyboard_js, "script/keyboard.js") \
  FILE(script_layout_js, "script/layout.js") \
  FILE(script_lens_js, "script/lens.js") \
  FILE(script_list_js, "script/list.js") \
  FILE(script_memory_js, "script/memory.js") \
  FILE(script_mode_blink_js, "script/mode-blink.js") \
  FILE(script_mode_difference_js, "script/mode-difference.js") \
  FILE(script_mode_onion_js, "script/mode-onion.js") \
  FILE(script_mode_swipe_js, "script/mode-swipe.js") \
  FILE(script_mode_text_js, "script/mode-text.js") \
  FILE(script_mode_together_js, "script/mode-together.js") \
  FILE(script_mode_two_up_js, "script/mode-two-up.js") \
  FILE(script_mode_zoom_js, "script/mode-zoom.js") \
  FILE(script_overlay_corner_js, "script/overlay-corner.js") \
  FILE(script_overlay_frames_js, "script/overlay-frames.js") \
  FILE(script_overlay_insets_js, "script/overlay-insets.js") \
  FILE(script_overlay_marks_js, "script/overlay-marks.js") \
  FILE(script_overlay_moves_js, "script/overlay-moves.js") \
  FILE(script_overlay_spacings_js, "script/overlay-spacings.js") \
  FILE(script_overlay_js, "script/overlay.js") \
  FILE(script_pane_js, "script/pane.js") \
  FILE(script_payload_js, "script/payload.js") \
  FILE(script_pixels_js, "script/pixels.js") \
  FILE(script_side_js, "script/side.js") \
  FILE(script_sight_js, "script/sight.js") \
  FILE(script_size_js, "script/size.js") \
  FILE(script_stage_js, "script/stage.js") \
  FILE(script_start_js, "script/start.js") \
  FILE(script_state_js, "script/state.js") \
  FILE(script_theme_js, "script/theme.js") \
  FILE(script_thumbnail_js, "script/thumbnail.js") \
  FILE(style_controls_css, "style/controls.css") \
  FILE(style_entry_css, "style/entry.css") \
  FILE(style_figure_css, "style/figure.css") \
  FILE(style_overlay_css, "style/overlay.css") \
  FILE(style_page_css, "style/page.css") \
  FILE(style_side_css, "style/side.css") \
  FILE(style_stage_css, "style/stage.css") \
  FILE(style_tokens_css, "style/tokens.css")

#define EMBEDDED_TABLE report_files
#include "EmbedFiles.inc"
