#include "CResources.h"

// Every file by a name for the linker and its path below the folder that Package.swift names.
// A test holds these lists to the folders.

// Fonts/Files
#define FONTS(FILE) \
  FILE(dejavusans_ttf, "DejaVuSans.ttf") \
  FILE(inter_bold_otf, "Inter-Bold.otf") \
  FILE(inter_medium_otf, "Inter-Medium.otf") \
  FILE(inter_regular_otf, "Inter-Regular.otf") \
  FILE(inter_semibold_otf, "Inter-SemiBold.otf") \
  FILE(jetbrainsmono_bold_ttf, "JetBrainsMono-Bold.ttf") \
  FILE(jetbrainsmono_regular_ttf, "JetBrainsMono-Regular.ttf")

// Sources/FigureGallery/Resources
#define PICTURES(FILE) \
  FILE(goldens_rotate_before_portrait_png, "Goldens/rotate.before.portrait.png") \
  FILE(growth_growth_json, "Growth/growth.json") \
  FILE(photos_licences_md, "Photos/LICENCES.md") \
  FILE(photos_cat_png, "Photos/cat.png") \
  FILE(photos_coffee_png, "Photos/coffee.png") \
  FILE(photos_deep_field_png, "Photos/deep-field.png") \
  FILE(photos_rocket_png, "Photos/rocket.png")

// Sources/SnapshotReport/Page
#define PAGE(FILE) \
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
  FILE(style_overlay_css, "style/overlay.css") \
  FILE(style_page_css, "style/page.css") \
  FILE(style_side_css, "style/side.css") \
  FILE(style_stage_css, "style/stage.css") \
  FILE(style_tokens_css, "style/tokens.css")

// Sources/Porting/Tool
#define TOOL(FILE) \
  FILE(tool_index_autoclosureparameter_swift, "Index/AutoclosureParameter.swift") \
  FILE(tool_index_declaredmember_swift, "Index/DeclaredMember.swift") \
  FILE(tool_index_declaredtype_swift, "Index/DeclaredType.swift") \
  FILE(tool_index_inheritedrequirement_swift, "Index/InheritedRequirement.swift") \
  FILE(tool_index_optionalselectors_swift, "Index/OptionalSelectors.swift") \
  FILE(tool_index_sourceindex_swift, "Index/SourceIndex.swift") \
  FILE(tool_index_uikitrequirements_swift, "Index/UIKitRequirements.swift") \
  FILE(tool_output_notelist_swift, "Output/NoteList.swift") \
  FILE(tool_output_outputrecord_swift, "Output/OutputRecord.swift") \
  FILE(tool_output_outputtree_swift, "Output/OutputTree.swift") \
  FILE(tool_output_porterror_swift, "Output/PortError.swift") \
  FILE(tool_output_request_swift, "Output/Request.swift") \
  FILE(tool_output_sourcetree_swift, "Output/SourceTree.swift") \
  FILE(tool_output_unifiedpatch_swift, "Output/UnifiedPatch.swift") \
  FILE(tool_passes_attributepass_swift, "Passes/AttributePass.swift") \
  FILE(tool_passes_autoclosurepass_swift, "Passes/AutoclosurePass.swift") \
  FILE(tool_passes_barecallpass_swift, "Passes/BareCallPass.swift") \
  FILE(tool_passes_classdescriptionpass_swift, "Passes/ClassDescriptionPass.swift") \
  FILE(tool_passes_conditionpass_swift, "Passes/ConditionPass.swift") \
  FILE(tool_passes_extensionoverride_swift, "Passes/ExtensionOverride.swift") \
  FILE(tool_passes_extensionoverridepass_swift, "Passes/ExtensionOverridePass.swift") \
  FILE(tool_passes_importpass_swift, "Passes/ImportPass.swift") \
  FILE(tool_passes_inheritedrequirementpass_swift, "Passes/InheritedRequirementPass.swift") \
  FILE(tool_passes_keypathpass_swift, "Passes/KeyPathPass.swift") \
  FILE(tool_passes_magnitudepass_swift, "Passes/MagnitudePass.swift") \
  FILE(tool_passes_mainactortestpass_swift, "Passes/MainActorTestPass.swift") \
  FILE(tool_passes_movedmemberspass_swift, "Passes/MovedMembersPass.swift") \
  FILE(tool_passes_obstaclepass_swift, "Passes/ObstaclePass.swift") \
  FILE(tool_passes_optionalmethod_swift, "Passes/OptionalMethod.swift") \
  FILE(tool_passes_optionalrequirementpass_swift, "Passes/OptionalRequirementPass.swift") \
  FILE(tool_passes_optionalrequirements_swift, "Passes/OptionalRequirements.swift") \
  FILE(tool_passes_pass_swift, "Passes/Pass.swift") \
  FILE(tool_passes_selectorpass_swift, "Passes/SelectorPass.swift") \
  FILE(tool_passes_selectorreference_swift, "Passes/SelectorReference.swift") \
  FILE(tool_passes_widenedaccesspass_swift, "Passes/WidenedAccessPass.swift") \
  FILE(tool_porttool_swift, "PortTool.swift") \
  FILE(tool_previews_errorkey_swift, "Previews/ErrorKey.swift") \
  FILE(tool_previews_previewblock_swift, "Previews/PreviewBlock.swift") \
  FILE(tool_previews_previewmain_swift, "Previews/PreviewMain.swift") \
  FILE(tool_previews_previewpass_swift, "Previews/PreviewPass.swift") \
  FILE(tool_previews_previewtree_swift, "Previews/PreviewTree.swift") \
  FILE(tool_previews_previewableclass_swift, "Previews/PreviewableClass.swift") \
  FILE(tool_source_applemodules_swift, "Source/AppleModules.swift") \
  FILE(tool_source_changewriter_swift, "Source/ChangeWriter.swift") \
  FILE(tool_source_changedcolumns_swift, "Source/ChangedColumns.swift") \
  FILE(tool_source_condition_swift, "Source/Condition.swift") \
  FILE(tool_source_edit_swift, "Source/Edit.swift") \
  FILE(tool_source_inactiveranges_swift, "Source/InactiveRanges.swift") \
  FILE(tool_source_linetable_swift, "Source/LineTable.swift") \
  FILE(tool_source_missingimport_swift, "Source/MissingImport.swift") \
  FILE(tool_source_note_swift, "Source/Note.swift") \
  FILE(tool_source_piece_swift, "Source/Piece.swift") \
  FILE(tool_source_porting_swift, "Source/Porting.swift") \
  FILE(tool_source_sourcefile_swift, "Source/SourceFile.swift")

#define FILES(FILE) FONTS(FILE) PICTURES(FILE) PAGE(FILE) TOOL(FILE)

// The preprocessor looks for each file, so that the compiler notes what this object is made from:
// a file that changes is carried anew. `.incbin` alone is noted nowhere.
#define IS_THERE(name, path) && __has_include(path)
#if !(1 FILES(IS_THERE))
#error "a file that the command carries is not there"
#endif

#if defined(__APPLE__)
#define SECTION ".const_data"
#define SYMBOL(name) "_cresource_" #name
#else
#define SECTION ".section .rodata"
#define SYMBOL(name) "cresource_" #name
#endif

// The count is kept as a number, since a linker may put something between two symbols.
#define CARRY(name, path)                                                   \
  __asm__(SECTION "\n.balign 16\n"                                          \
          ".globl " SYMBOL(name) "\n" SYMBOL(name) ":\n"                    \
          ".incbin \"" path "\"\n"                                          \
          "Lcresource_end_" #name ":\n.balign 8\n"                          \
          ".globl " SYMBOL(name) "_count\n" SYMBOL(name) "_count:\n"        \
          ".quad Lcresource_end_" #name " - " SYMBOL(name) "\n.text\n");    \
  extern const unsigned char cresource_##name[];                            \
  extern const unsigned long long cresource_##name##_count;
FILES(CARRY)

#define ENTRY(name, path) {path, cresource_##name, &cresource_##name##_count},
static const struct {
  const char *path;
  const unsigned char *bytes;
  const unsigned long long *count;
} entries[] = {FILES(ENTRY)};

int cresources_count(void) { return sizeof entries / sizeof entries[0]; }

struct cresource cresources_file(int index) {
  struct cresource file = {
      entries[index].path, entries[index].bytes, (long)*entries[index].count};
  return file;
}
