import RasterCore

/// The results of an interpreter that have several uses.
struct PDFCache {
  /// A mask's dictionary and the transform in which it was set.
  struct MaskKey: Hashable {
    let object: Int
    let transform: CGAffineTransform

    /// Makes a key; nil for a dictionary that is no object of its own.
    init?(_ object: PDFObject?, _ transform: CGAffineTransform) {
      guard case .reference(let number)? = object else { return nil }
      (self.object, self.transform) = (number, transform)
    }
  }

  var masks: [MaskKey: (mask: PDFSoftMask?, cost: Int)] = [:]
  /// The decoded bytes of forms and glyphs.
  var contents: [Int: [UInt8]] = [:]
  var shadings: [Int: PDFShading] = [:]
  var fonts: [Int: PDFFont] = [:]
  var images: [Int: PDFImage] = [:]
}
