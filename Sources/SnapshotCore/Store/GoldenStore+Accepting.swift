public import Foundation
import RasterPNG

extension GoldenStore {
  /// Replaces a golden by a candidate, if it is still the change that was reviewed.
  ///
  /// - Parameters:
  ///   - candidate: the file that a run left, such as `actual.png`.
  ///   - name: the golden.
  ///   - place: the store as the run named it, by its path below the run's base:
  ///     `VerdictRecord.store`.
  ///   - digest: what the run printed, whole or its first 16 digits at least; nil accepts whatever
  ///     is there.
  /// - Returns: the digest of the change.
  /// - Throws: why it is not accepted; then nothing is written.
  @discardableResult
  public func accept(
    _ candidate: URL, as name: GoldenName, inStore place: String, digest: String?
  ) throws(AcceptanceError) -> Digest {
    try accept(candidate, as: name, inStore: place, digest: digest, knowing: FolderNames())
  }

  /// Puts one of many candidates in its golden's place.
  ///
  /// - Parameters:
  ///   - candidate: the file that a run left.
  ///   - name: the golden.
  ///   - place: as for a single one.
  ///   - digest: as for a single one.
  ///   - names: what is known of the folders, so that none is listed for each golden.
  /// - Returns: the digest of the change.
  /// - Throws: why it is not accepted; then nothing is written.
  @discardableResult
  package func accept(
    _ candidate: URL, as name: GoldenName, inStore place: String, digest: String?,
    knowing names: FolderNames
  ) throws(AcceptanceError) -> Digest {
    let change = try change(to: candidate, as: name, inStore: place, digest: digest)
    do {
      _ = try write(change.data, to: location(of: name), replacing: true, knowing: names)
    } catch {
      throw .file(error)
    }
    return change.digest
  }

  /// Returns the change that accepting a candidate would make, and writes nothing.
  ///
  /// - Parameters:
  ///   - candidate: the file that a run left.
  ///   - name: the golden.
  ///   - place: as for accepting.
  ///   - digest: as for accepting.
  /// - Returns: the bytes, and the digest of the change from what is there now.
  /// - Throws: why it would not be accepted.
  public func change(
    to candidate: URL, as name: GoldenName, inStore place: String, digest: String?
  ) throws(AcceptanceError) -> ProposedGolden {
    let change: ProposedGolden
    do {
      guard let data = try WholeFile(candidate).read() else { throw AcceptanceError.nothing(name) }
      change = ProposedGolden(
        data, replacing: try read(location(of: name)), at: name.path(inStore: place))
    } catch let error as FileError {
      throw .file(error)
    } catch {
      throw .nothing(name)
    }
    // A shorter beginning may be the one of several digests.
    if let digest, digest.count < 16 || !change.digest.description.hasPrefix(digest) {
      throw .stale(name, asked: digest, found: change.digest)
    }
    return change
  }
}
