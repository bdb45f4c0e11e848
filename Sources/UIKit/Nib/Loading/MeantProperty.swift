import Basics

/// The search for the property that a document probably means by an unknown name.
enum MeantProperty {
  /// Returns the most similar name or, if none is close, the first that begins with the given text,
  /// as `titleLabel` begins with `title`; nil if none does.
  static func name(for word: String, in names: [String]) -> String? {
    let start = word.lowercased()
    return NearestName.of(word, in: names)
      ?? names.first { !start.isEmpty && $0.lowercased().hasPrefix(start) }
  }
}
