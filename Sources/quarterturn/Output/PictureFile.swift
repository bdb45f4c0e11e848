import FigureSnapshots
import Foundation
import LayoutStage
import RasterPNG
import SnapshotCore

/// A picture and the file that it is written to.
struct PictureFile: Sendable {
  /// Where it is written to.
  let path: String
  private let picture: NamedPicture
  private let isPlain: Bool

  /// Plans a file; refuses a picture that is too large to draw.
  ///
  /// A plain one holds pixels only, any other also the layouts that it shows, as a golden does.
  init(_ picture: NamedPicture, at path: String, isPlain: Bool) throws(OutputError) {
    do throws(PictureTooLarge) {
      try picture.checkSize()
    } catch {
      throw .tooLarge(path, error)
    }
    self.path = path
    self.picture = picture
    self.isPlain = isPlain
  }

  /// Lays out, draws and writes pictures, as many at a time as there are cores.
  static func write(
    _ plans: [(path: String, picture: PlannedPicture)], isPlain: Bool,
    showing progress: Progress
  ) async throws {
    try await Parallel.forEach(
      plans, limit: PictureLimit.pixels,
      done: { progress.show("[\($0)/\(plans.count)] \($1.path)") },
      make: { plan in
        try await PictureFile(plan.picture.laidOut(), at: plan.path, isPlain: isPlain)
      },
      // Together they take no more memory than one of them may.
      size: \.pixels, work: { try $0.write() })
    progress.clear()
  }

  /// How many pixels the picture has.
  private var pixels: Int {
    let (size, scale) = (picture.picture.size, picture.scale)
    return Int((size.width * size.height * scale * scale).rounded(.up))
  }

  /// Draws the picture and writes it.
  func write() throws {
    let url = URL(fileURLWithPath: path)
    if isPlain { return try PNG.write(picture.bitmap(), to: url, scale: picture.scale) }
    let golden = try GoldenFile.encode(LayoutPicture(picture), name: path)
    try WholeFile(url).write(golden, makingFolder: false, isLasting: false)
  }
}
