extension UIViewController {
  /// The content shown over the view while its own content is empty, loading or not found; nil for
  /// none (fact LI58).
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { controllerState.unavailable.configuration }
    set {
      controllerState.unavailable.configuration = newValue
      showUnavailableContent()
    }
  }

  /// The state for which the configuration is updated: the traits, and the text of the search bar
  /// in the navigation item.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = controllerState.navigationItem?.searchController?.searchBar.text
    return state
  }

  /// Requests an update of the content-unavailable configuration before the next layout.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    controllerState.unavailable.isStale = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Calls `updateContentUnavailableConfiguration(using:)` if it was requested, before the layout of
  /// the view.
  func updateUnavailableContentIfNeeded() {
    guard controllerState.unavailable.isStale else { return }
    controllerState.unavailable.isStale = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }

  private func showUnavailableContent() {
    let old = controllerState.unavailable.view
    guard let configuration = controllerState.unavailable.configuration else {
      old?.removeFromSuperview()
      return controllerState.unavailable.view = nil
    }
    let updated = configuration.updated(for: contentUnavailableConfigurationState)
    if let old = old as? any UIView & UIContentView, old.supports(updated) {
      return old.configuration = updated
    }
    old?.removeFromSuperview()
    loadViewIfNeeded()
    guard let view = viewIfLoaded else { return }
    let made = updated.makeContentView()
    made.frame = view.bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(made)
    controllerState.unavailable.view = made
  }
}

/// The content that a controller shows instead of its own.
struct UnavailableContent {
  var configuration: (any UIContentConfiguration)?
  var view: UIView?
  /// Whether an update was requested; the first layout has one.
  var isStale = true
}
