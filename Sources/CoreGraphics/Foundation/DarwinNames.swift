// Mirrors names that every Swift source on iOS has from Foundation, Dispatch or Objective-C.
#if !canImport(Darwin)
  import Foundation

  /// The former name of `Int`.
  public typealias NSInteger = Int
  /// The former name of `UInt`.
  public typealias NSUInteger = UInt

  /// The nanoseconds of a second.
  public let NSEC_PER_SEC: UInt64 = 1_000_000_000
  /// The nanoseconds of a millisecond.
  public let NSEC_PER_MSEC: UInt64 = 1_000_000
  /// The nanoseconds of a microsecond.
  public let NSEC_PER_USEC: UInt64 = 1_000

  /// The greatest finite `Float`.
  public let MAXFLOAT = Float.greatestFiniteMagnitude

  /// Runs a closure; without Objective-C there are no autoreleased objects, and no pool.
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
  }

  /// The seconds since the start of 2001, as Core Foundation counts them.
  public typealias CFAbsoluteTime = Double

  /// Returns the present time; nothing that is drawn depends on it.
  public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

  /// A time in seconds.
  public typealias CFTimeInterval = Double
#endif
