// Mirrors CGDataProvider (iOS 17). Missing: callbacks, sequential access.
public import Foundation

/// An object that contains bytes, such as the pixels of an image.
public final class CGDataProvider: NSObject, Sendable {
  /// The bytes of the provider.
  ///
  /// Differs from Core Graphics: the type is `Data`, for which `CFData` is another name on Linux.
  public let data: Data?

  /// Makes a provider of the given bytes; the result is never nil.
  public init?(data: Data) { self.data = data }
  /// Makes a provider of a file's bytes; nil if the file cannot be read.
  public init?(url: NSURL) {
    guard let path = url.path, let data = FileManager.default.contents(atPath: path) else {
      return nil
    }
    self.data = data
  }
}

extension CGImage {
  /// The provider of the image's pixels: premultiplied red, green, blue and alpha, row by row from
  /// the top.
  public var dataProvider: CGDataProvider? {
    CGDataProvider(data: bitmap.withUnsafeBytes { Data($0) })
  }

  /// The number of bytes of each row.
  public var bytesPerRow: Int { width * 4 }
  /// The number of bits of each pixel.
  public var bitsPerPixel: Int { 32 }
  /// The number of bits of each component of a pixel.
  public var bitsPerComponent: Int { 8 }
}
