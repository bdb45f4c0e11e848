package import Foundation
import LayoutComparison
package import PictureComparison

/// The format in which values are written as goldens and compared with them.
public struct SnapshotFormat<Format>: Sendable {
  /// The extension of the golden's file.
  public let pathExtension: String
  /// Returns the bytes of a golden; equal values give equal bytes.
  package let encode: @Sendable (Format, GoldenLocation) throws(SnapshotError) -> Data
  /// Compares the bytes of a golden with a value.
  package let examine: @Sendable (Data, Format, VerificationLevel) -> Examination
  /// Returns the problems that do not depend on the golden, such as rules that the value breaks or
  /// a policy that verifies nothing; one line for each.
  ///
  /// If there are any, the snapshot is an error.
  package var objections: @Sendable (Format) -> [String]

  /// Makes a format, by default one whose values have no problems of their own.
  package init(
    pathExtension: String,
    encode: @escaping @Sendable (Format, GoldenLocation) throws(SnapshotError) -> Data,
    examine: @escaping @Sendable (Data, Format, VerificationLevel) -> Examination,
    objections: @escaping @Sendable (Format) -> [String] = { _ in [] }
  ) {
    self.pathExtension = pathExtension
    self.encode = encode
    self.examine = examine
    self.objections = objections
  }
}

/// The result of comparing a golden's bytes with a value.
package enum Examination: Sendable {
  /// No difference leads to a failure.
  ///
  /// `statements` are warnings or ignored changes, and `pixels` are those that a tolerance allowed,
  /// if any.
  case same(Verdict.Match.Proof, statements: [ReportedChange] = [], pixels: PixelSummary? = nil)
  /// No difference leads to a failure, but the golden has no layout that could be compared.
  ///
  /// The verdict is `same` with a warning, or `different` on a build server.
  case undescribed(Evidence, statements: [ReportedChange], pixels: PixelSummary? = nil)
  /// At least one difference leads to a failure.
  case different(Evidence, statements: [ReportedChange])
  /// The golden cannot be compared.
  case unreadable(UnreadableReason)
}
