public import Foundation
import LayoutComparison
public import RasterPNG

/// The folder in which a run leaves everything that is known of it, so that it can be moved to
/// another machine.
///
/// ```
/// <root>/manifest.1-of-1.4711.json     every golden that was requested
///        verdicts.1-of-1.4711.jsonl    what became of each: one record per line
///        artifacts/Snapshots/plants/markers.after.portrait.png/expected.png actual.png …
/// ```
public struct ResultsFolder: Sendable, Hashable {
  /// The folder, which need not exist yet.
  public let root: URL

  /// Opens a folder of results.
  public init(root: URL) { self.root = root.standardizedFileURL }

  /// The folder that `SNAPSHOT_ARTIFACTS` names; else `.build/snapshots` of a package, which git
  /// ignores.
  ///
  /// - Parameters:
  ///   - environment: the variables of the process.
  ///   - base: the package's folder.
  public init(environment: [String: String], base: URL) {
    let path = environment["SNAPSHOT_ARTIFACTS"] ?? ""
    self.init(
      root: path.isEmpty
        ? base.appendingPathComponent(".build/snapshots")
        : URL(fileURLWithPath: path, isDirectory: true))
  }

  /// Returns the folder of the artifacts of a store's goldens.
  ///
  /// - Parameter store: its path below the run's base, or its whole path.
  /// - Returns: the folder, which need not exist yet.
  public func artifacts(ofStore store: String) -> ArtifactFolder {
    // `..` would lead out of the folder, which is moved to other machines as a whole.
    let components = store.split(separator: "/").map { $0 == ".." ? "up" : String($0) }
    return ArtifactFolder(
      root: components.reduce(root.appendingPathComponent(Self.artifacts)) {
        $0.appendingPathComponent($1, isDirectory: true)
      })
  }

  /// Returns a file's path below the folder.
  package func path(of file: URL) -> String { RunLedger.path(of: file, below: root) }

  /// Reads the records of all snapshots, in order of store and name.
  ///
  /// A last line that was cut short, as by a killed process, is left out: its manifest says that
  /// the run did not come to its end.
  ///
  /// - Returns: a record for each golden; of a snapshot that was taken twice, as by a retry, the
  ///   last counts, and of two that requested one golden the worse.
  /// - Throws: the system's refusal, or the file and line of what is no record.
  public func records() throws(FileError) -> [VerdictRecord] {
    Self.records(of: try verdictFiles())
  }

  /// Returns the verdicts that count of those that processes left.
  static func records(of files: [(name: String, contents: RecordFile.Contents)]) -> [VerdictRecord]
  {
    var records: [[String]: VerdictRecord] = [:]
    // In order of the names, which hold the time of the process: what a later one found overwrites
    // what an earlier one did.
    for record in files.flatMap(\.contents.records) {
      records[record.key + [record.owner]] = record
    }
    return records.values.sorted().grouped(by: \.key).compactMap(\.worst)
  }

  /// Reads the file of each process, in order of the names.
  func verdictFiles() throws(FileError) -> [(name: String, contents: RecordFile.Contents)] {
    var found: [(String, RecordFile.Contents)] = []
    for file in files(Self.verdicts, "jsonl") {
      found.append((file.lastPathComponent, try RecordFile(file).contents()))
    }
    return found
  }

  /// Reads the manifests of this folder, without those of folders below it.
  public func manifests() throws(FileError) -> [Manifest] {
    var manifests: [Manifest] = []
    for file in files("manifest", "json") { manifests.append(try Manifest.read(file)) }
    return manifests
  }

  /// The folder's own files of a kind, in order of their names.
  func files(_ kind: String, _ pathExtension: String) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.filter { Self.isFile($0, kind, pathExtension) }
      .sorted().map { root.appendingPathComponent($0) }
  }

  /// Returns whether a file is one of a run's by its name, `manifest.1-of-4.4711.json`; others have
  /// manifests too.
  static func isFile(_ name: String, _ kind: String, _ pathExtension: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 4, parts[0] == kind, parts.last == pathExtension[...] else { return false }
    let numbers = parts[1].components(separatedBy: "-of-").map { Int($0) }
    return numbers.count == 2 && !numbers.contains(nil)
  }

  static let artifacts = "artifacts"
  static let verdicts = "verdicts"
}
