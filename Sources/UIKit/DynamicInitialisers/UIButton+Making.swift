/// A protocol that declares an `init(type:)` for metatypes of buttons; see `_MadeOfFrame`.
@preconcurrency @MainActor
public protocol _MadeOfButtonType: UIButton {}

extension UIButton: _MadeOfButtonType {}

extension _MadeOfButtonType {
  /// Makes a button of a type, of the class that a metatype represents.
  @_disfavoredOverload
  @_silgen_name("quarterturn_UIButton_metatype_type")
  public init(type: UIButton.ButtonType, _ unused: Void = ())

  @_silgen_name("quarterturn_UIButton_metatype_type")
  @usableFromInline static func made(type: UIButton.ButtonType, _ unused: Void) -> Self {
    let button = unsafeDowncast(make(frame: .zero), to: Self.self)
    button.take(type)
    return button
  }
}
