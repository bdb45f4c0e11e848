package import Foundation
package import RasterPNG

extension Manifest {
  /// Writes the manifest into a folder, in a separate file for each process.
  ///
  /// A process writes an unfinished manifest when it begins, and replaces it when it ends. The
  /// manifest of a killed process therefore remains unfinished, and no golden is taken for an
  /// orphan.
  ///
  /// - Parameters:
  ///   - folder: the folder, which is created if it does not exist.
  ///   - process: a name that distinguishes the processes of a shard.
  /// - Throws: `FileError` if the file cannot be written.
  package func write(to folder: URL, process: String) throws(FileError) {
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

  /// Reads all manifests in folders and their subfolders, sorted by path.
  ///
  /// - Parameter folders: folders with the results of one or several shards.
  /// - Returns: the manifests; empty if there are none.
  /// - Throws: `FileError` if a manifest cannot be read or is invalid.
  package static func read(from folders: [URL]) throws(FileError) -> [Manifest] {
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
      throw FileError(path: file.path, action: .read, reason: "it is not a manifest")
    }
    throw FileError(path: file.path, action: .read, reason: "it is of another version")
  }
}
