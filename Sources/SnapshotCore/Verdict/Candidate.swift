public import Foundation

/// What would be written in a golden's place, with a digest that names exactly this change.
public struct Candidate: Sendable, Hashable {
  /// The bytes of the file.
  public let data: Data
  /// The digest of the change from the golden's bytes to these; other bytes on either side give
  /// another.
  public let digest: Digest

  /// Makes a candidate.
  ///
  /// - Parameters:
  ///   - data: the bytes that would be written.
  ///   - golden: the bytes that are there, nil for none.
  public init(_ data: Data, replacing golden: Data?) {
    self.data = data
    let old = golden.map { Digest($0).description } ?? "none"
    digest = Digest(text: "\(old) \(Digest(data))")
  }
}
