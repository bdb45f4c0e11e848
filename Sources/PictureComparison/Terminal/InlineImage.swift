import Foundation
import RasterCore

/// An encoder of pictures as iTerm2's inline images: PNG files in base64.
enum InlineImage {
  /// Returns the escape sequence that makes the terminal show a picture.
  ///
  /// - Parameters:
  ///   - picture: the picture.
  ///   - columns: the width in characters.
  /// - Returns: the sequence; empty if the picture cannot be encoded.
  static func encode(_ picture: Bitmap, columns: Int) -> String {
    guard let file = try? picture.png() else { return "" }
    let head = "inline=1;size=\(file.count);width=\(columns);preserveAspectRatio=1"
    return "\u{1B}]1337;File=\(head):\(file.base64EncodedString())\u{7}"
  }
}
