import Foundation

extension UITraitOverrides {
  /// The overridden traits; nil if there are none.
  var specified: TraitValues? {
    guard let values = (self as? MutableTraits)?.values, values != TraitValues() else { return nil }
    return values
  }
}

extension UITraitCollection {
  /// Returns these traits with the values that are specified in `values` replaced.
  ///
  /// Nil is handled first for speed, because most views override nothing.
  func overridden(by values: TraitValues?) -> UITraitCollection {
    guard let values else { return self }
    return UITraitCollection(self.values.overridden(by: values))
  }

  /// Returns these traits in a style, or unchanged if the style is unspecified.
  func styled(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified, style != userInterfaceStyle else { return self }
    return overridden(by: TraitValues(userInterfaceStyle: style))
  }
}

extension UIView {
  /// Updates the view's traits immediately, before the running pass over changed traits reaches the
  /// view.
  ///
  /// In a pass over changed traits, a view still has its old traits while its superviews and their
  /// controllers are notified (fact RO8).
  public func updateTraitsIfNeeded() {
    for view in sequence(first: self, next: \._superview).reversed() { view.noteTraits() }
  }
}

extension UIView {
  /// The traits that override the inherited ones for this view and its subviews (fact RO45).
  ///
  /// These overrides take precedence over `overrideUserInterfaceStyle`. Reading a trait that is not
  /// overridden returns its default value.
  public var traitOverrides: any UITraitOverrides {
    get { MutableTraits(values: state.overrideTraits ?? TraitValues()) }
    set {
      state.overrideTraits = newValue.specified
      noteTraitsInTree()
    }
  }

  func setStyle(_ style: UIUserInterfaceStyle) {
    state.overrideUserInterfaceStyle = style
    noteTraitsInTree()
  }

  /// The number of the running pass over changed traits, and the view at which the pass began; nil
  /// if none is running.
  private static var traitPass: (number: Int, root: UIView)?
  private static var traitPasses = 0

  /// Runs a closure in which every view already has its new traits, although the running pass over
  /// changed traits has not reached it.
  static func withNewTraits(_ body: () -> Void) {
    let pass = traitPass
    traitPass = nil
    // Nothing is cached, since after the closure the views that the pass has not reached have their
    // old traits again.
    withoutKeepingTraits(body)
    traitPass = pass
  }

  /// Whether a pass that notifies views of changed traits is running and has not reached this view
  /// yet.
  var awaitsTraitPass: Bool {
    guard let pass = Self.traitPass, state.reachedTraitPass != pass.number else { return false }
    return isDescendant(of: pass.root)
  }

  /// The view's traits, computed from the inherited traits and the view's own overrides without the
  /// cache.
  var foundTraits: UITraitCollection { traits(in: traitsAround) }

  /// Returns the view's traits for given inherited traits.
  func traits(in around: UITraitCollection) -> UITraitCollection {
    // Most views override nothing; comparing with nil first avoids copying the values.
    var traits = around
    if state.controllerTraits != nil { traits = traits.overridden(by: state.controllerTraits) }
    traits = traits.styled(overrideUserInterfaceStyle)
    if state.overrideTraits != nil { traits = traits.overridden(by: state.overrideTraits) }
    return traits
  }

  /// The traits of `traitsAround`, overridden by those of the view's controller and its parent
  /// (facts RO17, RO45).
  var inheritedTraits: UITraitCollection { traitsAround.overridden(by: state.controllerTraits) }

  /// The traits of the superview; without a superview, those of the device, which for a window its
  /// scene may override.
  var traitsAround: UITraitCollection {
    if let superview { return superview.traitCollection }
    guard let window = self as? UIWindow else { return deviceTraits }
    return deviceTraits.overridden(by: window.windowScene?.overrides)
  }

  /// Notifies the view and its controller if the traits have changed since the last call.
  func noteTraits() {
    let old = state.knownTraits
    state.reachedTraitPass = Self.traitPass?.number ?? 0
    let new = findTraitsAgain()
    if let old, old.hasSameTraits(as: new) { return }
    unsettleTraits()
    let isAnnounced = old == nil && UIEnvironment.current.announcesFirstTraits
    // A view that is not on the screen yet is notified of its first traits when it appears.
    if isAnnounced, window?.hasAppeared != true { return }
    // The traits are stored first, since the calls below may cause a layout, which calls this
    // method again.
    state.knownTraits = new
    // Dynamic colours of the layer and of `draw(_:)` may resolve to different colours now.
    refreshColors(in: new)
    setNeedsDisplay()
    // The first traits of a view do not count as a change, except up to iOS 12 (fact E9).
    guard let old else {
      if isAnnounced { announceFirstTraits() }
      return
    }
    if old.layoutDirection != new.layoutDirection { readingDirectionDidChange() }
    ControllerCalls.note("traitCollectionDidChange(_:)", of: controller)
    controller?.traitCollectionDidChange(old)
    controller?.controllerState.traitObservers.notify(from: old, to: new)
    traitCollectionDidChange(old)
    state.traitObservers.notify(from: old, to: new)
    if controller != nil, old.horizontalSizeClass != new.horizontalSizeClass { noteSystemMargins() }
  }

  private func announceFirstTraits() {
    controller?.traitCollectionDidChange(nil)
    traitCollectionDidChange(nil)
  }

  /// Notifies the views of this subtree of changed traits, superviews before subviews.
  func noteTraitsInTree() {
    forgetTraits()
    passTraits()
  }

  /// Notifies the views of this subtree of changed traits after the subtree was moved.
  func noteTraitsAfterMove() {
    _ = findTraitsAgain()
    passTraits(skipsSettled: true)
  }

  private func passTraits(skipsSettled: Bool = false) {
    // If a callback during a pass begins another one, for example by overriding a trait, its views
    // are notified in the running pass.
    guard Self.traitPass == nil else { return noteTraitsDownwards() }
    Self.traitPasses += 1
    Self.traitPass = (Self.traitPasses, self)
    defer { Self.traitPass = nil }
    noteTraitsDownwards(skipsSettled: skipsSettled)
  }

  /// Whether all views of this subtree are known to have been notified of their current traits.
  private var hasSettledTraits: Bool {
    guard let settled = state.settledTraits else { return false }
    return settled == state.knownTraits && settled == foundTraits
  }

  private func noteTraitsDownwards(skipsSettled: Bool = false) {
    var views = tree
    while let view = views.next() {
      // If a tree is built from its leaves to its root, each step would visit the whole tree;
      // skipping notified subtrees avoids this.
      if skipsSettled, view.hasSettledTraits {
        views.skipSubviews()
        continue
      }
      // Cleared first, so that `unsettleTraits()` of this subtree stops at this view: the pass
      // visits all its subviews next.
      view.state.settledTraits = nil
      view.noteTraits()
      view.state.settledTraits = view.state.knownTraits
      if view.state.knownTraits == nil { view._superview?.unsettleTraits() }
    }
  }

  /// Clears `settledTraits` of this view and its ancestors, because their subtrees now contain a
  /// view that must be notified.
  private func unsettleTraits() {
    var view: UIView? = self
    while let next = view, next.state.settledTraits != nil {
      next.state.settledTraits = nil
      view = next._superview
    }
  }
}
