package import Foundation
import LayoutComparison
package import RasterPNG

/// The folder that contains all the results of a run.
///
/// The folder is self-contained, so it can be moved to another machine.
///
/// ```
/// <root>/manifest.1-of-1.4711.json     every golden that was requested
///        verdicts.1-of-1.4711.jsonl    the outcome for each golden: one record per line
///        artifacts/Snapshots/plants/markers.after.portrait.png/expected.png actual.png …
/// ```
package struct ResultsFolder: Sendable, Hashable {
  /// The URL of the folder, which need not exist yet.
  package let root: URL

  package init(root: URL) { self.root = root.standardizedFileURL }

  /// Makes the folder at the path in `SNAPSHOT_ARTIFACTS` or, if that is not set, at
  /// `.build/snapshots` in the package, beside the build products.
  ///
  /// - Parameters:
  ///   - environment: the environment variables of the process.
  ///   - base: the package's folder or, outside a package, the working directory.
  package init(environment: [String: String], base: URL) {
    let path = environment["SNAPSHOT_ARTIFACTS"] ?? ""
    self.init(
      root: path.isEmpty
        ? base.appendingPathComponent(".build/snapshots")
        : URL(fileURLWithPath: path, isDirectory: true))
  }

  /// Returns the folder for the artifacts of the goldens in a store (a folder of goldens).
  ///
  /// - Parameter store: the path of the store relative to the run's base folder, or its absolute
  ///   path.
  /// - Returns: the folder, which need not exist yet.
  package func artifacts(ofStore store: String) -> ArtifactFolder {
    // The folder must be self-contained, but `..` would lead out of it, so it is replaced.
    let components = store.split(separator: "/").map { $0 == ".." ? "up" : String($0) }
    return ArtifactFolder(
      root: components.reduce(root.appendingPathComponent(Self.artifacts)) {
        $0.appendingPathComponent($1, isDirectory: true)
      })
  }

  /// Returns a file's path relative to the folder.
  package func path(of file: URL) -> String { RunLedger.path(of: file, below: root) }

  /// Reads the records of all snapshots, sorted by store (folder of goldens) and name.
  ///
  /// An incomplete last line, for instance from a killed process, is left out. The process's
  /// manifest then records that the run is unfinished.
  ///
  /// - Returns: one record for each golden. If a snapshot was taken twice, for instance in a retry,
  ///   the last record counts; if two snapshots requested the same golden, the worse record counts.
  /// - Throws: `FileError` if a file cannot be read; for an invalid record it gives the line.
  package func records() throws(FileError) -> [VerdictRecord] {
    Self.records(of: try verdictFiles())
  }

  /// Returns one record for each golden, out of those that all processes wrote: the last record of
  /// a caller and, if several callers requested the golden, the worst.
  static func records(of files: [(name: String, contents: RecordFile.Contents)]) -> [VerdictRecord]
  {
    var records: [[String]: VerdictRecord] = [:]
    // In a shard, the files are sorted by the time at which the process began, which is part of
    // their names. Records of later processes therefore replace earlier ones.
    for record in files.flatMap(\.contents.records) {
      records[record.key + [record.owner]] = record
    }
    return records.values.sorted().grouped(by: \.key).compactMap(\.worst)
  }

  /// Reads the verdict file of each process, in the order of the file names.
  func verdictFiles() throws(FileError) -> [(name: String, contents: RecordFile.Contents)] {
    var found: [(String, RecordFile.Contents)] = []
    for file in files(Self.verdicts, "jsonl") {
      found.append((file.lastPathComponent, try RecordFile(file).contents()))
    }
    return found
  }

  /// Reads the manifests of this folder, but not those of folders inside it.
  ///
  /// - Throws: `FileError` if a manifest cannot be read or is invalid.
  package func manifests() throws(FileError) -> [Manifest] {
    var manifests: [Manifest] = []
    for file in files("manifest", "json") { manifests.append(try Manifest.read(file)) }
    return manifests
  }

  /// Returns the folder's own files of a kind, sorted by name.
  func files(_ kind: String, _ pathExtension: String) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.filter { Self.isFile($0, kind, pathExtension) }
      .sorted().map { root.appendingPathComponent($0) }
  }

  /// Returns whether a file name is one that runs use, such as `manifest.1-of-4.4711.json`.
  ///
  /// Other programs also write files named `manifest`.
  static func isFile(_ name: String, _ kind: String, _ pathExtension: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 4, parts[0] == kind, parts.last == pathExtension[...] else { return false }
    let numbers = parts[1].components(separatedBy: "-of-").map { Int($0) }
    return numbers.count == 2 && !numbers.contains(nil)
  }

  static let artifacts = "artifacts"
  static let verdicts = "verdicts"
}
