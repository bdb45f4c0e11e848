import Foundation

/// The toolbar along the bottom with the buttons of the top controller.
extension UINavigationController {
  /// Hides or shows the toolbar.
  ///
  /// The change can be animated, even during a rotation.
  func _setToolbarHidden(_ hidden: Bool, animated: Bool) {
    if !hidden { showsToolbarAgain = false }
    guard hidden != _isToolbarHidden else { return }
    _isToolbarHidden = hidden
    guard isViewLoaded else { return }
    if animated, !hidden, !lowerSlide.isUnderWay { beginBelow() }
    placeBars(animated ? \.lowerSlide : nil)
  }

  /// Hides the toolbar until `showToolbarAgain` is called, if it is visible.
  func hideToolbarForNow(animated: Bool) {
    // A tap and a compact height may both hide the toolbar, so the second call may find it already
    // hidden.
    showsToolbarAgain = showsToolbarAgain || !_isToolbarHidden
    setToolbarHidden(true, animated: animated)
  }

  /// Shows the toolbar if `hideToolbarForNow` hid it.
  func showToolbarAgain(animated: Bool) {
    if showsToolbarAgain { setToolbarHidden(false, animated: animated) }
  }

  /// Places the toolbar below the lower edge of the screen, from where it slides in.
  private func beginBelow() {
    UIView.performWithoutAnimation {
      if _toolbar.superview == nil { view.addSubview(_toolbar) }
      let height = _toolbar.sizeThatFits(view.bounds.size).height
      _toolbar.frame = CGRect(
        x: 0, y: view.bounds.height, width: view.bounds.width, height: height)
    }
  }

  /// Shows the toolbar items of the top controller.
  func showToolbarItems(animated: Bool) {
    _toolbar.setItems(topViewController?.toolbarItems, animated: animated)
  }

  /// Places the toolbar at the bottom of the container's safe area, and stores the height from the
  /// container's bottom to the toolbar's upper side in `space`.
  func placeToolbar(in space: inout BarSpace) {
    // The toolbar is added to the container only when it is first shown.
    _toolbar.isHidden = _isToolbarHidden && !lowerSlide.isUnderWay
    guard let view = viewIfLoaded, !_toolbar.isHidden else { return }
    if _toolbar.superview == nil { view.addSubview(_toolbar) }
    let height = _toolbar.sizeThatFits(view.bounds.size).height
    let safe = view.safeAreaInsets.bottom
    // The bar remains visible while it slides out.
    let y = view.bounds.height - (_isToolbarHidden ? 0 : safe + height)
    let frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
    if _toolbar.frame != frame {
      _toolbar.frame = frame
      _toolbar.setNeedsLayout()
    }
    if !_isToolbarHidden { (space.bottom, space.safeBottom) = (safe + height, safe) }
  }
}

extension UIViewController {
  /// The buttons that an enclosing navigation controller shows in its toolbar.
  ///
  /// The default is nil.
  public var toolbarItems: [UIBarButtonItem]? {
    get { controllerState.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }
  /// Replaces the buttons that an enclosing navigation controller shows in its toolbar.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    controllerState.toolbarItems = toolbarItems
    navigationController?.showToolbarItems(animated: animated)
  }
}
