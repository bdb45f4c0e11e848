/// A ported file, with its notes.
struct PortedFile {
  let source: SourceFile
  /// The ported text, which compiles on this system if the notes contain no obstacle.
  let text: String
  let notes: [Note]
  /// The lines whose columns differ from those of the original; empty unless the purpose is
  /// previews.
  var columns: [ChangedColumns.Line] = []
  /// The imports that were removed because their modules are missing; empty unless the purpose is
  /// previews.
  var missingImports: [MissingImport] = []

  /// Whether porting changed the text.
  var isChanged: Bool { text != source.text }
}

/// The porting of files that belong together: all declarations are read first, and then each file
/// is changed.
///
/// No files are read or written, and the result depends only on the arguments.
enum Porting {
  /// Returns the passes in the order in which they run.
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
  ///   - locations: the files to which `#sourceLocation` directives are added.
  ///   - purpose: the purpose of the compilation.
  /// - Returns: the ported files, in the same order.
  static func port(
    _ files: [SourceFile], locations: Locations, for purpose: Purpose = Purpose()
  ) -> [PortedFile] {
    // The files are sorted, because the order of the paths must not change the order of members
    // moved into one class, or which of two types with the same name is used.
    let order = files.indices.sorted { files[$0].wholePath < files[$1].wholePath }
    let ported = port(order.map { files[$0] }, locations, purpose)
    return zip(order, ported).sorted { $0.0 < $1.0 }.map(\.1)
  }

  private static func port(
    _ files: [SourceFile], _ locations: Locations, _ purpose: Purpose
  ) -> [PortedFile] {
    let passes = passes(purpose)
    _ = Parallel.map(files.count) { files[$0].parse() }
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

/// The purpose of the ported files: a build like that for iOS, or a program that shows the previews
/// in the files.
struct Purpose {
  /// Whether the files are compiled for a temporary program that shows previews and has its own
  /// `main.swift`.
  var isPreviews = false
  /// The names of the app's other modules, whose files are compiled in one module with the ported
  /// files.
  var siblings: Set<String> = []
  /// The names of the modules that the compiler did not find.
  var missing: Set<String> = []
  /// The names of the classes in Interface Builder documents.
  var named: Set<String> = []
}

/// The files to which `#sourceLocation` directives are added, so that compiler messages contain the
/// original lines.
enum Locations {
  /// No files: users read the result, or it replaces the originals.
  case none
  /// Only files that were changed.
  ///
  /// The text of the other files stays identical.
  case changed
  /// All files, because they are compiled in a folder that users do not open.
  case all
}
