import Foundation
public import RasterPNG

extension ResultsFolder {
  /// Everything that a folder of results holds, and which verdicts it lacks.
  public struct Contents: Sendable {
    /// The results of one run's processes, by its manifest.
    public struct Part: Sendable {
      /// The manifest of the process.
      public let manifest: Manifest
      /// The verdicts that are missing; nil if none is.
      public let loss: VerdictLoss?
    }

    /// The folder that was read.
    public let folder: ResultsFolder
    /// The verdicts, as `ResultsFolder.records()` returns them.
    public let records: [VerdictRecord]
    /// A value for each process, in order of the files' names.
    public let parts: [Part]
  }

  /// Reads verdicts and manifests, and compares them with each other.
  ///
  /// - Returns: everything that is there.
  /// - Throws: the system's refusal, or what is wrong with a file.
  public func contents() throws(FileError) -> Contents {
    // Manifests first: a process that goes on meanwhile writes its own after its last verdict, so
    // that one which is finished by now has all of them.
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

  /// The part of a process whose manifest was lost: nobody knows what else it requested.
  ///
  /// A process writes its manifest before its first verdict, so there was one.
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

  /// The name of the file with the verdicts of the process that left a manifest.
  static func verdictFile(ofManifest name: String) -> String {
    let parts = name.split(separator: ".")
    // What was merged has one file, however many manifests it has.
    if parts.count > 2, parts[2].hasPrefix(merged) { return mergedVerdicts }
    return "\(verdicts).\(parts.dropFirst().dropLast().joined(separator: ".")).jsonl"
  }

  /// The beginning of names that no process has, of merged results.
  static let merged = "merged"

  /// The name of the file with all verdicts of results that were merged.
  static let mergedVerdicts = "\(verdicts).1-of-1.\(merged).jsonl"
}
