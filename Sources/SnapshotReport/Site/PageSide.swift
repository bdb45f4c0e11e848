import Foundation
import LayoutComparison
import RasterCore
import RasterPNG
import SnapshotCore

/// The expected or the actual picture of a snapshot, read from its file.
struct PageSide {
  let data: Data
  let width: Int
  let height: Int
  let metadata: GoldenMetadata?

  /// Reads a picture; nil if it is missing or unreadable.
  init?(picture role: Artifact.Role, of entry: ReportEntry) {
    guard let data = Self.data(role, of: entry) else { return nil }
    guard let golden = try? GoldenFile(data, name: role.rawValue) else { return nil }
    self.data = data
    width = golden.bitmap.width
    height = golden.bitmap.height
    metadata = golden.metadata
  }

  /// Reads a file of a snapshot; nil if it is missing or unreadable.
  static func data(_ role: Artifact.Role, of entry: ReportEntry) -> Data? {
    entry.url(of: role).flatMap { try? Data(contentsOf: $0) }
  }
}
