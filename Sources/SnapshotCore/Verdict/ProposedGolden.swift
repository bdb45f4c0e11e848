package import Foundation

/// The data that would replace a golden, with a digest that identifies this change of this golden.
package struct ProposedGolden: Sendable, Hashable {
  /// The bytes of the file.
  package let data: Data
  /// The digest of the change from the golden's bytes to these.
  ///
  /// The digest depends on the bytes before and after the change and on the golden's path, so that
  /// an identical change of a different golden has a different digest.
  package let digest: Digest

  /// Makes a proposed golden.
  ///
  /// - Parameters:
  ///   - data: the bytes that would be written.
  ///   - golden: the current bytes of the golden; nil if it does not exist.
  ///   - path: the path of the golden, including that of its store (the folder of goldens), as in
  ///     `VerdictRecord.path`.
  package init(_ data: Data, replacing golden: Data?, at path: String) {
    self.data = data
    let old = golden.map { Digest($0).description } ?? "none"
    // The path is included, because the user who reviews a change of one golden has not reviewed
    // the same change of another.
    digest = Digest(text: "\(old) \(Digest(data)) \(path)")
  }
}
