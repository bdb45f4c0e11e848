import Foundation

extension UIView {
  /// Whether touches find the view; default yes.
  public var isUserInteractionEnabled: Bool {
    get { state.isUserInteractionEnabled }
    set { state.isUserInteractionEnabled = newValue }
  }

  /// Whether the view promises to cover its bounds; nothing here depends on it.
  public var isOpaque: Bool {
    get { state.isOpaque }
    set { state.isOpaque = newValue }
  }

  func setBackgroundColor(_ color: UIColor?) {
    state.backgroundColor = color
    refreshColors()
  }

  /// Gives the layer the colours that dynamic ones mean in the present traits.
  func refreshColors() {
    layer.backgroundColor = state.backgroundColor.map { CGColor($0.value(in: traitCollection)) }
  }

  var effectiveTintColor: UIColor { state.tintColor ?? superview?.tintColor ?? .tintColor }

  func setTintColor(_ color: UIColor?) {
    state.tintColor = color
    announceTint()
  }

  /// Tells the views inside that take their tint from here.
  private func announceTint() {
    tintColorDidChange()
    for child in children where child.state.tintColor == nil { child.announceTint() }
  }
}
