/// A kind of change to the source.
///
/// A pass reads one file and adds its edits to `changes`.
///
/// The index `program` describes all files that are ported together, without the edits of other
/// passes. No two passes edit the same bytes.
protocol Pass: Sendable {
  func run(on file: SourceFile, at index: Int, in program: SourceIndex, into changes: inout Changes)
}

extension Pass {
  /// The reason in the notes about features of Objective-C.
  var noRuntime: String { "there is no Objective-C runtime" }
}
