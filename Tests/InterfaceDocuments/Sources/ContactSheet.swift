import Foundation
import UIKit

/// Pictures beside each other.
@MainActor enum ContactSheet {
  private static let gap: CGFloat = 8

  /// Returns the pictures of one document in lines, together about as wide as high.
  static func row(_ images: [UIImage]) -> UIImage {
    let areas = images.map { ($0.size.width + gap) * ($0.size.height + gap) }
    let limit = max(areas.reduce(0, +).squareRoot(), images.map(\.size.width).max() ?? 0)
    var (origins, place, line, width) = ([CGPoint](), CGPoint.zero, CGFloat(0), CGFloat(1))
    for image in images {
      if place.x > 0, place.x + image.size.width > limit {
        place = CGPoint(x: 0, y: place.y + line)
        line = 0
      }
      origins.append(place)
      width = max(width, place.x + image.size.width)
      place.x += image.size.width + gap
      line = max(line, image.size.height + gap)
    }
    return draw(CGSize(width: width, height: max(1, place.y + line - gap)), scale: 0.5) {
      for (image, origin) in zip(images, origins) { image.draw(at: origin) }
    }
  }

  /// Writes the pictures of some documents to sheets in a folder, with their names.
  static func write(_ files: [(name: String, file: String)], to folder: String) {
    let side = CGSize(width: 240, height: 250)
    let (columns, rows) = (8, 5)
    let (all, count) = (files.count, columns * rows)
    for start in stride(from: 0, to: all, by: count) {
      let size = CGSize(width: side.width * CGFloat(columns), height: side.height * CGFloat(rows))
      let sheet = draw(size, scale: 1) {
        for (index, file) in files[start..<min(start + count, all)].enumerated() {
          let origin = CGPoint(
            x: side.width * CGFloat(index % columns), y: side.height * CGFloat(index / columns))
          draw(file.name, file.file, in: CGRect(origin: origin, size: side).insetBy(dx: 3, dy: 3))
        }
      }
      let file = URL(fileURLWithPath: "\(folder)/sheet-\(start / count + 1).png")
      try? sheet.pngData()?.write(to: file)
    }
  }

  private static func draw(_ name: String, _ file: String, in rect: CGRect) {
    (name as NSString).draw(
      in: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 14),
      withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
    guard let data = FileManager.default.contents(atPath: file), let image = UIImage(data: data)
    else { return }
    let (width, height) = (rect.width, rect.height - 16)
    let factor = min(width / image.size.width, height / image.size.height, 1)
    image.draw(
      in: CGRect(
        x: rect.minX, y: rect.minY + 16, width: image.size.width * factor,
        height: image.size.height * factor))
  }

  private static func draw(_ size: CGSize, scale: CGFloat, _ body: () -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor(white: 0.75, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      body()
    }
  }
}
