import Foundation

/// A protocol that declares an `init(style:reuseIdentifier:)` for metatypes of table view cells.
///
/// In Swift, a metatype can call only a `required` initialiser or an initialiser from a protocol;
/// `_MadeOfFrame` explains the technique.
@preconcurrency @MainActor
public protocol _MadeOfCellStyle: UITableViewCell {}

extension UITableViewCell: _MadeOfCellStyle {}

extension _MadeOfCellStyle {
  /// Makes a cell of a style; the class is the one that the metatype represents.
  @_disfavoredOverload
  @_silgen_name("quarterturn_UITableViewCell_metatype_style")
  public init(
    style: UITableViewCell.CellStyle, reuseIdentifier: String?, _ unused: Void = ())

  // This function shares a symbol with the initialiser, which owns its arguments, so the function
  // must own them too, hence `consuming`.
  @_silgen_name("quarterturn_UITableViewCell_metatype_style")
  @usableFromInline static func made(
    style: UITableViewCell.CellStyle, name: consuming String?, _ unused: Void
  ) -> Self {
    unsafeDowncast(make(style: style, name: name), to: Self.self)
  }
}

extension UITableViewCell {
  /// Makes an instance of the class on which `make(style:name:)` is called: both share one symbol,
  /// for the reason that `CALayer.make` explains.
  @_silgen_name("quarterturn_UITableViewCell_make")
  @usableFromInline convenience init(dynamicStyle style: CellStyle, name: String?) {
    self.init(style: style, reuseIdentifier: name)
  }

  /// Returns a new cell of exactly this class, made by its `init(style:reuseIdentifier:)`.
  @_silgen_name("quarterturn_UITableViewCell_make")
  static func make(style: CellStyle, name: consuming String?) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  /// Makes an instance of the class on which `make(name:)` is called: both share one symbol, for
  /// the reason that `CALayer.make` explains.
  @_silgen_name("quarterturn_UITableViewHeaderFooterView_make")
  @usableFromInline convenience init(dynamicName name: String?) { self.init(reuseIdentifier: name) }

  /// Returns a new view of exactly this class, made by its `init(reuseIdentifier:)`.
  @_silgen_name("quarterturn_UITableViewHeaderFooterView_make")
  static func make(name: consuming String?) -> UITableViewHeaderFooterView
}
