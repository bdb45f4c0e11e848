import Foundation
package import RasterCore

/// A terminal that can show pictures between lines of text.
package struct TerminalScreen: Sendable, Hashable {
  /// The graphics protocol that the terminal supports.
  package let terminalProtocol: TerminalProtocol
  /// The number of characters on a line.
  package let columns: Int
  /// The width of a character, in pixels.
  package let cellWidth: Int

  /// Creates the description of a terminal.
  ///
  /// - Parameters:
  ///   - terminalProtocol: the graphics protocol.
  ///   - columns: the number of characters on a line.
  ///   - cellWidth: the width of a character in pixels; 8 is the smallest common width.
  package init(_ terminalProtocol: TerminalProtocol, columns: Int = 80, cellWidth: Int = 8) {
    self.terminalProtocol = terminalProtocol
    self.columns = max(columns, 1)
    self.cellWidth = max(cellWidth, 1)
  }

  /// Finds the terminal that an output goes to; nil if it should not show pictures.
  ///
  /// - Parameters:
  ///   - environment: the environment variables of the process.
  ///   - descriptor: the file descriptor of the output.
  package init?(environment: [String: String], descriptor: Int32) {
    let found = TerminalProtocol(environment: environment, isTerminal: isatty(descriptor) == 1)
    guard let found else { return nil }
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    let columns = isKnown ? Int(size.ws_col) : Int(environment["COLUMNS"] ?? "") ?? 80
    let width = isKnown && size.ws_xpixel > 0 ? Int(size.ws_xpixel) / columns : 8
    self.init(found, columns: columns, cellWidth: width)
  }

  /// Returns the escape sequences that make the terminal show a picture, scaled down to the width
  /// of a line; empty if the picture has no pixels or cannot be encoded.
  package func text(showing picture: Bitmap) -> String {
    let fitted = picture.fitted(toWidth: columns * cellWidth)
    if fitted.width == 0 || fitted.height == 0 { return "" }
    let columns = min(self.columns, (fitted.width + cellWidth - 1) / cellWidth)
    switch terminalProtocol {
    case .kitty: return KittyGraphics.encode(fitted, columns: columns)
    case .iterm: return InlineImage.encode(fitted, columns: columns)
    case .sixel: return Sixel.encode(fitted)
    }
  }
}

extension Bitmap {
  /// Returns the picture, scaled down if it is wider than `limit` pixels.
  fileprivate func fitted(toWidth limit: Int) -> Bitmap {
    if width <= limit || width == 0 { return self }
    let height = max((self.height * limit + width / 2) / width, 1)
    let canvas = Canvas()
    canvas.draw(
      self, in: CGRect(x: 0, y: 0, width: CGFloat(limit), height: CGFloat(height)),
      sampling: .linear)
    return canvas.drawing.rasterized(width: limit, height: height)
  }
}
