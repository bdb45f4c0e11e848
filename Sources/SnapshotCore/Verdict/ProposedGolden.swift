public import Foundation

/// The data that would replace a golden, with a digest that names exactly this change of this
/// golden.
public struct ProposedGolden: Sendable, Hashable {
  /// The bytes of the file.
  public let data: Data
  /// The digest of the change from the golden's bytes to these; other bytes on either side give
  /// another, and so does another golden that changes in the very same way.
  public let digest: Digest

  /// Makes a candidate.
  ///
  /// - Parameters:
  ///   - data: the bytes that would be written.
  ///   - golden: the bytes that are there, nil for none.
  ///   - path: the golden's path, its store's included, as in `VerdictRecord.path`.
  public init(_ data: Data, replacing golden: Data?, at path: String) {
    self.data = data
    let old = golden.map { Digest($0).description } ?? "none"
    // Anyone who looked at one golden has not looked at its twin.
    digest = Digest(text: "\(old) \(Digest(data)) \(path)")
  }
}
