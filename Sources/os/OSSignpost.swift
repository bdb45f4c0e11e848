// Mirrors os_signpost and OSSignposter (iOS 17). Missing: animation intervals.

/// An identifier that distinguishes intervals with the same name that overlap.
public struct OSSignpostID: Comparable, Hashable, Sendable {
  /// The number of the identifier.
  public let rawValue: UInt64

  /// Makes an identifier from a number.
  public init(_ value: UInt64) { rawValue = value }

  /// Makes an identifier, which is always `exclusive`, since nothing is recorded.
  public init(log: OSLog) { self = .exclusive }

  /// Makes an identifier from the identity of an object.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// The identifier of intervals that do not overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// An identifier that no interval has.
  public static let invalid = OSSignpostID(.max)
  /// An identifier that disables a signpost.
  public static let null = OSSignpostID(0)

  /// Returns whether the number of one identifier is less than that of another.
  public static func < (one: OSSignpostID, other: OSSignpostID) -> Bool {
    one.rawValue < other.rawValue
  }
}

/// The kind of a signpost.
public enum OSSignpostType: UInt8, Sendable {
  /// A signpost for a single point in time.
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

/// The state of an interval that has begun; it is passed to `endInterval`.
public final class OSSignpostIntervalState: Sendable {
  init() {}
}

/// A recorder of intervals and events, which records nothing.
public struct OSSignposter: Sendable {
  /// Inert: makes a recorder that records nothing.
  public init() {}
  /// Inert: makes a recorder that records nothing.
  public init(subsystem: String, category: String) {}
  /// Inert: makes a recorder that records nothing.
  public init(subsystem: String, category: OSLog.Category) {}
  /// Inert: makes a recorder that records nothing.
  public init(logHandle: OSLog) {}
  /// Inert: makes a recorder that records nothing.
  public init(logger: Logger) {}

  /// Whether signposts are recorded: always `false`.
  public var isEnabled: Bool { false }

  /// Returns an identifier, which is always `exclusive`.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// Returns an identifier made from the identity of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: .default, object: object)
  }

  /// Inert: records nothing, and returns the state of an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Inert: records nothing, and returns the state of an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Inert: does not record the end of an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Inert: does not record the end of an interval.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {}
  /// Inert: does not record a point in time.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Inert: does not record a point in time.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {}

  /// Calls a closure and returns its result; the interval is not recorded.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result { try task() }
  /// Calls a closure and returns its result; the interval is not recorded.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage,
    around task: () throws -> Result
  ) rethrows -> Result { try task() }
}
