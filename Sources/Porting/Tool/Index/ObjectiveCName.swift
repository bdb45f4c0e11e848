/// The Objective-C name of a method, such as `tapped:`, `handle:with:`, `moveFrom:to:` or
/// `goWithSender:`.
struct ObjectiveCName {
  let text: String

  /// Makes the name from the Swift name and argument labels of a method without `@objc(…)`; the
  /// label is `_` if a parameter has none.
  init(of name: String, labels: [String]) {
    let plain = name.filter { $0 != "`" }
    text = labels.enumerated().reduce(plain) { all, word in
      if word.element == "_" { return all + ":" }
      return all + (word.offset == 0 ? Self.joined(word.element) : word.element) + ":"
    }
  }

  private static let prepositions = [
    "above", "after", "along", "at", "before", "below", "between", "by", "during", "for", "from",
    "in", "into", "of", "off", "on", "onto", "over", "per", "since", "than", "through", "to",
    "until", "using", "via", "when", "with", "within",
  ]

  /// Returns the first argument label as a part of the name.
  ///
  /// "With" is inserted before the label unless the label begins with a preposition.
  private static func joined(_ label: String) -> String {
    let capital = label.prefix(1).uppercased() + label.dropFirst()
    let first = label.prefix { $0.isLowercase }
    return prepositions.contains(String(first)) ? capital : "With" + capital
  }
}
