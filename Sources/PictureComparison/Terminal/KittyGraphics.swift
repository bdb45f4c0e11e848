import Foundation
import RasterCore

/// Pictures as kitty's graphics protocol has them: a PNG file in base64, in pieces.
enum KittyGraphics {
  /// The most characters of a piece that the protocol allows.
  private static let piece = 4096

  /// Returns what makes the terminal show a picture.
  ///
  /// - Parameters:
  ///   - picture: the picture.
  ///   - columns: its width in characters.
  /// - Returns: the text; empty if there is no such file.
  static func encode(_ picture: Bitmap, columns: Int) -> String {
    guard let file = try? picture.png() else { return "" }
    let pieces = pieces(of: file.base64EncodedString())
    return pieces.indices.map { index in
      // Transmit and show at once, format 100 is PNG, quiet 2 requests no answer.
      let head = index == 0 ? "a=T,f=100,q=2,c=\(columns)," : ""
      let hasMore = index == pieces.count - 1 ? 0 : 1
      return "\u{1B}_G\(head)m=\(hasMore);\(pieces[index])\u{1B}\\"
    }.joined()
  }

  private static func pieces(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    return stride(from: 0, to: bytes.count, by: piece).map { start in
      String(decoding: bytes[start..<min(start + piece, bytes.count)], as: UTF8.self)
    }
  }
}
