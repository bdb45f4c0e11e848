internal import UIKit

/// A sentence that names attributes.
///
/// See SnapKit.
@MainActor public final class ConstraintMakerExtendable: ConstraintMakerRelatable {
  private func adding(_ attributes: NSLayoutConstraint.Attribute...) -> ConstraintMakerExtendable {
    constraint.attributes += attributes
    return self
  }
  /// See SnapKit.
  public var left: ConstraintMakerExtendable { adding(.left) }
  /// See SnapKit.
  public var top: ConstraintMakerExtendable { adding(.top) }
  /// See SnapKit.
  public var right: ConstraintMakerExtendable { adding(.right) }
  /// See SnapKit.
  public var bottom: ConstraintMakerExtendable { adding(.bottom) }
  /// See SnapKit.
  public var leading: ConstraintMakerExtendable { adding(.leading) }
  /// See SnapKit.
  public var trailing: ConstraintMakerExtendable { adding(.trailing) }
  /// See SnapKit.
  public var width: ConstraintMakerExtendable { adding(.width) }
  /// See SnapKit.
  public var height: ConstraintMakerExtendable { adding(.height) }
  /// See SnapKit.
  public var centerX: ConstraintMakerExtendable { adding(.centerX) }
  /// See SnapKit.
  public var centerY: ConstraintMakerExtendable { adding(.centerY) }
  /// See SnapKit.
  public var center: ConstraintMakerExtendable { adding(.centerX, .centerY) }
  /// See SnapKit.
  public var size: ConstraintMakerExtendable { adding(.width, .height) }
  /// See SnapKit.
  public var edges: ConstraintMakerExtendable { adding(.left, .top, .right, .bottom) }
  /// See SnapKit.
  public var horizontalEdges: ConstraintMakerExtendable { adding(.left, .right) }
  /// See SnapKit.
  public var verticalEdges: ConstraintMakerExtendable { adding(.top, .bottom) }
  /// See SnapKit.
  public var lastBaseline: ConstraintMakerExtendable { adding(.lastBaseline) }
  /// See SnapKit.
  public var firstBaseline: ConstraintMakerExtendable { adding(.firstBaseline) }
  /// See SnapKit.
  public var leftMargin: ConstraintMakerExtendable { adding(.leftMargin) }
  /// See SnapKit.
  public var rightMargin: ConstraintMakerExtendable { adding(.rightMargin) }
  /// See SnapKit.
  public var topMargin: ConstraintMakerExtendable { adding(.topMargin) }
  /// See SnapKit.
  public var bottomMargin: ConstraintMakerExtendable { adding(.bottomMargin) }
  /// See SnapKit.
  public var leadingMargin: ConstraintMakerExtendable { adding(.leadingMargin) }
  /// See SnapKit.
  public var trailingMargin: ConstraintMakerExtendable { adding(.trailingMargin) }
  /// See SnapKit.
  public var baseline: ConstraintMakerExtendable { adding(.lastBaseline) }
  /// See SnapKit.
  public var directionalEdges: ConstraintMakerExtendable {
    adding(.leading, .top, .trailing, .bottom)
  }
  /// See SnapKit.
  public var directionalHorizontalEdges: ConstraintMakerExtendable { adding(.leading, .trailing) }
  /// See SnapKit.
  public var directionalVerticalEdges: ConstraintMakerExtendable { adding(.top, .bottom) }
  /// See SnapKit.
  public var margins: ConstraintMakerExtendable {
    adding(.leftMargin, .topMargin, .rightMargin, .bottomMargin)
  }
  /// See SnapKit.
  public var centerWithinMargins: ConstraintMakerExtendable {
    adding(.centerXWithinMargins, .centerYWithinMargins)
  }
}
