import Foundation

/// The reason why a file cannot be read, written or deleted, usually a system error.
public struct FileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The operation on the file.
  public enum Action: String, Sendable {
    case read
    case write
    case delete
  }

  /// The path of the file.
  public let path: String
  /// The operation that failed.
  public let action: Action
  /// The reason for the failure, usually the system's description of its error.
  public let reason: String

  package init(path: String, action: Action, reason: String) {
    self.path = path
    self.action = action
    self.reason = reason
  }

  /// Makes an error from the last system error, given by `errno`.
  package init(path: String, action: Action) {
    self.init(path: path, action: action, reason: Self.systemReason)
  }

  /// The system's description of its last error.
  static var systemReason: String { String(cString: strerror(errno)) }

  /// One line with the file, the failed operation and the reason.
  public var description: String {
    let participle =
      switch action {
      case .read: "read"
      case .write: "written"
      case .delete: "deleted"
      }
    return "\(path): cannot be \(participle): \(reason)"
  }
}
