extension [String] {
  /// The words as one reads a list: `a`, `a and b`, `a, b and c`; nothing of none.
  package var listed: String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) and \(last)"
  }
}
