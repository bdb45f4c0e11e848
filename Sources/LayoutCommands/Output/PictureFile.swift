import CommandLineKit
import DrawingSVG
import FigureSnapshots
import Foundation
import LayoutStage
import PictureComparison
import RasterPNG
import SnapshotCore

/// A picture and the file that it is written to.
struct PictureFile: Sendable {
  enum Format: Equatable {
    /// A PNG file with pixels.
    ///
    /// A plain file contains only pixels; any other also contains the layouts in the picture, as a
    /// golden does.
    case png(isPlain: Bool)
    /// An SVG file with shapes.
    case svg

    /// Returns the file name for a picture's name.
    func name(of picture: String) -> String {
      self == .svg && picture.hasSuffix(".png") ? picture.dropLast(4) + ".svg" : picture
    }
  }

  let path: String
  private let picture: NamedPicture
  private let format: Format

  /// Plans a file, and throws an error if the picture is too large to draw.
  init(_ picture: NamedPicture, at path: String, as format: Format) throws(OutputError) {
    do throws(PictureTooLarge) {
      try picture.checkSize()
    } catch {
      throw .tooLarge(path, reason: "\(error)")
    }
    self.path = path
    self.picture = picture
    self.format = format
  }

  /// Lays out pictures one after the other, and draws and writes them in parallel.
  static func write(
    _ plans: [(path: String, picture: PlannedPicture)], as format: Format,
    showing progress: ProgressLine
  ) async throws {
    try await Parallel.forEach(
      plans, limit: PictureLimit.pixels,
      done: { progress.show("[\($0)/\(plans.count)] \($1.path)") },
      make: { plan in
        try await PictureFile(plan.picture.laidOut(), at: plan.path, as: format)
      },
      // The limit applies to all simultaneous pictures together, so that they need no more memory
      // than the largest picture allowed.
      size: \.pixels, work: { try $0.write() })
    progress.clear()
  }

  private var pixels: Int {
    let (size, scale) = (picture.picture.size, picture.scale)
    return Int((size.width * size.height * scale * scale).rounded(.up))
  }

  /// Draws the picture, and writes the file.
  func write() throws {
    let url = URL(fileURLWithPath: path)
    switch format {
    case .png(isPlain: true): try PNG.write(picture.bitmap(), to: url, scale: picture.scale)
    case .png(isPlain: false):
      try write(GoldenFile.encode(LayoutPicture(picture), name: path), to: url)
    case .svg: try write(Data(document().utf8), to: url)
    }
  }

  private func write(_ data: Data, to url: URL) throws {
    try WholeFile(url).write(data, makingFolder: false, isLasting: false)
  }

  private func document() throws(OutputError) -> String {
    let (name, shown) = (picture.fileName, picture.picture)
    let title = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    let svg = SVG(
      size: shown.size, title: title, summary: picture.alternativeText, scale: picture.scale)
    do throws(PictureTooLarge) {
      return try svg.document(of: shown.drawing)
    } catch {
      throw .tooLarge(path, reason: "\(error)")
    }
  }
}
