package import RasterCore

/// The contents of an animated PNG: pictures that are shown one after another.
///
/// Each frame is the whole picture as displayed, even if the file stores only a part of it.
package struct PNGAnimation: Sendable, Hashable {
  /// The time for which a frame is shown, as a fraction of a second: 1/30 is exact, 33 milliseconds
  /// is not.
  package struct Delay: Sendable, Hashable {
    /// The numerator of the fraction.
    package var numerator: UInt16
    /// The denominator of the fraction; 0 counts as 100.
    package var denominator: UInt16

    /// Makes a delay from a numerator and a denominator, in seconds.
    package init(_ numerator: UInt16, _ denominator: UInt16) {
      (self.numerator, self.denominator) = (numerator, denominator)
    }

    /// Makes a delay from a number of milliseconds, limited to the range of 0 to 60,000.
    package init(milliseconds: Int) {
      self.init(UInt16(clamping: min(max(milliseconds, 0), 60_000)), 1000)
    }

    /// Makes a delay from seconds: 1/n if that is exact for a whole number n, otherwise
    /// milliseconds, at most a minute.
    package init(seconds: Double) {
      let rate = (1 / seconds).rounded()
      if (1...65_535).contains(rate), abs(1 / rate - seconds) < 1e-9 {
        self.init(1, UInt16(rate))
      } else {
        let milliseconds = (seconds * 1000).rounded()
        self.init(milliseconds: milliseconds < 60_000 ? Int(max(milliseconds, 0)) : 60_000)
      }
    }

    /// The delay in seconds.
    package var seconds: Double {
      Double(numerator) / Double(denominator == 0 ? 100 : denominator)
    }
  }

  /// One picture and the time for which it is shown.
  package struct Frame: Sendable, Hashable {
    /// The pixels of the whole picture.
    package var bitmap: Bitmap
    /// The time for which the picture is shown.
    package var delay: Delay

    /// Makes a frame from the pixels of the whole picture and a delay.
    package init(_ bitmap: Bitmap, delay: Delay) { (self.bitmap, self.delay) = (bitmap, delay) }
  }

  /// The frames in the order in which they are shown.
  package var frames: [Frame]
  /// The number of times that the animation plays; 0 means endlessly.
  package var plays: Int
  /// The picture for programs that do not support animated PNGs; nil if it is the first frame.
  package var still: Bitmap?
  /// The intended density of the pixels; nil if the file gives none or its pixels are not square.
  package var pixelsPerMeter: Int?
  /// The texts in the order of the file.
  package var text: [TextChunk]

  /// Makes an animation from its parts.
  package init(
    frames: [Frame], plays: Int = 0, still: Bitmap? = nil, pixelsPerMeter: Int? = nil,
    text: [TextChunk] = []
  ) {
    (self.frames, self.plays, self.still) = (frames, plays, still)
    (self.pixelsPerMeter, self.text) = (pixelsPerMeter, text)
  }
}

/// An error in a chunk of an animation: the expected and the actual value.
package struct AnimationFault: Sendable, Hashable, CustomStringConvertible {
  /// The type of the chunk: `acTL`, `fcTL`, `IDAT` or `fdAT`.
  package let chunk: String
  /// The number of the frame that the chunk belongs to, counted from 1; nil if it applies to all
  /// frames.
  package let frame: Int?
  /// The value that the format requires.
  package let expected: String
  /// The value in the file.
  package let found: String

  /// The fault in one line.
  package var description: String {
    let place = frame.map { " of frame \($0)" } ?? ""
    return "chunk \(chunk)\(place): expected \(expected), found \(found)"
  }
}
