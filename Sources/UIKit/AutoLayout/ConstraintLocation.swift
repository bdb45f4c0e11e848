import Foundation

/// The source location where a constraint was made.
enum ConstraintLocation {
  /// A line of Swift code.
  case line(StaticString, UInt)
  /// A location in another kind of file, such as a storyboard, in a format that editors turn into a
  /// link.
  case place(String)

  /// The location as text: `Demo/TitleCell.swift:31`.
  var text: String {
    switch self {
    case .line(let fileID, let line): "\(fileID):\(line)"
    case .place(let text): text
    }
  }
}

extension NSLayoutConstraint {
  /// Stores the line that made the constraint, and returns the constraint.
  func made(at fileID: StaticString, _ line: UInt) -> Self {
    location = .line(fileID, line)
    return self
  }

  /// Replaces the stored line with the location in the file from which the constraint was read.
  package func remember(place: String) { location = .place(place) }

  /// The location in the document from which the constraint was read, such as `BadgeCell.xib:31`;
  /// nil for a constraint that code made.
  package var documentPlace: String? {
    if case .place(let place) = location { place } else { nil }
  }
}
