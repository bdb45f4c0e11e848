import Foundation

extension UIView {
  /// Makes an instance of the class that `make(frame:)` is sent to; see `CALayer.make`.
  @_silgen_name("quarterturn_UIView_make_frame")
  @usableFromInline convenience init(dynamicFrame frame: CGRect) { self.init(frame: frame) }

  /// Returns a new view of this very class, made by its own `init(frame:)`.
  @_silgen_name("quarterturn_UIView_make_frame")
  static func make(frame: CGRect) -> UIView
}
