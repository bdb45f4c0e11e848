import Foundation

extension UIView {
  /// Whether touches find the view; default yes.
  public var isUserInteractionEnabled: Bool {
    get { state.isUserInteractionEnabled }
    set { state.isUserInteractionEnabled = newValue }
  }

  func setBackgroundColor(_ color: UIColor?) {
    state.backgroundColor = color
    refreshColors()
  }

  /// Gives the layer the colours that dynamic ones mean in the present traits.
  func refreshColors() {}
}
