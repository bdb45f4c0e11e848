import Foundation

/// The configurations of a cell, a header or a footer, and the views that show them.
@MainActor struct HostedConfigurations {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  /// The view that draws the background; nil if nothing is drawn.
  var backgroundView: ConfiguredBackground?
  var updatesContent = true
  var updatesBackground = true
  /// Whether the configurations must be updated before the next layout.
  var needsUpdate = true
  /// Whether a nib sets the margins of the content view, so that the list does not.
  var keepsMargins = false
}

/// A view whose content and background configurations set: a cell, a header or a footer.
@MainActor protocol ConfigurationHost: UIView {
  var hosted: HostedConfigurations { get set }
  /// The view that a content configuration replaces.
  var contentView: UIView { get set }
  /// The state that configurations are updated for.
  var hostState: any UIConfigurationState { get }
  /// The background without a configuration of the app's; nil for none.
  var ownBackground: UIBackgroundConfiguration? { get }
  /// Calls the overridable method and the handler for a state.
  func callUpdates(for state: any UIConfigurationState)
}

extension ConfigurationHost {
  /// The view of the content configuration; nil without one.
  var configuredContent: (any UIView & UIContentView)? {
    hosted.content == nil ? nil : contentView as? any UIView & UIContentView
  }

  /// Shows a content configuration: in the view that already shows one, if it supports it (fact
  /// LI50).
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

  /// Shows a background configuration; nil shows the view's own background.
  func show(_ background: UIBackgroundConfiguration?) {
    hosted.background =
      hosted.updatesBackground ? background?.updated(for: hostState) : background
    showBackground()
  }

  /// The configured background, or the view's own for its state; nil for none.
  var shownBackground: UIBackgroundConfiguration? {
    hosted.background ?? ownBackground?.updated(for: hostState)
  }

  /// Draws the configured background, or the view's own.
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

  /// Notes that the state has changed; several changes before a layout make one update (fact LI53).
  func noteStateChange() {
    hosted.needsUpdate = true
    setNeedsLayout()
  }

  /// Updates the configurations if the state has changed (fact LI52).
  func updateConfigurationsIfNeeded() {
    guard hosted.needsUpdate else { return }
    // A change made by an update does not cause another one.
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

  /// Gives a list's content the horizontal margins of its cell.
  func setContentMargins(_ margins: NSDirectionalEdgeInsets) {
    if hosted.keepsMargins { return }
    if let content = contentView as? UIListContentView {
      content.cellMargins = margins
    } else if contentView.directionalLayoutMargins != margins {
      contentView.directionalLayoutMargins = margins
    }
  }
}
