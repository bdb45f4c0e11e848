/// A protocol that declares an `init(type:)` for metatypes of buttons.
///
/// In Swift, a metatype can call only a `required` initialiser or an initialiser from a protocol;
/// `_MadeOfFrame` explains the technique.
@preconcurrency @MainActor
public protocol _MadeOfButtonType: UIButton {}

extension UIButton: _MadeOfButtonType {}

extension _MadeOfButtonType {
  /// Makes a button of a type; the class is the one that the metatype represents.
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
