/// A refusal to read or write a file, as a rule the system's.
public struct FileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What was to be done.
  public enum Deed: String, Sendable {
    case read
    case write
    case delete
  }

  /// The file.
  public let path: String
  /// What was to be done.
  public let deed: Deed
  /// Why not, in the system's words.
  public let reason: String

  /// Tells of a refusal.
  package init(path: String, deed: Deed, reason: String) {
    (self.path, self.deed, self.reason) = (path, deed, reason)
  }

  /// One line: the file, and what cannot be done with it.
  public var description: String {
    let verb = [Deed.read: "read", .write: "written", .delete: "deleted"][deed] ?? deed.rawValue
    return "\(path): cannot be \(verb): \(reason)"
  }
}
