import Foundation

/// The reason why a file cannot be read, written or deleted: mostly the system's refusal.
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
  /// The reason for the failure, as the system describes it.
  public let reason: String

  /// Makes an error.
  package init(path: String, action: Action, reason: String) {
    self.path = path
    self.action = action
    self.reason = reason
  }

  /// Makes an error of the system's last refusal, which `errno` names.
  package init(path: String, action: Action) {
    self.init(path: path, action: action, reason: Self.systemReason)
  }

  /// The system's last refusal in its own words.
  static var systemReason: String { String(cString: strerror(errno)) }

  /// One line: the file, and the operation that failed.
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
