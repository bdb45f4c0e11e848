import Basics

/// The thoroughness with which an unchanged golden is verified.
public enum VerificationLevel: String, Sendable, Codable, CaseIterable {
  /// The golden is verified by its stamp; it is decoded only if the stamp does not match.
  ///
  /// If the stamp has the digest of the expected drawing, nothing is drawn either: the golden is
  /// trusted because a recording by this version of the rasteriser wrote that digest for the pixels
  /// in the file. This detects every change of a golden's pixels, chunks or stamp except a stamp
  /// that was deliberately recomputed for a file that shows something else. It only takes the time
  /// to hash the file and the display list.
  case fast
  /// The picture is drawn, the golden is decoded, and the stamp is checked against the decoded
  /// pixels.
  ///
  /// This also detects forged stamps, so that a golden passes only if it really shows the expected
  /// picture. It also detects a rasteriser that draws different pixels although its version is
  /// unchanged.
  case deep

  /// Chooses `deep` if `CI` is set, otherwise `fast`.
  ///
  /// - Parameter environment: the environment variables of the process.
  package init(environment: [String: String]) {
    self = BuildServer.isNamed(in: environment) ? .deep : .fast
  }
}
