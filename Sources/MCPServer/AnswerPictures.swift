import Foundation
import LayoutCore
import RasterCore
import RasterPNG

/// The pictures that a command wrote, as large as a client wants them.
struct AnswerPictures {
  /// The most pixels that a picture is wide.
  let width: Int
  /// The most pixels that a picture is high.
  let height: Int
  /// The most pictures that are answered.
  let count: Int

  /// - Parameter arguments: those of a call, which were checked.
  init(_ arguments: [String: JSONValue]) {
    width = arguments[ToolParameter.maxWidth]?.integer ?? 800
    // Twice as high as wide is a phone; four times is a strip, whose lines are still read.
    height = arguments[ToolParameter.maxHeight]?.integer ?? width * 4
    count = arguments[ToolParameter.maxPictures]?.integer ?? 4
  }

  /// Reads the pictures in a folder.
  ///
  /// - Returns: the pictures in the order of their paths, and a line about each and about those
  ///   that are left out.
  func read(
    _ pictures: ServedTool.Pictures, in folder: URL
  ) -> (pictures: [ToolAnswer.Picture], text: String) {
    let paths = Self.paths(pictures, in: folder)
    var (shown, lines): ([ToolAnswer.Picture], [String]) = ([], [])
    for path in paths.prefix(count) {
      do {
        let picture = try picture(folder.appendingPathComponent(path))
        shown.append(picture.picture)
        lines.append("picture \(shown.count): \(path)\(picture.text)")
      } catch {
        lines.append("\(path) cannot be shown: \(error)")
      }
    }
    if paths.count > count {
      lines.append("left out, see max_pictures: " + paths.dropFirst(count).joined(separator: ", "))
    }
    return (shown, lines.joined(separator: "\n"))
  }

  private static func paths(_ pictures: ServedTool.Pictures, in folder: URL) -> [String] {
    let found = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
    let paths = found.compactMap { $0 as? String }.filter { $0.hasSuffix(".png") }.sorted()
    return switch pictures {
    case .none: []
    case .all: paths
    case .named(let name): paths.filter { ($0 as NSString).lastPathComponent == name }
    }
  }

  private func picture(
    _ file: URL
  ) throws(PNGError) -> (picture: ToolAnswer.Picture, text: String) {
    let bitmap = try PNG.read(file, maximumPixels: Self.largest).bitmap
    let scale = min(
      1, Double(width) / Double(bitmap.width), Double(height) / Double(bitmap.height))
    let (width, height) = (Self.side(bitmap.width, scale), Self.side(bitmap.height, scale))
    let reduced = scale < 1 ? Self.reduced(bitmap, width, height) : bitmap
    let whole = scale < 1 ? ", of \(bitmap.width) × \(bitmap.height)" : ""
    return (
      ToolAnswer.Picture(data: try PNG.encode(reduced)),
      " (\(width) × \(height) pixels\(whole))"
    )
  }

  private static func side(_ side: Int, _ scale: Double) -> Int {
    max(1, Int((Double(side) * scale).rounded(.down)))
  }

  private static func reduced(_ bitmap: Bitmap, _ width: Int, _ height: Int) -> Bitmap {
    Drawing { canvas in
      canvas.draw(bitmap, in: CGRect(x: 0, y: 0, width: width, height: height))
    }.rasterized(width: width, height: height)
  }

  /// The most pixels of a file, 256 MB once it is decoded.
  private static let largest = 1 << 26
}
