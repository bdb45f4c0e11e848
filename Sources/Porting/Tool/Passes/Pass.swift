/// One kind of change: reads a file and adds what it would change.
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
