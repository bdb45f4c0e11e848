import Foundation

extension UIView {
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
