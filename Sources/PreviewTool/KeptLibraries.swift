import Foundation

/// The libraries that previews are shown with, one for each build of the command.
///
/// Each takes some 70 MB, and nobody requests those of builds that are gone.
struct KeptLibraries {
  /// The folder in which they are.
  let folder: URL

  /// The number of libraries that are kept: debug and release builds of a few checkouts take turns.
  static let most = 8

  /// Removes the oldest, so that one more may be put beside the others.
  ///
  /// What cannot be removed stays, and disturbs nobody.
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
