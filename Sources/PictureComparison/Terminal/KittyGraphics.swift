import Foundation
import RasterCore

/// An encoder of pictures for kitty's graphics protocol: PNG files in base64, in chunks.
enum KittyGraphics {
  /// The maximum number of characters in a chunk, as defined by the protocol.
  private static let piece = 4096

  /// Returns the escape sequences that make the terminal show a picture.
  ///
  /// - Parameters:
  ///   - picture: the picture.
  ///   - columns: the width in characters.
  /// - Returns: the sequences; empty if the picture cannot be encoded.
  static func encode(_ picture: Bitmap, columns: Int) -> String {
    guard let file = try? picture.png() else { return "" }
    let pieces = pieces(of: file.base64EncodedString())
    return pieces.indices.map { index in
      // `a=T` transmits and shows the picture, `f=100` is PNG, and `q=2` suppresses responses.
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
