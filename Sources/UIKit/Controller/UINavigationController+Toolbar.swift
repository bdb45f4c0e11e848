import Foundation

/// The bar along the lower side with the buttons of the controller in sight.
extension UINavigationController {
  /// Hides the toolbar or shows it, animated where a turn is under way too.
  func _setToolbarHidden(_ hidden: Bool, animated: Bool) {
    if !hidden { showsToolbarAgain = false }
    guard hidden != _isToolbarHidden else { return }
    _isToolbarHidden = hidden
    guard isViewLoaded else { return }
    if animated, !hidden, !lowerSlide.isUnderWay { beginBelow() }
    placeBars(animated ? \.lowerSlide : nil)
  }

  /// Hides the toolbar until `showToolbarAgain`, if it is there.
  func hideToolbarForNow(animated: Bool) {
    // A tap and a compact height may both hide it; the later one finds it hidden.
    showsToolbarAgain = showsToolbarAgain || !_isToolbarHidden
    setToolbarHidden(true, animated: animated)
  }

  /// Shows the toolbar if `hideToolbarForNow` hid it.
  func showToolbarAgain(animated: Bool) {
    if showsToolbarAgain { setToolbarHidden(false, animated: animated) }
  }

  /// Places the toolbar below the screen, where its appearance begins.
  private func beginBelow() {
    UIView.performWithoutAnimation {
      if _toolbar.superview == nil { view.addSubview(_toolbar) }
      let height = _toolbar.sizeThatFits(view.bounds.size).height
      _toolbar.frame = CGRect(
        x: 0, y: view.bounds.height, width: view.bounds.width, height: height)
    }
  }

  /// Shows the buttons of the top controller.
  func showToolbarItems(animated: Bool) {
    _toolbar.setItems(topViewController?.toolbarItems, animated: animated)
  }

  /// Places the toolbar above the container's safe area, and removes its part from a space.
  func placeToolbar(in space: inout BarSpace) {
    // A bar that was never shown is no view in the container.
    _toolbar.isHidden = _isToolbarHidden && !lowerSlide.isUnderWay
    guard let view = viewIfLoaded, !_toolbar.isHidden else { return }
    if _toolbar.superview == nil { view.addSubview(_toolbar) }
    let height = _toolbar.sizeThatFits(view.bounds.size).height
    let safe = view.safeAreaInsets.bottom
    // On its way out the bar is still seen.
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
  /// The buttons that a navigation controller around shows in its toolbar; default none.
  public var toolbarItems: [UIBarButtonItem]? {
    get { controllerState.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }
  /// Replaces the buttons that a navigation controller around shows in its toolbar.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    controllerState.toolbarItems = toolbarItems
    navigationController?.showToolbarItems(animated: animated)
  }
}
