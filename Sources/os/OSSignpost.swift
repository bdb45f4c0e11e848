// Mirrors os_signpost and OSSignposter (iOS 17). Missing: nothing that compiles on iOS.

/// The number of an interval among others of its name.
public struct OSSignpostID: Comparable, Hashable, Sendable {
  /// The number of the signpost.
  public let rawValue: UInt64

  /// Makes an identifier of a number.
  public init(_ value: UInt64) { rawValue = value }

  /// Makes an identifier; all are the same here, since nothing is recorded.
  public init(log: OSLog) { self = .exclusive }

  /// Makes an identifier of an object.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// The identifier of intervals that do not overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// An identifier that no interval has.
  public static let invalid = OSSignpostID(.max)
  /// An identifier that disables a signpost.
  public static let null = OSSignpostID(0)

  /// Whether one number is smaller than another.
  public static func < (one: OSSignpostID, other: OSSignpostID) -> Bool {
    one.rawValue < other.rawValue
  }
}

/// The kind of a signpost.
public enum OSSignpostType: UInt8, Sendable {
  /// A signpost for a moment.
  case event = 0
  /// The beginning of an interval.
  case begin = 1
  /// The end of an interval.
  case end = 2
}

/// Inert: records nothing.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Inert: records nothing.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}

/// The state of an interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  init() {}
}

/// A recorder of intervals and events, which records nothing here.
public struct OSSignposter: Sendable {
  /// Inert: makes a recorder.
  public init() {}
  /// Inert: makes a recorder.
  public init(subsystem: String, category: String) {}
  /// Inert: makes a recorder.
  public init(subsystem: String, category: OSLog.Category) {}
  /// Inert: makes a recorder.
  public init(logHandle: OSLog) {}
  /// Inert: makes a recorder.
  public init(logger: Logger) {}

  /// False: nothing is recorded.
  public var isEnabled: Bool { false }

  /// Returns the identifier that all intervals share here.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// Returns the identifier of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: .default, object: object)
  }

  /// Inert: begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Inert: begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Inert: ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Inert: ends an interval.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {}
  /// Inert: marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Inert: marks a moment.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {}

  /// Returns what a closure returns, whose time is not recorded.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result { try task() }
  /// Returns what a closure returns, whose time is not recorded.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage,
    around task: () throws -> Result
  ) rethrows -> Result { try task() }
}
