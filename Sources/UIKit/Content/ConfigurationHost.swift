import Foundation

/// The content and background configurations of a cell, header or footer, and the view of the
/// background.
@MainActor struct HostedConfigurations {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  /// The view that draws the background; nil if nothing is drawn.
  var backgroundView: ConfiguredBackground?
  var updatesContent = true
  var updatesBackground = true
  /// Whether the configurations must be updated before the next layout.
  var needsUpdate = true
  /// Whether the margins of the content view are set by a nib, so that the list must not change
  /// them.
  var keepsMargins = false
}

/// A view with content and background configurations: a cell, a header or a footer.
@MainActor protocol ConfigurationHost: UIView {
  var hosted: HostedConfigurations { get set }
  /// The view that shows the content; setting a content configuration replaces it.
  var contentView: UIView { get set }
  /// The state for which configurations are updated.
  var hostState: any UIConfigurationState { get }
  /// The default background, used if the app sets none; nil means no background.
  var ownBackground: UIBackgroundConfiguration? { get }
  /// Calls `updateConfiguration(using:)` and the update handler.
  func callUpdates(for state: any UIConfigurationState)
}

extension ConfigurationHost {
  /// The content view if a content configuration has made it; otherwise nil.
  var configuredContent: (any UIView & UIContentView)? {
    hosted.content == nil ? nil : contentView as? any UIView & UIContentView
  }

  /// Shows a content configuration, in the existing content view if that supports it (fact LI50).
  func show(_ content: (any UIContentConfiguration)?) {
    let known = configuredContent
    hosted.content = hosted.updatesContent ? content.map { $0.updated(for: hostState) } : content
    defer { contentDidChange() }
    guard let content = hosted.content else {
      if known != nil { replaceContentView(with: UIView(frame: .zero)) }
      return
    }
    if let known {
      guard !known.supports(content) else { return known.configuration = content }
      UIKitLog.warn(
        """
        You are setting a new content configuration to a cell that has an existing content \
        configuration, but the existing content view does not support the new configuration. This \
        means the existing content view must be replaced with a new content view created from the \
        new configuration, instead of updating the existing content view directly, which is \
        expensive. Use separate registrations or reuse identifiers for different types of cells.
        """)
    }
    replaceContentView(with: content.makeContentView())
  }

  private func contentDidChange() {
    setNeedsLayout()
    contentView.invalidateIntrinsicContentSize()
  }

  private func replaceContentView(with view: UIView) {
    let former = contentView
    view.frame = former.frame
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.state.isCellContent = true
    view.insetsLayoutMarginsFromSafeArea = false
    view.translatesAutoresizingMaskIntoConstraints = true
    insertSubview(view, aboveSubview: former)
    former.removeFromSuperview()
    contentView = view
  }

  /// Shows a background configuration; nil means the default background.
  func show(_ background: UIBackgroundConfiguration?) {
    hosted.background =
      hosted.updatesBackground ? background?.updated(for: hostState) : background
    showBackground()
  }

  /// The app's background configuration, or the default for the current state; nil means no
  /// background.
  var shownBackground: UIBackgroundConfiguration? {
    hosted.background ?? ownBackground?.updated(for: hostState)
  }

  /// Adds or updates the view that draws the background.
  func showBackground() {
    guard let shown = shownBackground else {
      hosted.backgroundView?.removeFromSuperview()
      hosted.backgroundView = nil
      return
    }
    let view = hosted.backgroundView ?? ConfiguredBackground(frame: bounds)
    if hosted.backgroundView == nil {
      hosted.backgroundView = view
      insertSubview(view, at: 0)
    }
    view.configuration = shown
    setNeedsLayout()
  }

  /// Requests an update before the next layout; several requests cause only one update (fact LI53).
  func noteStateChange() {
    hosted.needsUpdate = true
    setNeedsLayout()
  }

  /// Updates the configurations if an update was requested (fact LI52).
  func updateConfigurationsIfNeeded() {
    guard hosted.needsUpdate else { return }
    // The flag is reset afterwards, so that changes made during the update do not cause another
    // one.
    defer { hosted.needsUpdate = false }
    let state = hostState
    if hosted.updatesContent, let content = hosted.content {
      let updated = content.updated(for: state)
      hosted.content = updated
      configuredContent?.configuration = updated
    }
    if hosted.updatesBackground { hosted.background = hosted.background?.updated(for: state) }
    showBackground()
    callUpdates(for: state)
  }

  /// Sets the margins of the content view; a list content view uses only the horizontal ones.
  func setContentMargins(_ margins: NSDirectionalEdgeInsets) {
    if hosted.keepsMargins { return }
    if let content = contentView as? UIListContentView {
      content.cellMargins = margins
    } else if contentView.directionalLayoutMargins != margins {
      contentView.directionalLayoutMargins = margins
    }
  }
}
