import Foundation
import LayoutCore
import RasterCore
import RasterPNG

/// A reader of the pictures that a command wrote, which reduces them to the size that a client
/// requests.
struct AnswerPictures {
  /// The maximum width of a picture, in pixels.
  let width: Int
  /// The maximum height of a picture, in pixels.
  let height: Int
  /// The maximum number of pictures in a result.
  let count: Int

  /// Reads the limits from a call.
  ///
  /// - Parameter arguments: the call's arguments, which are already checked.
  init(_ arguments: [String: JSONValue]) {
    width = arguments[ToolParameter.maxWidth]?.integer ?? 800
    // A phone's screen is about twice as high as it is wide, so only much higher pictures are
    // reduced because of their height.
    height = arguments[ToolParameter.maxHeight]?.integer ?? width * 4
    count = arguments[ToolParameter.maxPictures]?.integer ?? 4
  }

  /// Reads the pictures in a folder.
  ///
  /// - Returns: the pictures, sorted by path, and a text with a line about each picture and about
  ///   omitted pictures.
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

  /// The maximum number of pixels of a picture that is read; decoded, they take 256 MB.
  private static let largest = 1 << 26
}
