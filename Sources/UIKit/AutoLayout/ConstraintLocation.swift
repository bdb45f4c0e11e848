import Foundation

/// The location that made a constraint.
enum ConstraintLocation {
  /// A line of Swift.
  case line(StaticString, UInt)
  /// A place in another file, as an editor makes it a link.
  case place(String)

  /// `Demo/TitleCell.swift:31`.
  var text: String {
    switch self {
    case .line(let fileID, let line): "\(fileID):\(line)"
    case .place(let text): text
    }
  }
}

extension NSLayoutConstraint {
  /// Returns the constraint, which remembers where it was made.
  func made(at fileID: StaticString, _ line: UInt) -> Self {
    location = .line(fileID, line)
    return self
  }

  /// Stores the place in the file from which the constraint was read, in place of the line that
  /// made it.
  package func remember(place: String) { location = .place(place) }
}
