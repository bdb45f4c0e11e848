import Foundation
import LayoutFigures
import RasterPNG

/// A picture on its way into a file.
struct PictureFile: Sendable {
  /// Where it is written to.
  var path: String
  /// Pixels a point.
  var scale: CGFloat
  /// Composes the picture.
  var make: @Sendable () -> Picture

  /// Draws and writes pictures, as many at a time as there are cores.
  static func write(_ files: [PictureFile]) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for file in files { group.addTask { try file.write() } }
      try await group.waitForAll()
    }
  }

  private func write() throws {
    let bitmap = make().bitmap(scale: scale)
    try PNG.write(bitmap, to: URL(fileURLWithPath: path), scale: scale)
  }
}
