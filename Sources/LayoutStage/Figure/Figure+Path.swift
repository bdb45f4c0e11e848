extension Figure {
  /// Returns the path of a figure's files without their endings: `carousel/smooth.iPad-9.7`.
  ///
  /// A variant's name is a word there, whatever signs it has.
  package nonisolated static func path(of name: String, variant: String?) -> String {
    variant.map { "\(name).\($0.fileWord)" } ?? name
  }
}

extension String {
  /// The words with a hyphen between them: `iPhone-7-iOS-12`.
  fileprivate var fileWord: String {
    split { !($0.isLetter || $0.isNumber || "-_.".contains($0)) }.joined(separator: "-")
  }
}
