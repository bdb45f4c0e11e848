import Basics

/// The search for the property that a document probably means by a name that does not exist.
enum MeantProperty {
  /// Returns the most similar name or, if none is close, the first that begins with the word, as
  /// `titleLabel` begins with `title`.
  static func name(for word: String, in names: [String]) -> String? {
    let start = word.lowercased()
    return NearestName.of(word, in: names)
      ?? names.first { !start.isEmpty && $0.lowercased().hasPrefix(start) }
  }
}
