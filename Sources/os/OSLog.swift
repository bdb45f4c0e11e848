// Mirrors OSLog and os_log (iOS 17). Missing: os_activity, OSLogStore.
public import Foundation

/// A log of a subsystem, which keeps nothing here.
open class OSLog: NSObject, @unchecked Sendable {
  /// A category with a meaning for Apple's tools.
  public struct Category: Sendable {
    /// The name of the category.
    public let rawValue: String

    /// Events that are points of interest.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Events that are recorded only while a tool looks.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// Events that are recorded with their calls while a tool looks.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// The log that is written to unless another is given.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that drops its messages.
  public static let disabled = OSLog(subsystem: "", category: "")

  /// Inert: makes a log that keeps nothing.
  public init(subsystem: String, category: String) {}

  /// Inert: makes a log that keeps nothing.
  public init(subsystem: String, category: Category) {}

  /// Returns false: no type of message is kept.
  open func isEnabled(type: OSLogType) -> Bool { false }

  /// False: no signpost is kept.
  open var signpostsEnabled: Bool { false }
}

/// The importance of a message.
public struct OSLogType: RawRepresentable, Equatable, Hashable, Sendable {
  /// The number of the type.
  public let rawValue: UInt8

  /// Makes a type of its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Makes a type of its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// A message of the usual importance.
  public static let `default` = OSLogType(0x00)
  /// A message that helps, and is not essential.
  public static let info = OSLogType(0x01)
  /// A message for debugging.
  public static let debug = OSLogType(0x02)
  /// An error of the process.
  public static let error = OSLogType(0x10)
  /// An error of the system, or of several processes.
  public static let fault = OSLogType(0x11)
}

/// Inert: throws the message away.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {}

/// Inert: throws the message away.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {}

/// Inert: throws the message away.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {}

/// Inert: throws the message away.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}
