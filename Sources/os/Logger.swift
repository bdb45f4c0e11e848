// Mirrors Logger (iOS 17). Missing: reading logs back.

/// A writer of messages to the system's log; as there is no such log, all messages are discarded.
///
/// Source code that logs messages compiles and runs unchanged.
public struct Logger: Sendable {
  /// Inert: makes a logger that writes nothing.
  public init() {}

  /// Inert: makes a logger that writes nothing.
  public init(subsystem: String, category: String) {}

  /// Inert: makes a logger that writes nothing.
  public init(_ logObj: OSLog) {}

  /// Inert: discards the message.
  public func log(_ message: OSLogMessage) {}
  /// Inert: discards the message.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Inert: discards the message.
  public func trace(_ message: OSLogMessage) {}
  /// Inert: discards the message.
  public func debug(_ message: OSLogMessage) {}
  /// Inert: discards the message.
  public func info(_ message: OSLogMessage) {}
  /// Inert: discards the message.
  public func notice(_ message: OSLogMessage) {}
  /// Inert: discards the message.
  public func warning(_ message: OSLogMessage) {}
  /// Inert: discards the message.
  public func error(_ message: OSLogMessage) {}
  /// Inert: discards the message.
  public func critical(_ message: OSLogMessage) {}
  /// Inert: discards the message.
  public func fault(_ message: OSLogMessage) {}
}
