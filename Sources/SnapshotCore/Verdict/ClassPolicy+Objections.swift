package import LayoutComparison

/// A check for policies under which no difference would be found.
///
/// Such a policy is an error, because a verifier that verifies nothing must not succeed.
extension ClassPolicy {
  /// Returns the problem of a policy that ignores every class of change that can be found; empty
  /// for any other policy.
  ///
  /// - Parameter seen: the classes of change that can be found. The default is all visible ones.
  /// - Returns: at most one line.
  package func objections(about seen: [ChangeClass] = [.layout, .paint, .text, .fonts]) -> [String]
  {
    seen.contains { self[$0] != .ignore }
      ? [] : ["the policy ignores every class of change: nothing would be verified"]
  }
}
