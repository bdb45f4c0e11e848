public import Foundation

extension PNG {
  /// Reads a file.
  ///
  /// All colour types, bit depths and interlacing; of an animation the still picture. Samples of 16
  /// bits are rounded to the nearest of 8. Samples with a `gAMA` chunk other than sRGB's, and
  /// neither `sRGB` nor a colour profile, are converted to sRGB; profiles and primaries (`iCCP`,
  /// `cHRM`) are not applied. Every checksum has to be right; bytes after the end mark do not
  /// matter. A text that unpacks to more than 16 MB is left out.
  ///
  /// - Parameters:
  ///   - url: a regular file.
  ///   - maximumPixels: the most pixels to make room for.
  /// - Returns: the pixels, and what else the file says.
  /// - Throws: what is wrong with the file.
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
  public static func read(
    _ data: Data, name: String, maximumPixels: Int = defaultMaximumPixels
  ) throws(PNGError) -> PNGImage {
    try check(data, name: name)
    return try data.withUnsafeBytes { bytes in
      Result { () throws(PNGError) in
        try Decoder(bytes: bytes, file: name).image(maximumPixels: maximumPixels)
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
