public import RasterCore

/// Pictures that are shown in turn: the contents of an animated PNG.
///
/// Each frame is the whole picture as it is seen, whatever part of it the file stores.
public struct PNGAnimation: Sendable, Hashable {
  /// The time that a frame is shown, as a fraction of a second: `1/30` is exact, 33 milliseconds
  /// are not.
  public struct Delay: Sendable, Hashable {
    /// The upper number of the fraction.
    public var numerator: UInt16
    /// The lower number of the fraction; 0 counts as 100.
    public var denominator: UInt16

    /// Makes a delay.
    public init(_ numerator: UInt16, _ denominator: UInt16) {
      (self.numerator, self.denominator) = (numerator, denominator)
    }

    /// Makes a delay of thousandths of a second, at most a minute.
    public init(milliseconds: Int) {
      self.init(UInt16(clamping: min(max(milliseconds, 0), 60_000)), 1000)
    }

    /// Makes a delay of seconds: one over a whole number where it is that, else of thousandths.
    public init(seconds: Double) {
      let rate = (1 / seconds).rounded()
      if (1...65_535).contains(rate), abs(1 / rate - seconds) < 1e-9 {
        self.init(1, UInt16(rate))
      } else {
        let milliseconds = (seconds * 1000).rounded()
        self.init(milliseconds: milliseconds < 60_000 ? Int(max(milliseconds, 0)) : 60_000)
      }
    }

    /// The delay in seconds.
    public var seconds: Double {
      Double(numerator) / Double(denominator == 0 ? 100 : denominator)
    }
  }

  /// One picture, and the time for which it is shown.
  public struct Frame: Sendable, Hashable {
    /// The pixels of the whole picture.
    public var bitmap: Bitmap
    /// The time that it is shown.
    public var delay: Delay

    /// Makes a frame.
    public init(_ bitmap: Bitmap, delay: Delay) { (self.bitmap, self.delay) = (bitmap, delay) }
  }

  /// The frames in turn.
  public var frames: [Frame]
  /// The number of times that they are shown; 0 without end.
  public var plays: Int
  /// The picture that programs show which know no animation, where it is not the first frame.
  public var still: Bitmap?
  /// The intended density of the pixels; nil if the file does not give one.
  public var pixelsPerMeter: Int?
  /// The texts in the order of the file.
  public var text: [TextChunk]

  /// Makes an animation of its parts.
  public init(
    frames: [Frame], plays: Int = 0, still: Bitmap? = nil, pixelsPerMeter: Int? = nil,
    text: [TextChunk] = []
  ) {
    (self.frames, self.plays, self.still) = (frames, plays, still)
    (self.pixelsPerMeter, self.text) = (pixelsPerMeter, text)
  }
}

/// A chunk of an animation that is not as the specification says.
public struct AnimationFault: Sendable, Hashable, CustomStringConvertible {
  /// The type of the chunk: `acTL`, `fcTL`, `IDAT` or `fdAT`.
  public let chunk: String
  /// The frame that it belongs to, from 1; nil if it belongs to all.
  public let frame: Int?
  /// The value that the format requires there.
  public let expected: String
  /// The value that was found.
  public let found: String

  /// The fault in one line.
  public var description: String {
    let place = frame.map { " of frame \($0)" } ?? ""
    return "chunk \(chunk)\(place): expected \(expected), found \(found)"
  }
}
