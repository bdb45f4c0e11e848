package import Foundation
import RasterPNG

extension GoldenStore {
  /// Replaces a golden with a candidate if the change is still the one that was reviewed.
  ///
  /// - Parameters:
  ///   - candidate: the file written by a run, such as `actual.png`.
  ///   - name: the name of the golden.
  ///   - place: the path of this folder of goldens, as in `VerdictRecord.store`.
  ///   - digest: the digest printed by the run, or at least its first 16 digits; nil accepts any
  ///     change.
  /// - Returns: the digest of the change.
  /// - Throws: `AcceptanceError` if the change cannot be accepted; then nothing is written.
  @discardableResult
  package func accept(
    _ candidate: URL, as name: GoldenName, inStore place: String, digest: String?
  ) throws(AcceptanceError) -> Digest {
    try accept(candidate, as: name, inStore: place, digest: digest, knowing: FolderNames())
  }

  /// Replaces a golden with a candidate, using a cache shared by a caller that accepts many
  /// candidates.
  ///
  /// - Parameters:
  ///   - candidate: the file written by a run.
  ///   - name: the name of the golden.
  ///   - place: the path of this folder of goldens, as in `VerdictRecord.store`.
  ///   - digest: the digest printed by the run, or at least its first 16 digits; nil accepts any
  ///     change.
  ///   - names: the cache of the names in folders, so that a folder is not listed again for each
  ///     golden.
  /// - Returns: the digest of the change.
  /// - Throws: `AcceptanceError` if the change cannot be accepted; then nothing is written.
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

  /// Returns the change that accepting a candidate would make, without writing anything.
  ///
  /// - Parameters:
  ///   - candidate: the file written by a run.
  ///   - name: the name of the golden.
  ///   - place: the path of this folder of goldens, as in `VerdictRecord.store`.
  ///   - digest: the digest printed by the run, or at least its first 16 digits; nil accepts any
  ///     change.
  /// - Returns: the new bytes, and the digest of the change from the current golden.
  /// - Throws: `AcceptanceError` if the change cannot be accepted.
  package func change(
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
    // A digest shorter than 16 digits could be the beginning of several digests.
    if let digest, digest.count < 16 || !change.digest.description.hasPrefix(digest) {
      throw .stale(name, asked: digest, found: change.digest)
    }
    return change
  }
}
