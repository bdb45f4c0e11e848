package import Foundation
package import RasterCore

extension PNG {
  /// Returns the bytes of an animated PNG that shows pictures one after another in an endless loop.
  ///
  /// - Parameters:
  ///   - frames: at least one picture; all must have the same size.
  ///   - milliseconds: the time for which each picture is shown, at most a minute.
  ///   - name: the picture's name in errors.
  /// - Returns: the bytes of the file.
  /// - Throws: `PNGError.unencodable` if there are no frames, their sizes differ, or a PNG cannot
  ///   have their size.
  package static func encodeAnimation(
    frames: [Bitmap], milliseconds: Int, name: String = "animation"
  ) throws(PNGError) -> Data {
    let delay = PNGAnimation.Delay(milliseconds: milliseconds)
    return try encodeAnimation(
      PNGAnimation(frames: frames.map { .init($0, delay: delay) }), name: name)
  }

  /// Returns the bytes of an animated PNG.
  ///
  /// Programs that do not support animated PNGs show the first frame. For every later frame the
  /// file stores only the smallest rectangle that changed. Decoding the file restores every pixel
  /// exactly.
  ///
  /// - Parameters:
  ///   - animation: at least one frame; all frames must have the same size. Its still picture and
  ///     density are not written.
  ///   - name: the picture's name in errors.
  ///   - scale: pixels per point, written as a density at 72 points per inch; nil for no density.
  /// - Returns: the bytes of the file.
  /// - Throws: `PNGError.unencodable` if there are no frames, their sizes differ, or a number or a
  ///   text does not fit the format.
  package static func encodeAnimation(
    _ animation: PNGAnimation, name: String = "animation", scale: CGFloat? = nil
  ) throws(PNGError) -> Data {
    guard let first = animation.frames.first?.bitmap else {
      throw .unencodable(file: name, reason: "an animation without frames")
    }
    let isAlike = animation.frames.allSatisfy {
      $0.bitmap.width == first.width && $0.bitmap.height == first.height
    }
    guard isAlike else { throw .unencodable(file: name, reason: "frames of different sizes") }
    guard let plays = UInt32(exactly: animation.plays) else {
      throw .unencodable(file: name, reason: "\(animation.plays) plays")
    }
    var writer = AnimationWriter(animation, plays: plays, name: name)
    return try writer.data(scale: scale)
  }

  /// Reads an animated PNG and composes every frame as it is displayed.
  ///
  /// In the file a frame may cover only part of the picture, be drawn over the previous frames, and
  /// be removed before the next one. Every checksum and sequence number must be correct.
  ///
  /// - Parameters:
  ///   - data: the bytes of the file.
  ///   - name: the file's name in errors.
  ///   - maximumPixels: the maximum number of pixels, in all frames together, to allocate memory
  ///     for.
  /// - Returns: the frames and the other contents of the file.
  /// - Throws: `PNGError` if the file is not a valid animated PNG or has too many pixels; a still
  ///   picture is an error too.
  package static func decodeAnimation(
    _ data: Data, name: String = "animation", maximumPixels: Int = defaultMaximumPixels
  ) throws(PNGError) -> PNGAnimation {
    // The still-picture reader runs first because it checks every checksum, the end marker and the
    // texts.
    let image = try read(data, name: name, maximumPixels: maximumPixels)
    // Ranges of chunks count from 0, but the indices of a slice of data may not.
    let data = data.startIndex == 0 ? data : Data(data)
    guard let chunks = PNGChunks(data)?.chunks else {
      throw .broken(file: name, reason: "chunks do not follow each other")
    }
    var reader = AnimationReader(data, image: image, name: name, maximumPixels: maximumPixels)
    for chunk in chunks { try reader.read(chunk) }
    return try reader.animation()
  }
}
