public import Foundation
public import RasterCore

/// Reading and writing pictures as PNG files.
///
/// Everything libpng reads becomes a premultiplied sRGB `Bitmap` of 8 bits; what is written is sRGB
/// of 8 bits, without alpha where every pixel is opaque. A bitmap that is written and read again
/// has the same bytes.
public enum PNG {
  /// The number of pixels that a file may have unless the caller says otherwise: 2²⁸, a gigabyte of
  /// memory.
  public static let defaultMaximumPixels = 1 << 28
}

extension PNG {
  /// Reads a file.
  ///
  /// All colour types, bit depths and interlacing are read, and of an animation the still picture.
  /// Samples of 16 bits are rounded to the nearest of 8. Samples with a `gAMA` chunk other than
  /// sRGB's, and neither `sRGB` nor a colour profile, are converted to sRGB; profiles and primaries
  /// (`iCCP`, `cHRM`) are not applied. Every checksum has to be right; bytes after the end mark do
  /// not matter. A text that unpacks to more than 16 MB is left out.
  ///
  /// - Parameters:
  ///   - url: a regular file.
  ///   - maximumPixels: the most pixels to allocate memory for.
  /// - Returns: the pixels, and what else the file says.
  /// - Throws: the problem with the file.
  public static func read(
    _ url: URL, maximumPixels: Int = defaultMaximumPixels
  ) throws(PNGError) -> PNGImage {
    // A film of many gigabytes with a picture's name is turned away before it fills the memory.
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

  /// Reads a file's bytes, which errors call by `name`.
  ///
  /// - Parameters:
  ///   - data: the bytes.
  ///   - name: the file's name.
  ///   - maximumPixels: the most pixels to allocate memory for.
  ///   - allowsMissingEnd: whether a file will do whose pixels are whole, their checksums included,
  ///     and that ends before its end mark; `PNGImage.lacksEnd` says so.
  /// - Returns: the pixels, and what else the file says.
  /// - Throws: the problem with the file.
  public static func read(
    _ data: Data, name: String, maximumPixels: Int = defaultMaximumPixels,
    allowsMissingEnd: Bool = false
  ) throws(PNGError) -> PNGImage {
    try image(
      data, name: name, maximumPixels: maximumPixels, isStraight: false,
      allowsMissingEnd: allowsMissingEnd)
  }

  /// Reads the colours of a file's pixels as they are in it, not multiplied by alpha.
  ///
  /// Multiplied, nearly transparent colours lose their low bits: unlike ones become equal.
  ///
  /// - Parameters:
  ///   - data: the bytes; they may lack the end mark.
  ///   - name: the file's name.
  /// - Returns: the pixels, which unlike those of other bitmaps are not multiplied by alpha.
  /// - Throws: the problem with the file.
  package static func straightPixels(_ data: Data, name: String) throws(PNGError) -> Bitmap {
    try image(
      data, name: name, maximumPixels: defaultMaximumPixels, isStraight: true,
      allowsMissingEnd: true
    ).bitmap
  }

  /// Reads a file by our own quick decoder if it can; `isQuick` is false for libpng alone.
  static func image(
    _ data: Data, name: String, maximumPixels: Int, isStraight: Bool, allowsMissingEnd: Bool,
    isQuick: Bool = true
  ) throws(PNGError) -> PNGImage {
    try check(data, name: name)
    // The closure of Foundation's `withUnsafeBytes` throws untyped errors: a result keeps the type.
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
  /// Writes a picture to a file, all of it or nothing.
  ///
  /// The bytes go to a temporary file in the same folder, which is then renamed; on an error what
  /// was there before still does. A link stays, and what it leads to is replaced. The bytes are
  /// not forced to the disk.
  ///
  /// - Parameters:
  ///   - bitmap: the pixels, at least one.
  ///   - url: where, in a folder that exists.
  ///   - scale: pixels per point, written as a density of 72 points per inch; nil for none.
  ///   - text: the texts of the picture, in this order.
  /// - Throws: what the picture, a text or the disk has against it.
  public static func write(
    _ bitmap: Bitmap, to url: URL, scale: CGFloat? = nil, text: [TextChunk] = []
  ) throws(PNGError) {
    // Before the disk is touched: a picture that cannot be encoded leaves the old file.
    let data = try encode(bitmap, name: url.path, scale: scale, text: text)
    do throws(FileError) {
      try WholeFile(url).write(data, makingFolder: false, isLasting: false)
    } catch {
      throw .unwritable(file: url.path, reason: error.reason)
    }
  }

  /// Returns the bytes of a PNG file of the picture; errors call it by `name`.
  public static func encode(
    _ bitmap: Bitmap, name: String = "picture", scale: CGFloat? = nil, text: [TextChunk] = []
  ) throws(PNGError) -> Data {
    try encode(bitmap, name: name, scale: scale, text: text, keepsAlpha: false)
  }

  /// Returns the bytes of a PNG file; `keepsAlpha` where an opaque picture has alpha in it too, and
  /// `encoder` is one that compressed some of the picture's rows already, if there is one.
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

  /// Returns the density of a scale, at 72 points per inch of 25.4 mm: 0 for no scale, nil for one
  /// that no PNG can hold.
  private static func pixelsPerMeter(scale: CGFloat?) -> UInt32? {
    guard let scale else { return 0 }
    let density = Int32(exactly: (scale * 72 / 0.0254).rounded())
    return density.flatMap { $0 > 0 ? UInt32($0) : nil }
  }

  /// Refuses sides that no PNG has.
  static func checkSize(_ width: Int, _ height: Int, name: String) throws(PNGError) {
    let sides = 1...Int(Int32.max)
    if sides.contains(width), sides.contains(height) { return }
    throw .unencodable(file: name, reason: "a picture of \(width) × \(height) pixels")
  }
}

/// The contents of a PNG file: pixels, density and texts.
public struct PNGImage: Sendable, Equatable {
  /// The pixels in sRGB.
  public var bitmap: Bitmap
  /// The intended density of the pixels; nil if the file gives none or has pixels that are not
  /// square.
  public var pixelsPerMeter: Int?
  /// The texts in the order of the file.
  public var text: [TextChunk]
  /// Whether the file ends before its end mark; chunks at its end, such as texts, are lost.
  public var lacksEnd: Bool

  /// Makes an image of its parts.
  public init(
    bitmap: Bitmap, pixelsPerMeter: Int? = nil, text: [TextChunk] = [], lacksEnd: Bool = false
  ) {
    self.lacksEnd = lacksEnd
    self.bitmap = bitmap
    self.pixelsPerMeter = pixelsPerMeter
    self.text = text
  }
}
