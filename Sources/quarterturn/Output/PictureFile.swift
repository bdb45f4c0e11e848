import Foundation
import LayoutStage
import RasterPNG

/// A picture and the file that it is written to.
struct PictureFile: Sendable {
  /// Where it is written to.
  let path: String
  private let picture: NamedPicture

  /// Plans a file; refuses a picture that is too large to draw.
  init(_ picture: NamedPicture, at path: String) throws(OutputError) {
    do throws(PictureTooLarge) {
      try picture.checkSize()
    } catch {
      throw .tooLarge(path, error)
    }
    self.path = path
    self.picture = picture
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
