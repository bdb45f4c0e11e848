import Foundation

/// Cells of tables, whose metatypes have an `init(style:reuseIdentifier:)`; see `_MadeOfFrame`.
@preconcurrency @MainActor
public protocol _MadeOfCellStyle: UITableViewCell {}

extension UITableViewCell: _MadeOfCellStyle {}

extension _MadeOfCellStyle {
  /// Makes a cell of the class that a metatype stands for, of a style.
  @_disfavoredOverload
  @_silgen_name("quarterturn_UITableViewCell_metatype_style")
  public init(
    style: UITableViewCell.CellStyle, reuseIdentifier: String?, _ unused: Void = ())

  // An initialiser owns what it is given, so the function has to, which is what `consuming` says.
  @_silgen_name("quarterturn_UITableViewCell_metatype_style")
  @usableFromInline static func made(
    style: UITableViewCell.CellStyle, name: consuming String?, _ unused: Void
  ) -> Self {
    unsafeDowncast(make(style: style, name: name), to: Self.self)
  }
}

extension UITableViewCell {
  /// Makes an instance of the class that `make(style:reuseIdentifier:)` is called on; see
  /// `CALayer.make`.
  @_silgen_name("quarterturn_UITableViewCell_make")
  @usableFromInline convenience init(dynamicStyle style: CellStyle, name: String?) {
    self.init(style: style, reuseIdentifier: name)
  }

  /// Returns a new cell of this very class, made by its own `init(style:reuseIdentifier:)`.
  @_silgen_name("quarterturn_UITableViewCell_make")
  static func make(style: CellStyle, name: consuming String?) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  /// Makes an instance of the class that `make(name:)` is called on; see `CALayer.make`.
  @_silgen_name("quarterturn_UITableViewHeaderFooterView_make")
  @usableFromInline convenience init(dynamicName name: String?) { self.init(reuseIdentifier: name) }

  /// Returns a new view of this very class, made by its own `init(reuseIdentifier:)`.
  @_silgen_name("quarterturn_UITableViewHeaderFooterView_make")
  static func make(name: consuming String?) -> UITableViewHeaderFooterView
}
