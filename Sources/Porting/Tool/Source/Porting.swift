/// A file after porting.
struct PortedFile {
  let source: SourceFile
  /// The text as it compiles here, at the original lines.
  let text: String
  let notes: [Note]
  /// The lines whose columns are not the original's; of previews only.
  var columns: [ChangedColumns.Line] = []
  /// The removed imports of missing modules; for previews only.
  var missingImports: [MissingImport] = []

  /// Whether anything was changed.
  var isChanged: Bool { text != source.text }
}

/// The porting of files together: their declarations are read, then each is changed.
///
/// No file is read or written here; the same files give the same texts.
enum Porting {
  /// The passes; no two change the same bytes.
  private static func passes(_ purpose: Purpose) -> [any Pass] {
    [
      AttributePass(keepsMain: !purpose.isPreviews), ConditionPass(), KeyPathPass(),
      SelectorPass(), OptionalRequirementPass(), BareCallPass(), MovedMembersPass(),
      ExtensionOverridePass(), InheritedRequirementPass(), MainActorTestPass(), AutoclosurePass(),
      ClassDescriptionPass(),
      WidenedAccessPass(), MagnitudePass(), ImportPass(purpose: purpose),
      ObstaclePass(), PreviewPass(isOptimised: !purpose.isPreviews),
    ]
  }

  /// Returns each file as it compiles here.
  ///
  /// - Parameters:
  ///   - files: the files that are compiled together.
  ///   - locations: the files that give the compiler the original lines.
  ///   - purpose: the purpose of the compilation.
  /// - Returns: the ported files, in the same order.
  static func port(
    _ files: [SourceFile], locations: Locations, for purpose: Purpose = Purpose()
  ) -> [PortedFile] {
    // What moves from several files into one class, and which of two types of a name is found
    // first, must not hang on the order in which the caller wrote the paths.
    let order = files.indices.sorted { files[$0].wholePath < files[$1].wholePath }
    let ported = port(order.map { files[$0] }, locations, purpose)
    return zip(order, ported).sorted { $0.0 < $1.0 }.map(\.1)
  }

  private static func port(
    _ files: [SourceFile], _ locations: Locations, _ purpose: Purpose
  ) -> [PortedFile] {
    let passes = passes(purpose)
    let program = SourceIndex(files)
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

/// The purpose of ported files: the same as on iOS, or a program of their previews.
struct Purpose {
  /// Whether another file begins the program, which is built for a moment.
  var isPreviews = false
  /// The modules that are compiled as one with these files.
  var siblings: Set<String> = []
  /// The modules that the compiler did not find.
  var missing: Set<String> = []
}

/// The files that report their original lines to the compiler.
enum Locations {
  /// None: the result is read by people, or put in the original's place.
  case none
  /// Those that were changed; the others stay as they are, byte for byte.
  case changed
  /// All: the compiled files are in a folder that users do not open.
  case all
}
