/// One kind of change, which reads a file and adds its edits.
///
/// A pass sees all files that are ported together, and never what another pass does: their edits
/// touch different bytes.
protocol Pass: Sendable {
  func run(on file: SourceFile, at index: Int, in program: SourceIndex, into changes: inout Changes)
}

extension Pass {
  /// The note for removed Objective-C attributes.
  var noRuntime: String { "there is no Objective-C runtime" }
}
