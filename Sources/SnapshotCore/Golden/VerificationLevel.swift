import Basics

/// The depth to which an unchanged golden is verified.
public enum VerificationLevel: String, Sendable, Codable, CaseIterable {
  /// By its stamp where that agrees, else decoded.
  ///
  /// Where the stamp has the digest of the very drawing that is expected, nothing is drawn: it
  /// trusts that a recording by this version of the rasteriser wrote that digest for the pixels in
  /// the file. Finds every change of a golden's pixels, chunks or stamp but one: a stamp that
  /// somebody computed anew to claim what is expected for a file that shows something else. Costs a
  /// hash of the file and of the drawing's list.
  case fast
  /// Drawn, decoded, and the stamp checked against what was decoded.
  ///
  /// Finds a forged stamp too, so that what a reviewer sees is what the tests accept, and a
  /// rasteriser that gives other pixels under the same version.
  case deep

  /// Chooses `deep` where `CI` is set, `fast` elsewhere.
  ///
  /// - Parameter environment: the variables of the process.
  public init(environment: [String: String]) {
    self = BuildServer.isNamed(in: environment) ? .deep : .fast
  }
}
