public import Foundation
public import RasterCore

extension PNG {
  /// Returns the bytes of an animated PNG that shows pictures in turn, without end.
  ///
  /// - Parameters:
  ///   - frames: at least one picture; all of one size.
  ///   - milliseconds: the time for which each picture is shown, at most a minute.
  ///   - name: the picture's name in errors.
  /// - Returns: the bytes of the file.
  /// - Throws: `PNGError.unencodable` where the frames do not fit together.
  public static func encodeAnimation(
    frames: [Bitmap], milliseconds: Int, name: String = "animation"
  ) throws(PNGError) -> Data {
    let delay = PNGAnimation.Delay(milliseconds: milliseconds)
    return try encodeAnimation(
      PNGAnimation(frames: frames.map { .init($0, delay: delay) }), name: name)
  }

  /// Returns the bytes of an animated PNG.
  ///
  /// Programs that know no animation show the first frame. Of every later frame the file stores the
  /// smallest rectangle that changed; read again, the frames have the same bytes.
  ///
  /// - Parameters:
  ///   - animation: at least one frame; all of one size. What it says of its still picture and its
  ///     density is left out.
  ///   - name: the picture's name in errors.
  ///   - scale: pixels per point, written as a density of 72 points per inch; nil for none.
  /// - Returns: the bytes of the file.
  /// - Throws: `PNGError.unencodable` where the frames do not fit together.
  public static func encodeAnimation(
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

  /// Reads an animated PNG: every frame as it is seen.
  ///
  /// Frames may be parts of the picture, be laid over the frames before, and be taken away again.
  /// Every checksum and sequence number has to be right.
  ///
  /// - Parameters:
  ///   - data: the bytes.
  ///   - name: the file's name.
  ///   - maximumPixels: the most pixels to allocate memory for, those of all frames together.
  /// - Returns: the frames, and what else the file says.
  /// - Throws: the problem with the file; a picture that is no animation is an error too.
  public static func decodeAnimation(
    _ data: Data, name: String = "animation", maximumPixels: Int = defaultMaximumPixels
  ) throws(PNGError) -> PNGAnimation {
    // First: the still picture's reader looks at every checksum, at the end mark and at the texts.
    let image = try read(data, name: name, maximumPixels: maximumPixels)
    // Ranges of chunks count from 0, and a slice of data does not.
    let data = data.startIndex == 0 ? data : Data(data)
    guard let chunks = PNGChunks(data)?.chunks else {
      throw .broken(file: name, reason: "chunks do not follow each other")
    }
    var reader = AnimationReader(data, image: image, name: name, maximumPixels: maximumPixels)
    for chunk in chunks { try reader.read(chunk) }
    return try reader.animation()
  }
}
