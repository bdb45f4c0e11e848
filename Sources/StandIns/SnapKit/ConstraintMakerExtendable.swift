// Mirrors SnapKit: the attributes that a chain such as `make.left.top` names.
internal import UIKit

/// The part of a chain to which further attributes can be added.
@MainActor public final class ConstraintMakerExtendable: ConstraintMakerRelatable {
  private func adding(_ attributes: NSLayoutConstraint.Attribute...) -> ConstraintMakerExtendable {
    constraint.attributes += attributes
    return self
  }
  public var left: ConstraintMakerExtendable { adding(.left) }
  public var top: ConstraintMakerExtendable { adding(.top) }
  public var right: ConstraintMakerExtendable { adding(.right) }
  public var bottom: ConstraintMakerExtendable { adding(.bottom) }
  public var leading: ConstraintMakerExtendable { adding(.leading) }
  public var trailing: ConstraintMakerExtendable { adding(.trailing) }
  public var width: ConstraintMakerExtendable { adding(.width) }
  public var height: ConstraintMakerExtendable { adding(.height) }
  public var centerX: ConstraintMakerExtendable { adding(.centerX) }
  public var centerY: ConstraintMakerExtendable { adding(.centerY) }
  public var center: ConstraintMakerExtendable { adding(.centerX, .centerY) }
  public var size: ConstraintMakerExtendable { adding(.width, .height) }
  public var edges: ConstraintMakerExtendable { adding(.left, .top, .right, .bottom) }
  public var horizontalEdges: ConstraintMakerExtendable { adding(.left, .right) }
  public var verticalEdges: ConstraintMakerExtendable { adding(.top, .bottom) }
  public var lastBaseline: ConstraintMakerExtendable { adding(.lastBaseline) }
  public var firstBaseline: ConstraintMakerExtendable { adding(.firstBaseline) }
  public var leftMargin: ConstraintMakerExtendable { adding(.leftMargin) }
  public var rightMargin: ConstraintMakerExtendable { adding(.rightMargin) }
  public var topMargin: ConstraintMakerExtendable { adding(.topMargin) }
  public var bottomMargin: ConstraintMakerExtendable { adding(.bottomMargin) }
  public var leadingMargin: ConstraintMakerExtendable { adding(.leadingMargin) }
  public var trailingMargin: ConstraintMakerExtendable { adding(.trailingMargin) }
  public var baseline: ConstraintMakerExtendable { adding(.lastBaseline) }
  public var directionalEdges: ConstraintMakerExtendable {
    adding(.leading, .top, .trailing, .bottom)
  }
  public var directionalHorizontalEdges: ConstraintMakerExtendable { adding(.leading, .trailing) }
  public var directionalVerticalEdges: ConstraintMakerExtendable { adding(.top, .bottom) }
  public var margins: ConstraintMakerExtendable {
    adding(.leftMargin, .topMargin, .rightMargin, .bottomMargin)
  }
  public var centerWithinMargins: ConstraintMakerExtendable {
    adding(.centerXWithinMargins, .centerYWithinMargins)
  }
}
