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
  /// The fast path for nil matters since most views override nothing, and this is called for every
  /// ancestor.
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
  /// Updates the view's traits immediately, before the running trait pass reaches the view.
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

  /// The running trait pass: its number, and the view at which it began.
  private static var traitPass: (number: Int, root: UIView)?
  private static var traitPasses = 0

  /// Runs a closure in which every view already has the traits that it will have after the running
  /// pass.
  static func withNewTraits(_ body: () -> Void) {
    let pass = traitPass
    traitPass = nil
    // Nothing is cached, since views that the pass has not reached yet have their old traits again
    // afterwards.
    withoutKeepingTraits(body)
    traitPass = pass
  }

  /// Whether the running trait pass has not reached the view yet.
  var awaitsTraitPass: Bool {
    guard let pass = Self.traitPass, state.reachedTraitPass != pass.number else { return false }
    return isDescendant(of: pass.root)
  }

  /// The inherited traits with the view's own overrides.
  var foundTraits: UITraitCollection { traits(in: traitsAround) }

  /// Returns the view's traits for given inherited traits.
  func traits(in around: UITraitCollection) -> UITraitCollection {
    // Most views override nothing. Comparing with nil first avoids copying the values.
    var traits = around
    if state.controllerTraits != nil { traits = traits.overridden(by: state.controllerTraits) }
    traits = traits.styled(overrideUserInterfaceStyle)
    if state.overrideTraits != nil { traits = traits.overridden(by: state.overrideTraits) }
    return traits
  }

  /// The traits of the superview, or of the window's scene if there is none, overridden by those of
  /// the view's controller and its parent (facts RO17, RO45).
  var inheritedTraits: UITraitCollection { traitsAround.overridden(by: state.controllerTraits) }

  /// The traits of the superview, or of the window's scene if there is none.
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
    // A view that is not on the screen yet is notified once it is.
    if isAnnounced, window?.hasAppeared != true { return }
    // The traits are stored before the calls below, since they may cause a layout, in which this
    // method is called again.
    state.knownTraits = new
    // Dynamic colours of the layer and of `draw(_:)` may resolve to different colours now.
    refreshColors(in: new)
    setNeedsDisplay()
    // The first traits do not count as a change, although up to iOS 12 they did (fact E9).
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

  /// Notifies the views of this subtree of changed traits after it has moved.
  func noteTraitsAfterMove() {
    _ = findTraitsAgain()
    passTraits(skipsSettled: true)
  }

  private func passTraits(skipsSettled: Bool = false) {
    // A pass that begins during another, for example because a callback overrides a trait, becomes
    // a part of it.
    guard Self.traitPass == nil else { return noteTraitsDownwards() }
    Self.traitPasses += 1
    Self.traitPass = (Self.traitPasses, self)
    defer { Self.traitPass = nil }
    noteTraitsDownwards(skipsSettled: skipsSettled)
  }

  /// Whether all views of this subtree have been notified of their current traits.
  private var hasSettledTraits: Bool {
    guard let settled = state.settledTraits else { return false }
    return settled == state.knownTraits && settled == foundTraits
  }

  private func noteTraitsDownwards(skipsSettled: Bool = false) {
    var views = tree
    while let view = views.next() {
      // If a tree is built from its leaves to its root, skipping settled views avoids visiting the
      // whole tree at each step.
      if skipsSettled, view.hasSettledTraits {
        views.skipSubviews()
        continue
      }
      // The pass visits all subviews next, so marks inside this subtree need not be propagated up
      // to it.
      view.state.settledTraits = nil
      view.noteTraits()
      view.state.settledTraits = view.state.knownTraits
      if view.state.knownTraits == nil { view._superview?.unsettleTraits() }
    }
  }

  /// Records for this view and its ancestors that their subtrees contain a view whose traits may
  /// have changed since the last pass.
  private func unsettleTraits() {
    var view: UIView? = self
    while let next = view, next.state.settledTraits != nil {
      next.state.settledTraits = nil
      view = next._superview
    }
  }
}
