import Basics
public import Foundation
import RasterPNG

extension ResultsFolder {
  /// Finds the folders of results in a folder: itself, or those below it.
  ///
  /// - Parameter folder: what shards left, as a build server puts it together again.
  /// - Returns: in order of their paths; links are not followed.
  public static func found(in folder: URL) -> [ResultsFolder] {
    let results = ResultsFolder(root: folder)
    if !results.files("manifest", "json").isEmpty { return [results] }
    return Folder(folder).folders.flatMap { found(in: $0) }
  }

  /// Returns where a record's file is.
  ///
  /// Results come from other machines, so a path that leads out of the folder, itself or through a
  /// link, is refused.
  ///
  /// - Parameter file: of one of the folder's records.
  /// - Returns: nil if there is no such file in the folder.
  public func url(of file: VerdictRecord.File) -> URL? {
    let components = file.path.split(separator: "/", omittingEmptySubsequences: false)
    guard components.first == Self.artifacts[...], components.count > 1,
      !components.contains(where: { ["", ".", ".."].contains($0) })
    else { return nil }
    var url = root
    // Each folder on the way, since a link anywhere among them leads out.
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
  /// The folder that all machines of a run have in common: the package's, the nearest above that
  /// has a manifest.
  ///
  /// - Parameter place: a folder, or a file in it.
  /// - Returns: nil if no folder above holds a `Package.swift`.
  public static func package(around place: URL) -> URL? {
    PackageFolder.around(place)
  }
}

extension ResultsFolder {
  /// Copies a record's files into another folder, and writes its message anew, which names them.
  ///
  /// - Parameters:
  ///   - record: one of this folder's.
  ///   - folder: the folder for the files.
  ///   - acceptCommand: what accepts the change there; nil for what the record says.
  /// - Returns: the record with the files that were there.
  /// - Throws: the system's refusal.
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
