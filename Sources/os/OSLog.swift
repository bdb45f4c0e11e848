// Mirrors OSLog and os_log (iOS 17). Missing: os_activity, OSLogStore.
public import Foundation

/// A log of a subsystem, which discards all messages.
open class OSLog: NSObject, @unchecked Sendable {
  /// A category that Apple's tools treat specially.
  public struct Category: Sendable {
    /// The name of the category.
    public let rawValue: String

    /// Events that are points of interest.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Events that are recorded only while a tool is tracing.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// Events that are recorded with their call stacks, only while a tool is tracing.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// The log used unless a different one is specified.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that discards its messages.
  public static let disabled = OSLog(subsystem: "", category: "")

  /// Inert: makes a log that discards all messages.
  public init(subsystem: String, category: String) {}

  /// Inert: makes a log that discards all messages.
  public init(subsystem: String, category: Category) {}

  /// Returns false, as all messages are discarded.
  open func isEnabled(type: OSLogType) -> Bool { false }

  /// Whether signposts are recorded: always `false`.
  open var signpostsEnabled: Bool { false }
}

/// The importance of a message.
public struct OSLogType: RawRepresentable, Equatable, Hashable, Sendable {
  /// The number of the type.
  public let rawValue: UInt8

  /// Makes a type from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Makes a type from its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// A message of the default importance.
  public static let `default` = OSLogType(0x00)
  /// A helpful but not essential message.
  public static let info = OSLogType(0x01)
  /// A message for debugging.
  public static let debug = OSLogType(0x02)
  /// An error of the process.
  public static let error = OSLogType(0x10)
  /// An error of the system, or of several processes.
  public static let fault = OSLogType(0x11)
}

/// Inert: discards the message.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {}

/// Inert: discards the message.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {}

/// Inert: discards the message.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {}

/// Inert: discards the message.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}
