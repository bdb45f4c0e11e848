import Foundation

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
