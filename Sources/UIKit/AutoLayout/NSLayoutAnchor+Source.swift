public import Foundation

// Each method that makes a constraint is here again, with the line that calls it: a conflict can
// then say which lines made it. UIKit's own spellings stay beside these, since protocols and
// function references request exactly them; a plain call prefers the ones here.

extension NSLayoutAnchor {
  /// See UIKit; keeps the anchor equal to another one.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor).made(at: fileID, line)
  }

  /// See UIKit; keeps the anchor equal to another one and a constant.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, constant: c).made(at: fileID, line)
  }

  /// See UIKit; keeps the anchor at least at another one.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor).made(at: fileID, line)
  }

  /// See UIKit; keeps the anchor at least at another one and a constant.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, constant: c).made(at: fileID, line)
  }

  /// See UIKit; keeps the anchor at most at another one.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor).made(at: fileID, line)
  }

  /// See UIKit; keeps the anchor at most at another one and a constant.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, constant: c).made(at: fileID, line)
  }
}

extension NSLayoutDimension {
  /// See UIKit; keeps the length equal to a constant.
  public func constraint(
    equalToConstant c: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.equal, to: c).made(at: fileID, line)
  }

  /// See UIKit; keeps the length equal to a multiple of another.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, multiplier: m).made(at: fileID, line)
  }

  /// See UIKit; keeps the length equal to a multiple of another and a constant.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, multiplier: m, constant: c).made(at: fileID, line)
  }

  /// See UIKit; keeps the length at least a constant.
  public func constraint(
    greaterThanOrEqualToConstant c: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: c).made(at: fileID, line)
  }

  /// See UIKit; keeps the length at least a multiple of another.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, multiplier: m).made(at: fileID, line)
  }

  /// See UIKit; keeps the length at least a multiple of another and a constant.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c).made(at: fileID, line)
  }

  /// See UIKit; keeps the length at most a constant.
  public func constraint(
    lessThanOrEqualToConstant c: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: c).made(at: fileID, line)
  }

  /// See UIKit; keeps the length at most a multiple of another.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, multiplier: m).made(at: fileID, line)
  }

  /// See UIKit; keeps the length at most a multiple of another and a constant.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, multiplier: m, constant: c).made(at: fileID, line)
  }
}

extension NSLayoutXAxisAnchor {
  /// See UIKit; keeps the anchor a multiple of the system spacing after another.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.equal, after: anchor, multiplier).made(at: fileID, line)
  }

  /// See UIKit; keeps the anchor at least a multiple of the system spacing after another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.greaterThanOrEqual, after: anchor, multiplier).made(at: fileID, line)
  }

  /// See UIKit; keeps the anchor at most a multiple of the system spacing after another.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, after: anchor, multiplier).made(at: fileID, line)
  }
}

extension NSLayoutYAxisAnchor {
  /// See UIKit; keeps the anchor a multiple of the system spacing below another.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.equal, after: anchor, multiplier).made(at: fileID, line)
  }

  /// See UIKit; keeps the anchor at least a multiple of the system spacing below another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.greaterThanOrEqual, after: anchor, multiplier).made(at: fileID, line)
  }

  /// See UIKit; keeps the anchor at most a multiple of the system spacing below another.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, after: anchor, multiplier).made(at: fileID, line)
  }
}
