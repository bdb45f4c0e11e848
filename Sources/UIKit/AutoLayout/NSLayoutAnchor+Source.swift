public import Foundation

// UIKit's methods that make constraints are repeated here with two more parameters, which record
// the file and the line of the call for reports of conflicts. UIKit's own signatures still exist,
// because protocols and method references need exactly those; a call resolves to the overloads in
// this file.

extension NSLayoutAnchor {
  /// Returns a constraint that makes the anchor equal to another one, and records the line of the
  /// call.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor).made(at: fileID, line)
  }

  /// Returns a constraint that makes the anchor equal to another one plus a constant, and records
  /// the line of the call.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, constant: c).made(at: fileID, line)
  }

  /// Returns a constraint that makes the anchor greater than or equal to another one, and records
  /// the line of the call.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor).made(at: fileID, line)
  }

  /// Returns a constraint that makes the anchor greater than or equal to another one plus a
  /// constant, and records the line of the call.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, constant: c).made(at: fileID, line)
  }

  /// Returns a constraint that makes the anchor less than or equal to another one, and records the
  /// line of the call.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor).made(at: fileID, line)
  }

  /// Returns a constraint that makes the anchor less than or equal to another one plus a constant,
  /// and records the line of the call.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, constant: c).made(at: fileID, line)
  }
}

extension NSLayoutDimension {
  /// Returns a constraint that makes the length equal to a constant, and records the line of the
  /// call.
  public func constraint(
    equalToConstant c: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.equal, to: c).made(at: fileID, line)
  }

  /// Returns a constraint that makes the length `m` times another one, and records the line of the
  /// call.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, multiplier: m).made(at: fileID, line)
  }

  /// Returns a constraint that makes the length `m` times another one plus a constant, and records
  /// the line of the call.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, multiplier: m, constant: c).made(at: fileID, line)
  }

  /// Returns a constraint that makes the length at least a constant, and records the line of the
  /// call.
  public func constraint(
    greaterThanOrEqualToConstant c: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: c).made(at: fileID, line)
  }

  /// Returns a constraint that makes the length at least `m` times another one, and records the
  /// line of the call.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, multiplier: m).made(at: fileID, line)
  }

  /// Returns a constraint that makes the length at least `m` times another one plus a constant, and
  /// records the line of the call.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c).made(at: fileID, line)
  }

  /// Returns a constraint that makes the length at most a constant, and records the line of the
  /// call.
  public func constraint(
    lessThanOrEqualToConstant c: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: c).made(at: fileID, line)
  }

  /// Returns a constraint that makes the length at most `m` times another one, and records the line
  /// of the call.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, multiplier: m).made(at: fileID, line)
  }

  /// Returns a constraint that makes the length at most `m` times another one plus a constant, and
  /// records the line of the call.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, multiplier: m, constant: c).made(at: fileID, line)
  }
}

extension NSLayoutXAxisAnchor {
  /// Returns a constraint that places the anchor `multiplier` times the system spacing after
  /// another, and records the line of the call.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.equal, after: anchor, multiplier).made(at: fileID, line)
  }

  /// Returns a constraint that places the anchor at least `multiplier` times the system spacing
  /// after another, and records the line of the call.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.greaterThanOrEqual, after: anchor, multiplier).made(at: fileID, line)
  }

  /// Returns a constraint that places the anchor at most `multiplier` times the system spacing
  /// after another, and records the line of the call.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, after: anchor, multiplier).made(at: fileID, line)
  }
}

extension NSLayoutYAxisAnchor {
  /// Returns a constraint that places the anchor `multiplier` times the system spacing below
  /// another, and records the line of the call.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.equal, after: anchor, multiplier).made(at: fileID, line)
  }

  /// Returns a constraint that places the anchor at least `multiplier` times the system spacing
  /// below another, and records the line of the call.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.greaterThanOrEqual, after: anchor, multiplier).made(at: fileID, line)
  }

  /// Returns a constraint that places the anchor at most `multiplier` times the system spacing
  /// below another, and records the line of the call.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, after: anchor, multiplier).made(at: fileID, line)
  }
}
