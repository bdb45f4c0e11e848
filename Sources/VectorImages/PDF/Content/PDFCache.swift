import RasterCore

/// A cache of decoded streams, masks, fonts and other results of a PDF interpreter, by the numbers
/// of their objects.
struct PDFCache {
  /// A mask's dictionary and the transform in which it was set.
  struct MaskKey: Hashable {
    let object: Int
    let transform: CGAffineTransform

    /// Makes a key; nil unless the dictionary is an indirect object, because only those have
    /// numbers.
    init?(_ object: PDFObject?, _ transform: CGAffineTransform) {
      guard case .reference(let number)? = object else { return nil }
      (self.object, self.transform) = (number, transform)
    }
  }

  var masks: [MaskKey: (mask: PDFSoftMask?, cost: Int)] = [:]
  /// The decoded bytes of forms, tiles and glyphs.
  var contents: [Int: [UInt8]] = [:]
  var shadings: [Int: PDFShading] = [:]
  var fonts: [Int: PDFFont] = [:]
  var images: [Int: PDFImage] = [:]
}
