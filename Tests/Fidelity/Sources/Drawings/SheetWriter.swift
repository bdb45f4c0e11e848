import Foundation
import Measures
import UIKit

/// A picture as recorded and as drawn.
struct Pair {
  let name: String
  let real: UIImage, ours: UIImage
}

/// Writes contact sheets: real, ours and their difference beside each other, some pairs a sheet.
@MainActor final class SheetWriter {
  private let folder: URL
  private let title: String
  private var rows: [UIImage] = []
  private var number = 0

  /// The greatest size of one picture on a sheet, in pixels, and the height of its name.
  nonisolated private static let cell = CGSize(width: 400, height: 300)
  nonisolated private static let caption: CGFloat = 18
  nonisolated private static let gap: CGFloat = 8
  /// The width of a sheet, and the height at which it is full.
  nonisolated private static let sheet = CGSize(width: 2400, height: 1500)

  init(folder: String, title: String) {
    self.folder = URL(fileURLWithPath: folder)
    self.title = title
  }

  func add(_ pair: Pair) {
    rows.append(Self.row(pair))
    if Self.places(of: rows.map(\.size)).height >= Self.sheet.height { finish() }
  }

  /// Writes the pairs that are not on a sheet yet.
  func finish() {
    if rows.isEmpty { return }
    number += 1
    let (origins, height) = Self.places(of: rows.map(\.size))
    let sheet = Self.renderer(CGSize(width: Self.sheet.width, height: height)).image { _ in
      for (row, origin) in zip(rows, origins) { row.draw(at: origin) }
    }
    rows = []
    let name = "\(title)-\(String(format: "%03d", number)).png"
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? sheet.pngData()?.write(to: folder.appendingPathComponent(name))
  }

  /// Returns the places of pictures beside each other, line by line, and the height of all lines.
  private static func places(of sizes: [CGSize]) -> (origins: [CGPoint], height: CGFloat) {
    var (origins, place, line) = ([CGPoint](), CGPoint.zero, CGFloat(0))
    for size in sizes {
      if place.x > 0, place.x + size.width > sheet.width {
        place = CGPoint(x: 0, y: place.y + line)
        line = 0
      }
      origins.append(place)
      place.x += size.width
      line = max(line, size.height)
    }
    return (origins, place.y + line)
  }

  private static func renderer(_ size: CGSize) -> UIGraphicsImageRenderer {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format)
  }

  private static func row(_ pair: Pair) -> UIImage {
    let largest = CGSize(
      width: max(pair.real.size.width, pair.ours.size.width),
      height: max(pair.real.size.height, pair.ours.size.height))
    let factor = min(cell.width / largest.width, cell.height / largest.height, 3)
    let step = max(largest.width * factor, 80) + gap
    let size = CGSize(width: 3 * step, height: largest.height * factor + caption + gap)
    return renderer(size).image { context in
      UIColor(white: 0.6, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      let text = (pair.name as NSString).lastPathComponent as NSString
      text.draw(
        at: CGPoint(x: 2, y: 2),
        withAttributes: [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.black])
      func frame(_ image: UIImage, _ column: CGFloat) -> CGRect {
        CGRect(
          x: column * step, y: caption, width: image.size.width * factor,
          height: image.size.height * factor)
      }
      pair.real.draw(in: frame(pair.real, 0))
      pair.ours.draw(in: frame(pair.ours, 1))
      let place = frame(pair.ours, 2)
      pair.ours.draw(in: place, blendMode: .normal, alpha: 0.3)
      mark(pair, at: place.origin, factor: factor)
    }
  }

  /// Fills with red the cells in which the pictures differ.
  private static func mark(_ pair: Pair, at origin: CGPoint, factor: CGFloat) {
    guard let real = pair.real.pixels, let ours = pair.ours.pixels else { return }
    // A cell is a pixel of the sheet, but not smaller than a pixel of the picture.
    let cell = max(1, pair.ours.scale / factor)
    let side = cell * factor / pair.ours.scale
    UIColor.red.setFill()
    for run in DifferenceMap(real, ours, cell: cell).runs {
      UIRectFill(
        CGRect(
          x: origin.x + CGFloat(run.start) * side, y: origin.y + CGFloat(run.row) * side,
          width: CGFloat(run.end - run.start) * side, height: side))
    }
  }
}
