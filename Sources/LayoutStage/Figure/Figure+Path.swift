extension Figure {
  /// Returns the path of a figure's files without their extensions: `carousel/smooth.iPad-9.7`.
  ///
  /// Spaces and special characters in the variant's name are replaced with hyphens.
  package nonisolated static func path(of name: String, variant: String?) -> String {
    variant.map { "\(name).\($0.fileWord)" } ?? name
  }
}

extension String {
  /// The text with hyphens in place of spaces and special characters: `iPhone-7-iOS-12`.
  fileprivate var fileWord: String {
    split { !($0.isLetter || $0.isNumber || "-_.".contains($0)) }.joined(separator: "-")
  }
}
