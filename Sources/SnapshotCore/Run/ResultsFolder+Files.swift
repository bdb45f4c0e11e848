import Basics
package import Foundation
import RasterPNG

extension ResultsFolder {
  /// Finds results folders: the folder itself, or those inside it.
  ///
  /// - Parameter folder: the folder with the results of the shards, as collected by a build server.
  /// - Returns: the results folders, sorted by path. Links are not followed.
  package static func found(in folder: URL) -> [ResultsFolder] {
    let results = ResultsFolder(root: folder)
    if !results.files("manifest", "json").isEmpty { return [results] }
    return Folder(folder).folders.flatMap { found(in: $0) }
  }

  /// Returns the URL of a record's file.
  ///
  /// Results may come from other machines, so a path that leads out of the folder is refused,
  /// whether directly or through a link.
  ///
  /// - Parameter file: a file of one of the folder's records.
  /// - Returns: the URL, or nil if there is no such file in the folder.
  package func url(of file: VerdictRecord.File) -> URL? {
    let components = file.path.split(separator: "/", omittingEmptySubsequences: false)
    guard components.first == Self.artifacts[...], components.count > 1,
      !components.contains(where: { ["", ".", ".."].contains($0) })
    else { return nil }
    var url = root
    // Every component is checked, because a link at any of them could lead out of the folder.
    for component in components {
      url.appendPathComponent(String(component))
      var status = stat()
      guard lstat(url.path, &status) == 0, status.st_mode & S_IFMT != S_IFLNK else { return nil }
    }
    var status = stat()
    guard stat(url.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return url
  }
}

extension ResultsFolder {
  /// Returns the folder of the nearest enclosing package, to which the paths of stores (folders of
  /// goldens) are relative.
  ///
  /// - Parameter place: a folder, or a file in it.
  /// - Returns: the folder, or nil if no enclosing folder has a `Package.swift`.
  package static func package(around place: URL) -> URL? {
    PackageFolder.around(place)
  }
}

extension ResultsFolder {
  /// Copies a record's files into another folder, and writes its message again with their new
  /// paths.
  ///
  /// - Parameters:
  ///   - record: a record of this folder.
  ///   - folder: the folder for the copies.
  ///   - acceptCommand: the command that accepts the change in the other folder; nil to keep the
  ///     record's command.
  /// - Returns: the record with the files that could be copied.
  /// - Throws: `FileError` if a file cannot be read or written.
  func copy(
    _ record: VerdictRecord, to folder: ResultsFolder, acceptCommand: String?
  ) throws(FileError) -> VerdictRecord {
    var copy = record
    copy.acceptCommand = acceptCommand ?? record.acceptCommand
    copy.files = []
    for file in record.files {
      guard let url = url(of: file), let data = try WholeFile(url).read() else { continue }
      copy.files.append(file)
      try WholeFile(folder.root.appendingPathComponent(file.path)).write(data, isLasting: true)
    }
    if let file = copy.file(.message) {
      let text = "\(VerdictMessage(copy, in: folder).text)\n"
      try WholeFile(folder.root.appendingPathComponent(file.path))
        .write(Data(text.utf8), isLasting: true)
    }
    return copy
  }
}
