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

  /// The size of one picture on a sheet, in pixels, and the height of its name.
  nonisolated private static let cell = CGSize(width: 400, height: 300)
  nonisolated private static let caption: CGFloat = 18
  nonisolated private static let gap: CGFloat = 8
  /// The number of pairs on a sheet, in two columns.
  private static let count = 10

  init(folder: String, title: String) {
    self.folder = URL(fileURLWithPath: folder)
    self.title = title
  }

  func add(_ pair: Pair) {
    rows.append(Self.row(pair))
    if rows.count == Self.count { finish() }
  }

  /// Writes the pairs that are not on a sheet yet.
  func finish() {
    if rows.isEmpty { return }
    number += 1
    let size = Self.rowSize
    let lines = CGFloat((rows.count + 1) / 2)
    let sheet = Self.renderer(CGSize(width: size.width * 2, height: size.height * lines)).image {
      _ in
      for (index, row) in rows.enumerated() {
        row.draw(
          at: CGPoint(x: CGFloat(index % 2) * size.width, y: CGFloat(index / 2) * size.height))
      }
    }
    rows = []
    let name = "\(title)-\(String(format: "%03d", number)).png"
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? sheet.pngData()?.write(to: folder.appendingPathComponent(name))
  }

  private static var rowSize: CGSize {
    CGSize(width: 3 * (cell.width + gap), height: cell.height + caption + gap)
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
    return renderer(rowSize).image { context in
      UIColor(white: 0.6, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: rowSize))
      let text = pair.name as NSString
      text.draw(
        at: CGPoint(x: 2, y: 2),
        withAttributes: [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.black])
      func frame(_ image: UIImage, _ column: CGFloat) -> CGRect {
        CGRect(
          x: column * (cell.width + gap), y: caption, width: image.size.width * factor,
          height: image.size.height * factor)
      }
      pair.real.draw(in: frame(pair.real, 0))
      pair.ours.draw(in: frame(pair.ours, 1))
      let place = frame(pair.ours, 2)
      pair.ours.draw(in: place, blendMode: .normal, alpha: 0.3)
      mark(pair, at: place.origin, factor: factor)
    }
  }

  /// Fills what differs with red.
  private static func mark(_ pair: Pair, at origin: CGPoint, factor: CGFloat) {
    guard let real = pair.real.pixels, let ours = pair.ours.pixels else { return }
    // A cell is a pixel of the sheet.
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
