import Foundation
import RasterCore

/// Pictures as iTerm2's inline images: a PNG file in base64.
enum InlineImage {
  /// Returns what makes the terminal show a picture.
  ///
  /// - Parameters:
  ///   - picture: the picture.
  ///   - columns: its width in characters.
  /// - Returns: the text; empty if there is no such file.
  static func encode(_ picture: Bitmap, columns: Int) -> String {
    guard let file = try? picture.png() else { return "" }
    let head = "inline=1;size=\(file.count);width=\(columns);preserveAspectRatio=1"
    return "\u{1B}]1337;File=\(head):\(file.base64EncodedString())\u{7}"
  }
}
