package import Foundation
package import RasterCore

/// Functions that read and write pictures as PNG files.
///
/// Every picture that libpng can read becomes a premultiplied sRGB `Bitmap` with 8 bits per
/// channel. Files are written as 8-bit sRGB, without alpha if every pixel is opaque. Writing a
/// bitmap and reading it back gives the same bytes.
package enum PNG {
  /// The default for the maximum number of pixels of a file: 2²⁸, which is a gigabyte of memory.
  package static let defaultMaximumPixels = 1 << 28
}

extension PNG {
  /// Reads a file.
  ///
  /// All colour types, bit depths and interlacing are supported; for an animation, the still
  /// picture is read. Samples of 16 bits are rounded to 8 bits. Samples are converted to sRGB if
  /// the file has a `gAMA` chunk with a value different from sRGB's, and neither an `sRGB` chunk
  /// nor a colour profile; profiles and primaries (`iCCP`, `cHRM`) are not applied. Every checksum
  /// must be correct; bytes after the end marker are ignored. A text of more than 16 MB when
  /// unpacked is left out.
  ///
  /// - Parameters:
  ///   - url: the location of a regular file.
  ///   - maximumPixels: the maximum number of pixels to allocate memory for.
  /// - Returns: the pixels and the other contents of the file.
  /// - Throws: `PNGError` if the file cannot be read, is not a valid PNG, or has too many pixels.
  package static func read(
    _ url: URL, maximumPixels: Int = defaultMaximumPixels
  ) throws(PNGError) -> PNGImage {
    // The signature is checked first, so that a video of many gigabytes named `.png` is rejected
    // before it fills the memory.
    try check(bytes(of: url, first: FileSignature.length), name: url.path)
    return try read(bytes(of: url), name: url.path, maximumPixels: maximumPixels)
  }

  private static func bytes(of url: URL, first count: Int? = nil) throws(PNGError) -> Data {
    do throws(FileError) {
      if let data = try WholeFile(url).read(first: count) { return data }
    } catch {
      throw .unreadable(file: url.path, reason: error.reason)
    }
    throw .unreadable(file: url.path, reason: String(cString: strerror(ENOENT)))
  }

  /// Reads a PNG from the bytes of a file.
  ///
  /// - Parameters:
  ///   - data: the bytes.
  ///   - name: the file's name in errors.
  ///   - maximumPixels: the maximum number of pixels to allocate memory for.
  ///   - allowsMissingEnd: whether to accept a file that ends before its end marker if its pixels
  ///     are complete and their checksums correct. `PNGImage.lacksEnd` is then true.
  /// - Returns: the pixels and the other contents of the file.
  /// - Throws: `PNGError` if the bytes are not a valid PNG, or if it has too many pixels.
  package static func read(
    _ data: Data, name: String, maximumPixels: Int = defaultMaximumPixels,
    allowsMissingEnd: Bool = false
  ) throws(PNGError) -> PNGImage {
    try image(
      data, name: name, maximumPixels: maximumPixels, isStraight: false,
      allowsMissingEnd: allowsMissingEnd)
  }

  /// Reads the colours of a file's pixels as stored, not multiplied by alpha.
  ///
  /// Premultiplication loses the low bits of nearly transparent colours, so different colours may
  /// become equal.
  ///
  /// - Parameters:
  ///   - data: the bytes; the end marker may be missing.
  ///   - name: the file's name in errors.
  /// - Returns: the pixels, which, unlike those of other bitmaps, are not multiplied by alpha.
  /// - Throws: `PNGError` if the bytes are not a valid PNG, or if it has too many pixels.
  package static func straightPixels(_ data: Data, name: String) throws(PNGError) -> Bitmap {
    try image(
      data, name: name, maximumPixels: defaultMaximumPixels, isStraight: true,
      allowsMissingEnd: true
    ).bitmap
  }

  /// Reads a file with `QuickDecoder` if that can read it, otherwise with libpng.
  ///
  /// If `isQuick` is false, only libpng is used.
  static func image(
    _ data: Data, name: String, maximumPixels: Int, isStraight: Bool, allowsMissingEnd: Bool,
    isQuick: Bool = true
  ) throws(PNGError) -> PNGImage {
    try check(data, name: name)
    // Foundation's `withUnsafeBytes` rethrows untyped errors, so a `Result` preserves the error's
    // type.
    return try data.withUnsafeBytes { bytes in
      Result { () throws(PNGError) in
        if isQuick, let decoder = QuickDecoder(bytes: bytes, file: name),
          let image = decoder.image(maximumPixels: maximumPixels, isStraight: isStraight)
        {
          return image
        }
        return try Decoder(bytes: bytes, file: name).image(
          maximumPixels: maximumPixels, isStraight: isStraight,
          allowsMissingEnd: allowsMissingEnd)
      }
    }.get()
  }

  private static func check(_ start: Data, name: String) throws(PNGError) {
    switch FileSignature(start) {
    case .png: return
    case .lfsPointer: throw .lfsPointer(file: name)
    case .other(let kind): throw .notPNG(file: name, kind: kind)
    }
  }
}

extension PNG {
  /// Writes a picture to a file, completely or not at all.
  ///
  /// The bytes are written to a temporary file in the same folder, which is then renamed; after an
  /// error the old file is unchanged. A link is kept, and its target is replaced. The bytes are not
  /// flushed to the disk.
  ///
  /// - Parameters:
  ///   - bitmap: the pixels, at least one.
  ///   - url: the location of the file, in an existing folder.
  ///   - scale: pixels per point, written as a density at 72 points per inch; nil for no density.
  ///   - text: the texts to store in the file, in this order.
  /// - Throws: `PNGError` if the picture, its scale or a text cannot be encoded, or the file cannot
  ///   be written.
  package static func write(
    _ bitmap: Bitmap, to url: URL, scale: CGFloat? = nil, text: [TextChunk] = []
  ) throws(PNGError) {
    // The picture is encoded before the disk is touched, so that an encoding error leaves the old
    // file.
    let data = try encode(bitmap, name: url.path, scale: scale, text: text)
    do throws(FileError) {
      try WholeFile(url).write(data, makingFolder: false, isLasting: false)
    } catch {
      throw .unwritable(file: url.path, reason: error.reason)
    }
  }

  /// Returns the bytes of a PNG file of the picture; `name` is the picture's name in errors.
  package static func encode(
    _ bitmap: Bitmap, name: String = "picture", scale: CGFloat? = nil, text: [TextChunk] = []
  ) throws(PNGError) -> Data {
    try encode(bitmap, name: name, scale: scale, text: text, keepsAlpha: false)
  }

  /// Returns the bytes of a PNG file.
  ///
  /// If `keepsAlpha` is true, an opaque picture is stored with alpha too. `encoder` may have
  /// compressed some of the picture's rows already.
  static func encode(
    _ bitmap: Bitmap, name: String, scale: CGFloat?, text: [TextChunk], keepsAlpha: Bool,
    by encoder: Encoder? = nil
  ) throws(PNGError) -> Data {
    try checkSize(bitmap.width, bitmap.height, name: name)
    if let objection = text.lazy.compactMap(\.objection).first {
      throw .unencodable(file: name, reason: objection)
    }
    guard let density = pixelsPerMeter(scale: scale) else {
      throw .unencodable(file: name, reason: "a scale of \(scale ?? 0)")
    }
    let encoder = if let encoder { encoder } else { try Encoder(file: name) }
    return try encoder.encode(
      bitmap, pixelsPerMeter: density, text: text, keepsAlpha: keepsAlpha)
  }

  /// Returns the density of a scale, at 72 points per inch of 25.4 mm: 0 for no scale, or nil if
  /// the density does not fit a PNG.
  private static func pixelsPerMeter(scale: CGFloat?) -> UInt32? {
    guard let scale else { return 0 }
    let density = Int32(exactly: (scale * 72 / 0.0254).rounded())
    return density.flatMap { $0 > 0 ? UInt32($0) : nil }
  }

  /// Throws an error if a PNG cannot have a picture of this size.
  static func checkSize(_ width: Int, _ height: Int, name: String) throws(PNGError) {
    let sides = 1...Int(Int32.max)
    if sides.contains(width), sides.contains(height) { return }
    throw .unencodable(file: name, reason: "a picture of \(width) × \(height) pixels")
  }
}

/// The contents of a PNG file: pixels, density and texts.
package struct PNGImage: Sendable, Equatable {
  /// The pixels in sRGB.
  package var bitmap: Bitmap
  /// The intended density of the pixels; nil if the file gives none or its pixels are not square.
  package var pixelsPerMeter: Int?
  /// The texts in the order of the file.
  package var text: [TextChunk]
  /// Whether the file ends before its end marker.
  ///
  /// Chunks at its end, such as texts, may be missing.
  package var lacksEnd: Bool

  /// Makes an image from its parts.
  package init(
    bitmap: Bitmap, pixelsPerMeter: Int? = nil, text: [TextChunk] = [], lacksEnd: Bool = false
  ) {
    self.lacksEnd = lacksEnd
    self.bitmap = bitmap
    self.pixelsPerMeter = pixelsPerMeter
    self.text = text
  }
}
