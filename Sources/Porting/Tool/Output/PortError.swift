/// An error that prevents porting.
enum PortError: Error, CustomStringConvertible {
  case unreadable(String, String)
  case notUTF8(String)
  case nothingThere(String)
  case unwritable(String, String)
  case nothingToShow([String])
  case usage(String)

  var description: String {
    switch self {
    case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)"
    case .notUTF8(let path): "\(path) is not UTF-8, which Swift source must be"
    case .nothingThere(let path): "\(path) contains no Swift file"
    case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)"
    case .nothingToShow(let left):
      (["no #Preview, and no view, controller or layout that can be made without arguments"] + left)
        .joined(separator: "\n  ")
    case .usage(let words): words
    }
  }
}

extension PortError {
  /// Returns the error as a note on the file, which is skipped.
  func note(about path: String) -> Note {
    let why =
      switch self {
      case .unreadable(_, let reason): reason
      case .notUTF8: "it is not UTF-8, which Swift source must be"
      default: description
      }
    return Note(kind: .obstacle, path: path, line: 1, column: 1, what: "the file", why: why)
  }
}
