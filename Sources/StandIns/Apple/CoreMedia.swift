// Mirrors the times of Core Media and their arithmetic.

/// A time in seconds, stored as a fraction: a value divided by a time scale.
public struct CMTime: Hashable, Comparable, Sendable {
  public var value: Int64
  public var timescale: Int32
  public init(value: Int64 = 0, timescale: Int32 = 1) {
    (self.value, self.timescale) = (value, timescale)
  }
  public init(seconds: Double, preferredTimescale: Int32) {
    self.init(
      value: Int64(seconds * Double(preferredTimescale)), timescale: preferredTimescale)
  }
  public static let zero = CMTime()
  public static let invalid = CMTime(value: 0, timescale: 0)
  public static let indefinite = CMTime(value: 0, timescale: 0)
  public static let positiveInfinity = CMTime(value: .max, timescale: 1)
  public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
  public var isValid: Bool { timescale != 0 }
  public var isNumeric: Bool { timescale != 0 }
  public var isIndefinite: Bool { timescale == 0 }
  public static func < (one: CMTime, other: CMTime) -> Bool { one.seconds < other.seconds }
  public static func + (one: CMTime, other: CMTime) -> CMTime {
    CMTime(seconds: one.seconds + other.seconds, preferredTimescale: max(one.timescale, 1))
  }
  public static func - (one: CMTime, other: CMTime) -> CMTime {
    CMTime(seconds: one.seconds - other.seconds, preferredTimescale: max(one.timescale, 1))
  }
}

public typealias CMTimeScale = Int32
public typealias CMTimeValue = Int64
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
