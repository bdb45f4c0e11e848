import RasterCore

extension PDFDocument {
  /// Returns an image's pixels multiplied by its mask; unchanged if the mask is missing or not
  /// readable.
  func masked(_ bitmap: Bitmap, _ entries: PDFDictionary) throws(PDFError) -> Bitmap {
    if let mask = try stream(entries["SMask"]) { return try masked(bitmap, by: mask) }
    guard let mask = try stream(entries["Mask"]),
      case .image(let stencil) = try image(mask, [:]), stencil.isStencil
    else { return bitmap }
    // A stencil mask paints where its sample is 0, and an explicit mask hides the image where its
    // sample is 1, so the alpha of the stencil is that of the image.
    return try combined(bitmap, stencil.bitmap, shift: 24)
  }

  private func masked(_ bitmap: Bitmap, by mask: PDFStream) throws(PDFError) -> Bitmap {
    // The mask's own masks are ignored, because the standard does not allow a mask of a mask.
    let entries = mask.dictionary.filter { $0.key != "SMask" && $0.key != "Mask" }
    let own = PDFStream(entries, mask.bytes, mask.range, object: mask.object)
    guard case .image(let alpha) = try image(own, [:]), !alpha.isStencil else { return bitmap }
    // A soft mask is grey, so its red component is its value.
    return try combined(bitmap, alpha.bitmap, shift: 0)
  }

  /// Returns pixels multiplied by one byte of a mask's pixels; the result has the larger width and
  /// the larger height of the two.
  private func combined(
    _ bitmap: Bitmap, _ mask: Bitmap, shift: UInt32
  ) throws(PDFError) -> Bitmap {
    let (width, height) = (max(bitmap.width, mask.width), max(bitmap.height, mask.height))
    try budget.spendPixels(width, height)
    return Bitmap(width: width, height: height) { pixels in
      bitmap.withUnsafePixels { colors in
        mask.withUnsafePixels { alphas in
          for y in 0..<height {
            let colorRow = y * bitmap.height / height * bitmap.width
            let alphaRow = y * mask.height / height * mask.width
            for x in 0..<width {
              let value = alphas[alphaRow + x * mask.width / width] >> shift & 255
              let color = colors[colorRow + x * bitmap.width / width]
              pixels[y * width + x] = value == 255 ? color : Self.scaled(color, by: value)
            }
          }
        }
      }
    }
  }

  /// Returns a pixel whose components are multiplied by alpha ÷ 255 and rounded.
  private static func scaled(_ pixel: UInt32, by alpha: UInt32) -> UInt32 {
    // Two components are multiplied at a time; each product fits in 16 bits.
    func pair(_ parts: UInt32) -> UInt32 {
      let sum = parts &* alpha &+ 0x0080_0080
      return (sum &+ (sum >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
    }
    return pair(pixel & 0x00FF_00FF) | pair(pixel >> 8 & 0x00FF_00FF) << 8
  }
}
