import Foundation
import RasterCore

extension PDFInterpreter {
  /// Draws an image into the unit square.
  func drawImage(_ stream: PDFStream, _ resources: PDFDictionary) throws(PDFError) {
    guard canvas.transform.hasInverse else { return }
    let image: PDFImage
    if let number = stream.object, let known = cache.images[number] {
      image = known
    } else {
      switch try document.image(stream, resources) {
      case .image(let read): image = read
      case .unknown(let name): return omit(name)
      }
      if let number = stream.object { cache.images[number] = image }
    }
    draw(image)
  }

  private func draw(_ image: PDFImage) {
    guard let mode = beginMasked() else { return }
    canvas.save()
    // The y axis is mirrored, because the image's first row is at the top of the unit square, whose
    // y axis points up.
    canvas.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1))
    let square = CGRect(x: 0, y: 0, width: 1, height: 1)
    if !image.isStencil {
      canvas.draw(image.bitmap, in: square, alpha: state.fillAlpha, blendMode: mode)
    } else if let paint = canvasPaint(state.fill, alpha: state.fillAlpha) {
      canvas.drawMask(image.bitmap, in: square, with: paint, blendMode: mode)
    } else {
      omit("image mask with a pattern")
    }
    canvas.restore()
    endMasked()
  }

  /// Draws an inline image, whose bytes are in the content stream.
  func drawInlineImage(_ parser: inout PDFParser) throws(PDFError) {
    var entries: PDFDictionary = [:]
    var key: String?
    reading: while let part = try parser.next() {
      switch part {
      case .keyword("ID"): break reading
      case .keyword: return
      case .operand(.name(let name)) where key == nil: key = Self.inlineKeys[name] ?? name
      case .operand(let value):
        if let known = key { entries[known] = value }
        key = nil
      }
    }
    let bytes = parser.lexer.bytes
    let start = min(parser.lexer.position + 1, parser.lexer.end)
    let end = Self.endOfImage(bytes, from: start, to: parser.lexer.end)
    parser.lexer.position = min(end + 3, parser.lexer.end)
    guard hidden == 0 else { return }
    try budget.spend(scanned: end - start)
    let stream = PDFStream(entries, Array(bytes[start..<end]), 0..<(end - start), object: nil)
    try drawImage(stream, resources)
  }

  /// Returns the position of the white space before the `EI` that ends an inline image; the end of
  /// the content if there is none.
  private static func endOfImage(_ bytes: [UInt8], from start: Int, to end: Int) -> Int {
    var place = start
    while place + 2 < end {
      if bytes[place + 1] == UInt8(ascii: "E"), bytes[place + 2] == UInt8(ascii: "I"),
        PDFLexer.isSpace(bytes[place]),
        place + 3 >= end || PDFLexer.isSpace(bytes[place + 3])
      {
        return place
      }
      place += 1
    }
    return max(start, end)
  }

  /// The full names of an inline image's entries.
  private static let inlineKeys = [
    "BPC": "BitsPerComponent", "CS": "ColorSpace", "D": "Decode", "DP": "DecodeParms",
    "F": "Filter", "H": "Height", "IM": "ImageMask", "I": "Interpolate", "W": "Width",
  ]
}
