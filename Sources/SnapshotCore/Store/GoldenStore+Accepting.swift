public import Foundation

extension GoldenStore {
  /// Puts a candidate in a golden's place, if it is still the change that somebody looked at.
  ///
  /// - Parameters:
  ///   - candidate: the file that a run left, such as `actual.png`.
  ///   - name: the golden.
  ///   - digest: what the run printed, whole or its first 16 digits at least; nil accepts whatever is there.
  /// - Returns: the digest of the change.
  /// - Throws: why it is not accepted; then nothing is written.
  @discardableResult
  public func accept(
    _ candidate: URL, as name: GoldenName, digest: String?
  ) throws(AcceptanceError) -> Digest {
    let golden = location(of: name)
    do {
      guard let data = try WholeFile(candidate).read() else { throw AcceptanceError.nothing(name) }
      let change = Candidate(data, replacing: try read(golden))
      if let digest, digest.count < 16 || !change.digest.description.hasPrefix(digest) {
        throw AcceptanceError.stale(name, asked: digest, found: change.digest)
      }
      try write(change.data, to: golden, replacing: true)
      return change.digest
    } catch let error as AcceptanceError {
      throw error
    } catch let error as FileError {
      throw .file(error)
    } catch {
      throw .nothing(name)
    }
  }
}
