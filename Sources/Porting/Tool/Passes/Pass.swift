/// A kind of change to the source.
///
/// A pass reads a file and adds its edits.
///
/// A pass sees all files that are ported together, but not the edits of other passes. No two passes
/// edit the same bytes.
protocol Pass: Sendable {
  func run(on file: SourceFile, at index: Int, in program: SourceIndex, into changes: inout Changes)
}

extension Pass {
  /// The reason given in notes about features of Objective-C.
  var noRuntime: String { "there is no Objective-C runtime" }
}
