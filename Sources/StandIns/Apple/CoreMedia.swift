/// A time as a fraction.
public struct CMTime: Hashable, Comparable, Sendable {
  /// See CoreMedia.
  public var value: Int64
  /// See CoreMedia.
  public var timescale: Int32
  /// See CoreMedia.
  public init(value: Int64 = 0, timescale: Int32 = 1) {
    (self.value, self.timescale) = (value, timescale)
  }
  /// See CoreMedia.
  public init(seconds: Double, preferredTimescale: Int32) {
    self.init(
      value: Int64(seconds * Double(preferredTimescale)), timescale: preferredTimescale)
  }
  /// See CoreMedia.
  public static let zero = CMTime()
  /// See CoreMedia.
  public static let invalid = CMTime(value: 0, timescale: 0)
  /// See CoreMedia.
  public static let indefinite = CMTime(value: 0, timescale: 0)
  /// See CoreMedia.
  public static let positiveInfinity = CMTime(value: .max, timescale: 1)
  /// See CoreMedia.
  public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
  /// See CoreMedia.
  public var isValid: Bool { timescale != 0 }
  /// See CoreMedia.
  public var isNumeric: Bool { timescale != 0 }
  /// See CoreMedia.
  public var isIndefinite: Bool { timescale == 0 }
  /// See CoreMedia.
  public static func < (one: CMTime, other: CMTime) -> Bool { one.seconds < other.seconds }
  /// See CoreMedia.
  public static func + (one: CMTime, other: CMTime) -> CMTime {
    CMTime(seconds: one.seconds + other.seconds, preferredTimescale: max(one.timescale, 1))
  }
  /// See CoreMedia.
  public static func - (one: CMTime, other: CMTime) -> CMTime {
    CMTime(seconds: one.seconds - other.seconds, preferredTimescale: max(one.timescale, 1))
  }
}
/// See CoreMedia.
public typealias CMTimeScale = Int32
/// See CoreMedia.
public typealias CMTimeValue = Int64
/// See CoreMedia.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// See CoreMedia.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// See CoreMedia.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
/// See CoreMedia.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
