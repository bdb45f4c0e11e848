import Foundation

/// The libraries that previews are linked with, one for each build of the command.
///
/// Each takes about 70 MB, so libraries of old builds are removed.
struct KeptLibraries {
  /// The folder that contains the libraries.
  let folder: URL

  /// The maximum number of libraries.
  ///
  /// It is enough for debug and release builds of a few checkouts.
  static let most = 8

  /// Removes the oldest libraries, so that one more can be added.
  ///
  /// A library that cannot be removed is left in place.
  func removeOldest() {
    let keys: [URLResourceKey] = [.contentModificationDateKey]
    let all = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: keys)
    let libraries = (all ?? []).filter { $0.lastPathComponent.hasPrefix("previews-") }
      .map { (url: $0, time: Self.time(of: $0)) }.sorted { $0.time > $1.time }
    for old in libraries.dropFirst(Self.most - 1) {
      try? FileManager.default.removeItem(at: old.url)
    }
  }

  private static func time(of url: URL) -> Date {
    let values = try? url.resourceValues(forKeys: [.contentModificationDateKey])
    return values?.contentModificationDate ?? .distantPast
  }
}
