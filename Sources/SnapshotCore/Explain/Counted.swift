/// Numbers of things in messages.
package enum Counted {
  /// Returns `1 pixel`, `2 pixels`.
  package static func text(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
