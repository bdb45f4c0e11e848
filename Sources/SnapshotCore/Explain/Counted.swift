/// Numbers of things in messages.
enum Counted {
  /// Returns `1 pixel`, `2 pixels`.
  static func text(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
