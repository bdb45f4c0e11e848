import Foundation

/// The libraries with which previews are linked, one for each build of the command.
///
/// The libraries are large, so those of old builds are removed.
struct KeptLibraries {
  /// The folder that contains the libraries.
  let folder: URL

  /// The maximum number of libraries.
  ///
  /// Eight are enough for debug and release builds of a few checkouts.
  static let most = 8

  /// Removes the oldest libraries, so that one more can be added.
  ///
  /// A library that cannot be removed is left in place.
  func removeOldest() {
    KeptFolders(folder: folder, prefix: "previews-").removeOldest(keeping: Self.most - 1)
  }
}

/// The subfolders of a folder, of which only the newest are kept.
struct KeptFolders {
  let folder: URL
  /// The prefix of the subfolders' names.
  var prefix = ""

  /// Removes the oldest subfolders; one that cannot be removed stays.
  func removeOldest(keeping most: Int) {
    let keys: [URLResourceKey] = [.contentModificationDateKey]
    let all = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: keys)
    let folders = (all ?? []).filter { $0.lastPathComponent.hasPrefix(prefix) }
      .map { (url: $0, time: Self.time(of: $0)) }.sorted { $0.time > $1.time }
    for old in folders.dropFirst(most) { try? FileManager.default.removeItem(at: old.url) }
  }

  private static func time(of url: URL) -> Date {
    let values = try? url.resourceValues(forKeys: [.contentModificationDateKey])
    return values?.contentModificationDate ?? .distantPast
  }
}
