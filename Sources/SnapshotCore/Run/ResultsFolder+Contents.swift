import Foundation
package import RasterPNG

extension ResultsFolder {
  /// The contents of a results folder, and the verdicts that are missing from it.
  package struct Contents: Sendable {
    /// The results of one process, described by its manifest.
    package struct Part: Sendable {
      package let manifest: Manifest
      /// The missing verdicts, or the goldens that the manifest lists twice; nil if there are none,
      /// or if the process did not finish.
      package let loss: VerdictLoss?
    }

    /// The folder that was read.
    package let folder: ResultsFolder
    /// The verdicts, as returned by `ResultsFolder.records()`.
    package let records: [VerdictRecord]
    /// One value for each manifest, in the order of the file names, and then one for each verdict
    /// file without a manifest.
    package let parts: [Part]
  }

  /// Reads verdicts and manifests, and compares them with each other.
  ///
  /// - Returns: the contents of the folder.
  /// - Throws: `FileError` if a file cannot be read or is invalid.
  package func contents() throws(FileError) -> Contents {
    // Manifests are read first. A running process writes its final manifest after its last verdict,
    // so if a manifest is final, all verdicts of its process are already written.
    var manifests: [(file: URL, manifest: Manifest)] = []
    for file in files("manifest", "json") { manifests.append((file, try Manifest.read(file))) }
    let files = try verdictFiles()
    let byName = Dictionary(files.map { ($0.name, $0.contents) }) { first, _ in first }
    let parts = manifests.map { file, manifest in
      let name = Self.verdictFile(ofManifest: file.lastPathComponent)
      let loss = VerdictLoss(
        manifest, file: root.appendingPathComponent(name), contents: byName[name])
      return Contents.Part(manifest: manifest, loss: loss)
    }
    let known = Set(manifests.map { Self.verdictFile(ofManifest: $0.file.lastPathComponent) })
    let strays = byName.keys.filter { !known.contains($0) }.sorted()
    return Contents(
      folder: self, records: Self.records(of: files),
      parts: parts + strays.map { Self.stray($0, run: manifests.first?.manifest.run) })
  }

  /// Returns the part of a process whose verdicts exist but whose manifest is lost, so that its
  /// other requests are unknown.
  ///
  /// A process writes its manifest before its first verdict, so this process must have written a
  /// manifest.
  private static func stray(_ name: String, run: String?) -> Contents.Part {
    let numbers = name.split(separator: ".").dropFirst().first?.components(separatedBy: "-of-")
    let shard = numbers.flatMap { numbers -> Manifest.Shard? in
      guard let index = numbers.first.flatMap({ Int($0) }),
        let count = numbers.last.flatMap({ Int($0) })
      else { return nil }
      return Manifest.Shard(index, of: count)
    }
    return Contents.Part(
      manifest: Manifest(
        run: run ?? "unknown", shard: shard ?? .whole, isFinished: false, entries: []),
      loss: nil)
  }

  /// Returns the name of the verdict file that belongs to a manifest.
  static func verdictFile(ofManifest name: String) -> String {
    let parts = name.split(separator: ".")
    // Merged results have only one verdict file, regardless of the number of manifests.
    if parts.count > 2, parts[2].hasPrefix(merged) { return mergedVerdicts }
    return "\(verdicts).\(parts.dropFirst().dropLast().joined(separator: ".")).jsonl"
  }

  /// The prefix of the names of merged results, which distinguishes them from those of processes.
  static let merged = "merged"

  /// The name of the file with all verdicts of merged results.
  static let mergedVerdicts = "\(verdicts).1-of-1.\(merged).jsonl"
}
