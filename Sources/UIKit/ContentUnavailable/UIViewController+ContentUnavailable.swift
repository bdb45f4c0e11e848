extension UIViewController {
  /// The configuration shown over the view while it has no content or is loading it; nil for none
  /// (fact LI58).
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { controllerState.unavailable.configuration }
    set {
      controllerState.unavailable.configuration = newValue
      showUnavailableContent()
    }
  }

  /// The state for which the configuration is updated: the traits, and the text in the search bar
  /// of the navigation item.
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

  /// Calls `updateContentUnavailableConfiguration(using:)` before the layout of the view, if an
  /// update was requested.
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

/// The content-unavailable configuration of a controller, and the view that shows it.
struct UnavailableContent {
  var configuration: (any UIContentConfiguration)?
  var view: UIView?
  /// Whether an update was requested; initially true, so that the first layout makes one.
  var isStale = true
}
