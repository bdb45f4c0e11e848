import Basics

/// The thoroughness with which an unchanged golden is verified.
public enum VerificationLevel: String, Sendable, Codable, CaseIterable {
  /// The golden is verified by its stamp, and decoded only if the stamp does not state that the
  /// golden contains exactly the expected picture.
  ///
  /// If the stamp has the digest of the expected drawing, nothing is drawn either. The golden is
  /// then trusted, because this version of the rasteriser recorded that digest together with the
  /// pixels in the file. Every change of a golden's pixels, chunks or stamp is detected, except for
  /// a stamp that was deliberately recomputed for a file that shows something else.
  case fast
  /// The picture is drawn, the golden is decoded, and the stamp is checked against the decoded
  /// pixels.
  ///
  /// A golden passes only if it really shows the expected picture: forged stamps are detected, and
  /// also a rasteriser that draws different pixels although its version is unchanged.
  case deep

  /// Chooses `deep` if `CI` is set, otherwise `fast`.
  ///
  /// - Parameter environment: the environment variables of the process.
  package init(environment: [String: String]) {
    self = BuildServer.isNamed(in: environment) ? .deep : .fast
  }
}
