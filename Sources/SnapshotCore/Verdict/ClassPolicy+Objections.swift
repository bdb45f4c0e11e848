package import LayoutComparison

/// Settings under which no difference would be found: a verifier that verifies nothing is an error,
/// not a success.
extension ClassPolicy {
  /// Returns the problems of a policy that ignores everything that can be seen; empty for any
  /// other.
  ///
  /// - Parameter seen: the classes that a change of the compared value can have, apart from
  ///   metadata.
  /// - Returns: at most one line.
  package func objections(about seen: [ChangeClass] = [.layout, .paint, .text, .fonts]) -> [String]
  {
    seen.contains { self[$0] != .ignore }
      ? [] : ["the policy ignores every class of change: nothing would be verified"]
  }
}
