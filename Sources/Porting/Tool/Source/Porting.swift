/// A ported file, with its notes.
struct PortedFile {
  let source: SourceFile
  /// The text that compiles on this system, with the original line numbers.
  let text: String
  let notes: [Note]
  /// The lines whose columns differ from the original.
  ///
  /// This is set only for previews.
  var columns: [ChangedColumns.Line] = []
  /// The removed imports of missing modules.
  ///
  /// This is set only for previews.
  var missingImports: [MissingImport] = []

  /// Whether the text was changed.
  var isChanged: Bool { text != source.text }
}

/// The porting of files that belong together: all declarations are read first, and then each file
/// is changed.
///
/// It does not read or write files, and the same input always gives the same result.
enum Porting {
  /// Returns the passes.
  ///
  /// No two passes change the same bytes.
  private static func passes(_ purpose: Purpose) -> [any Pass] {
    [
      AttributePass(keepsMain: !purpose.isPreviews), ConditionPass(), KeyPathPass(),
      SelectorPass(), OptionalRequirementPass(), BareCallPass(), MovedMembersPass(),
      ExtensionOverridePass(), InheritedRequirementPass(), MainActorTestPass(), AutoclosurePass(),
      ClassDescriptionPass(), InterfaceMembersPass(), NibAwakingPass(),
      InterfaceTablePass(named: purpose.named, isOptimised: !purpose.isPreviews),
      WidenedAccessPass(), MagnitudePass(), LocalizationPass(), DarwinPass(),
      ImportPass(purpose: purpose), ObstaclePass(), PreviewPass(isOptimised: !purpose.isPreviews),
    ]
  }

  /// Returns the files with changes that make them compile on this system.
  ///
  /// - Parameters:
  ///   - files: the files that are compiled together.
  ///   - locations: the files that get directives with their original lines.
  ///   - purpose: the purpose of the compilation.
  /// - Returns: the ported files, in the same order.
  static func port(
    _ files: [SourceFile], locations: Locations, for purpose: Purpose = Purpose()
  ) -> [PortedFile] {
    // The files are sorted, because the order of members moved into one class, and the choice
    // between two types with the same name, must not depend on the order of the paths.
    let order = files.indices.sorted { files[$0].wholePath < files[$1].wholePath }
    let ported = port(order.map { files[$0] }, locations, purpose)
    return zip(order, ported).sorted { $0.0 < $1.0 }.map(\.1)
  }

  private static func port(
    _ files: [SourceFile], _ locations: Locations, _ purpose: Purpose
  ) -> [PortedFile] {
    let passes = passes(purpose)
    let program = SourceIndex(files, named: purpose.named)
    let changes = files.enumerated().map { index, file in
      var changes = Changes()
      for pass in passes { pass.run(on: file, at: index, in: program, into: &changes) }
      return changes
    }
    let writer = ChangeWriter(
      files: files, changes: changes, locations: locations, keepsPaths: purpose.isPreviews)
    return files.indices.map { index in
      let pieces = writer.pieces(of: index)
      return PortedFile(
        source: files[index], text: pieces.map(\.text).joined(),
        notes: changes[index].notes.sorted { ($0.line, $0.column) < ($1.line, $1.column) },
        columns: purpose.isPreviews ? ChangedColumns(pieces, of: files).lines : [],
        missingImports: changes[index].missingImports)
    }
  }
}

/// The purpose of ported files: a build for the same purpose as on iOS, or a program that shows
/// their previews.
struct Purpose {
  /// Whether the files are compiled for a temporary program that shows previews and has a different
  /// main file.
  var isPreviews = false
  /// The modules whose files are compiled as one module with these files.
  var siblings: Set<String> = []
  /// The modules that the compiler did not find.
  var missing: Set<String> = []
  /// The classes that documents of Interface Builder name.
  var named: Set<String> = []
}

/// The files that get directives with their original lines for the compiler.
enum Locations {
  /// No files: the result is for reading, or replaces the originals.
  case none
  /// Changed files only.
  ///
  /// The others stay the same, byte for byte.
  case changed
  /// All files: the compiled files are in a folder that users do not open.
  case all
}
