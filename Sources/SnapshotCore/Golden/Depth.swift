/// How thoroughly an unchanged golden is verified.
public enum Depth: String, Sendable, Codable, CaseIterable {
  /// By its stamp where that agrees, else decoded.
  ///
  /// Finds every change of a golden's pixels, chunks or stamp but one: a stamp that somebody
  /// computed anew to claim the expected pixels for a file that shows others. Costs a hash of file
  /// and frame.
  case fast
  /// Decoded, and its stamp checked against what was decoded.
  ///
  /// Finds a forged stamp too, so that what a reviewer sees is what the tests accept.
  case deep

  /// Chooses `deep` where `CI` is set, `fast` elsewhere.
  ///
  /// - Parameter environment: the variables of the process.
  public init(environment: [String: String]) {
    self = RecordMode.isContinuousIntegration(environment) ? .deep : .fast
  }
}
