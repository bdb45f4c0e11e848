// Mirrors names that every Swift source on iOS has from Foundation, Dispatch or Objective-C.
#if !canImport(Darwin)
  import Foundation

  /// Objective-C's name of `Int`.
  public typealias NSInteger = Int
  /// Objective-C's name of `UInt`.
  public typealias NSUInteger = UInt

  /// The number of nanoseconds in a second.
  public let NSEC_PER_SEC: UInt64 = 1_000_000_000
  /// The number of nanoseconds in a millisecond.
  public let NSEC_PER_MSEC: UInt64 = 1_000_000
  /// The number of nanoseconds in a microsecond.
  public let NSEC_PER_USEC: UInt64 = 1_000

  /// The largest finite `Float`.
  public let MAXFLOAT = Float.greatestFiniteMagnitude

  /// Calls a closure without a pool, because there are no autoreleased objects without Objective-C.
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
  }

  /// A time in seconds since the beginning of 2001.
  public typealias CFAbsoluteTime = Double

  /// Returns the current time of the system clock.
  public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

  /// A duration or a time in seconds.
  public typealias CFTimeInterval = Double

  /// Core Foundation's name of `NSArray`.
  public typealias CFArray = NSArray
  /// Core Foundation's name of `Data`.
  public typealias CFData = Data
  /// Core Foundation's name of `NSError`.
  public typealias CFError = NSError
  /// Core Foundation's name of `NSString`.
  public typealias CFString = NSString
  /// Core Foundation's name of `NSURL`.
  public typealias CFURL = NSURL
#endif
