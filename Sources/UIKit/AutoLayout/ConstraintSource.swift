import Foundation

/// The line that made a constraint.
struct ConstraintSource {
  let fileID: StaticString
  let line: UInt

  /// `Demo/TitleCell.swift:31`.
  var text: String { "\(fileID):\(line)" }
}

extension NSLayoutConstraint {
  /// Returns the constraint, which remembers where it was made.
  func made(at fileID: StaticString, _ line: UInt) -> Self {
    source = ConstraintSource(fileID: fileID, line: line)
    return self
  }
}
