public import Foundation
import LayoutComparison
public import PictureComparison

/// The format in which a value is written as a golden and compared with one.
public struct SnapshotFormat<Format>: Sendable {
  /// The kind of file.
  public let pathExtension: String
  /// Returns the bytes of a golden; the same value gives the same bytes.
  public let encode: @Sendable (Format, GoldenLocation) throws(SnapshotError) -> Data
  /// Compares a golden's bytes with a value.
  public let examine: @Sendable (Data, Format, VerificationLevel) -> Examination
  /// The problems of a value whatever its golden holds, a line each; such a value is an error.
  public var objections: @Sendable (Format) -> [String]

  /// Makes a format.
  public init(
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
public enum Examination: Sendable {
  /// Nothing that fails is different; `statements` warn or are ignored, and `pixels` says what
  /// tolerance let pass, if anything.
  case same(Verdict.Match.Proof, statements: [ReportedChange] = [], pixels: PixelSummary? = nil)
  /// Nothing that fails is different, but the golden carries no layout to compare with: `same`,
  /// with a warning, and `different` on a build server.
  case undescribed(Evidence, statements: [ReportedChange], pixels: PixelSummary? = nil)
  /// Something that fails is different.
  case different(Evidence, statements: [ReportedChange])
  /// The golden cannot be compared with.
  case unreadable(UnreadableReason)
}
