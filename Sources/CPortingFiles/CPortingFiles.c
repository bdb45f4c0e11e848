#include "CPortingFiles.h"

// The files of Sources/Porting/Tool, each with a symbol name for the linker. A test compares the
// list with the folder.
#define EMBEDDED_FILES(FILE) \
  FILE(tool_index_autoclosureparameter_swift, "Index/AutoclosureParameter.swift") \
  FILE(tool_index_declaredmember_swift, "Index/DeclaredMember.swift") \
  FILE(tool_index_declaredtype_swift, "Index/DeclaredType.swift") \
  FILE(tool_index_inheritedrequirement_swift, "Index/InheritedRequirement.swift") \
  FILE(tool_index_objectivecname_swift, "Index/ObjectiveCName.swift") \
  FILE(tool_index_optionalselectors_swift, "Index/OptionalSelectors.swift") \
  FILE(tool_index_sourceindex_swift, "Index/SourceIndex.swift") \
  FILE(tool_index_uikitrequirements_swift, "Index/UIKitRequirements.swift") \
  FILE(tool_interface_documentclasses_swift, "Interface/DocumentClasses.swift") \
  FILE(tool_interface_interfaceindex_swift, "Interface/InterfaceIndex.swift") \
  FILE(tool_interface_interfacemember_swift, "Interface/InterfaceMember.swift") \
  FILE(tool_interface_interfacememberlist_swift, "Interface/InterfaceMemberList.swift") \
  FILE(tool_interface_interfacememberspass_swift, "Interface/InterfaceMembersPass.swift") \
  FILE(tool_interface_interfacepart_swift, "Interface/InterfacePart.swift") \
  FILE(tool_interface_interfacerefusal_swift, "Interface/InterfaceRefusal.swift") \
  FILE(tool_interface_interfacetablepass_swift, "Interface/InterfaceTablePass.swift") \
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
  FILE(tool_passes_darwinpass_swift, "Passes/DarwinPass.swift") \
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

#define EMBEDDED_TABLE porting_files
#include "EmbedFiles.inc"
