public import Foundation
public import RasterPNG

extension Manifest {
  /// Writes the manifest into a folder, under a name of its own for each process.
  ///
  /// A process writes one when it begins, unfinished, and replaces it at its end: one that was
  /// killed leaves a manifest by which no orphan can be found.
  ///
  /// - Parameters:
  ///   - folder: is made.
  ///   - process: a name that distinguishes the processes of a shard.
  /// - Throws: the system's refusal.
  public func write(to folder: URL, process: String) throws(FileError) {
    let file = folder.appendingPathComponent(
      "manifest.\(shard.index)-of-\(shard.count).\(process).json")
    do {
      let data = try JSONEncoder.ofResults(.prettyPrinted).encode(self)
      try WholeFile(file).write(data, isLasting: true)
    } catch let error as FileError {
      throw error
    } catch {
      throw FileError(path: file.path, action: .write, reason: "\(error)")
    }
  }

  /// Reads all manifests in folders and the folders below them, in order of their paths.
  ///
  /// - Parameter folders: each with the results of a shard, or of several.
  /// - Returns: at least none.
  /// - Throws: the system's refusal, or what is wrong with a manifest.
  public static func read(from folders: [URL]) throws(FileError) -> [Manifest] {
    var manifests: [Manifest] = []
    for file in folders.flatMap(files).sorted(by: { $0.path < $1.path }) {
      manifests.append(try read(file))
    }
    return manifests
  }

  private static func files(in folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let all = found?.compactMap { $0 as? URL } ?? []
    return all.filter { ResultsFolder.isFile($0.lastPathComponent, "manifest", "json") }
  }

  static func read(_ file: URL) throws(FileError) -> Manifest {
    let data = try WholeFile(file).read() ?? Data()
    do {
      let manifest = try JSONDecoder().decode(Manifest.self, from: data)
      if manifest.version == version { return manifest }
    } catch {
      throw FileError(path: file.path, action: .read, reason: "it is no manifest")
    }
    throw FileError(path: file.path, action: .read, reason: "it is of another version")
  }
}
