import Foundation
import LayoutStage
import RasterPNG

/// A picture and the file that it is written to.
struct PictureFile: Sendable {
  /// Where it is written to.
  let path: String
  private let picture: NamedPicture

  /// The most pixels of a picture: half a gigabyte of memory, at 4 bytes per pixel.
  private static let largest = Double(1 << 27)

  /// Plans a file; refuses a picture that is too large to draw.
  init(_ picture: NamedPicture, at path: String) throws(OutputError) {
    try Self.checkSize(of: picture, at: path)
    self.path = path
    self.picture = picture
  }

  /// Refuses a picture that is too large to draw.
  static func checkSize(of picture: NamedPicture, at path: String) throws(OutputError) {
    let (size, scale) = (picture.picture.size, picture.scale)
    let (width, height) = (size.width * scale, size.height * scale)
    guard Double(width) * Double(height) <= largest else {
      throw .tooLarge(path, width: Int(width), height: Int(height))
    }
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
    try PNG.write(picture.bitmap(), to: URL(fileURLWithPath: path), scale: picture.scale)
    return path
  }
}
