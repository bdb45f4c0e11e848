// Mirrors Logger (iOS 17). Missing: reading logs back.

/// A writer of messages to the system's log, which is not here: what is written is thrown away.
///
/// Source that logs compiles and runs; a layout does not depend on it.
public struct Logger: Sendable {
  /// Inert: makes a logger that writes nothing.
  public init() {}

  /// Inert: makes a logger that writes nothing.
  public init(subsystem: String, category: String) {}

  /// Inert: makes a logger that writes nothing.
  public init(_ logObj: OSLog) {}

  /// Inert: throws the message away.
  public func log(_ message: OSLogMessage) {}
  /// Inert: throws the message away.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Inert: throws the message away.
  public func trace(_ message: OSLogMessage) {}
  /// Inert: throws the message away.
  public func debug(_ message: OSLogMessage) {}
  /// Inert: throws the message away.
  public func info(_ message: OSLogMessage) {}
  /// Inert: throws the message away.
  public func notice(_ message: OSLogMessage) {}
  /// Inert: throws the message away.
  public func warning(_ message: OSLogMessage) {}
  /// Inert: throws the message away.
  public func error(_ message: OSLogMessage) {}
  /// Inert: throws the message away.
  public func critical(_ message: OSLogMessage) {}
  /// Inert: throws the message away.
  public func fault(_ message: OSLogMessage) {}
}
