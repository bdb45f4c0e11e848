import Foundation
import LayoutFigures
import RasterPNG

/// A picture on its way into a file.
struct PictureFile: Sendable {
  /// Where it is written to.
  let path: String
  private let picture: Picture
  private let scale: CGFloat

  /// The most pixels of one file: half a gigabyte while it is drawn.
  private static let largest = Double(1 << 27)

  /// Plans a file; fails when nobody could open it.
  init(_ picture: Picture, scale: CGFloat, at path: String) throws(OutputError) {
    let (width, height) = (picture.size.width * scale, picture.size.height * scale)
    guard Double(width) * Double(height) <= Self.largest else {
      throw .tooLarge(path, width: Int(width), height: Int(height))
    }
    (self.path, self.picture, self.scale) = (path, picture, scale)
  }

  /// Draws and writes pictures, as many at a time as there are cores.
  static func write(_ files: [PictureFile], showing progress: Progress) async throws {
    try await withThrowingTaskGroup(of: String.self) { group in
      for file in files { group.addTask { try file.write() } }
      var count = 0
      for try await path in group {
        count += 1
        progress.show("[\(count)/\(files.count)] \(path)")
      }
    }
    progress.clear()
  }

  private func write() throws -> String {
    try PNG.write(picture.bitmap(scale: scale), to: URL(fileURLWithPath: path), scale: scale)
    return path
  }
}
