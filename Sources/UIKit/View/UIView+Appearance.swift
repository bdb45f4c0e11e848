import Foundation

extension UIView {
  /// The view whose alpha masks this one, in this view's coordinates; a masking view has no
  /// superview.
  public var mask: UIView? {
    get { state.rare?.mask }
    set {
      rareState.mask = newValue
      layer.mask = newValue?.layer
    }
  }
}

extension UIView {
  func setHidden(_ isHidden: Bool) {
    layer.isHidden = isHidden
    _superview?.wishesDidChange(of: self)
  }

  func setBackgroundColor(_ color: UIColor?) {
    state.backgroundColor = color
    refreshColors()
  }

  /// Sets the layer's background colour from the view's, resolved for `traits`; nil means the
  /// view's current traits.
  func refreshColors(in traits: UITraitCollection? = nil) {
    layer.backgroundColor = state.backgroundColor.map { $0.cgColor(in: traits ?? traitCollection) }
  }

  var _tintColor: UIColor {
    if let own = state.tintColor { return own }
    return NestedCalls.run { superview?.tintColor ?? .tintColor } ?? .tintColor
  }

  func setTintColor(_ color: UIColor?) {
    state.tintColor = color
    announceTint()
  }

  /// Calls `tintColorDidChange()` of this view and of the subviews that inherit its tint colour.
  private func announceTint() {
    var views = tree
    while let view = views.next() {
      if view !== self, view.state.tintColor != nil {
        views.skipSubviews()
      } else {
        view.tintColorDidChange()
      }
    }
  }
}
