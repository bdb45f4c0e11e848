import Foundation

extension UITraitOverrides {
  /// The traits that are overridden; nil for none.
  var specified: TraitValues? {
    guard let values = (self as? MutableTraits)?.values, values != TraitValues() else { return nil }
    return values
  }
}

extension UITraitCollection {
  /// Returns these traits, replaced by those that are specified.
  ///
  /// Most views override nothing, and every view on the way up to the window is called.
  func overridden(by values: TraitValues?) -> UITraitCollection {
    guard let values else { return self }
    return UITraitCollection(self.values.overridden(by: values))
  }

  /// Returns these traits in a style; unchanged for an unspecified one.
  func styled(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified, style != userInterfaceStyle else { return self }
    return overridden(by: TraitValues(userInterfaceStyle: style))
  }
}

extension UIView {
  /// Lets the view have traits that have changed now, before the change comes to it: in a change
  /// views still have the old ones while their superviews and controllers are called (fact RO8).
  public func updateTraitsIfNeeded() {
    for view in sequence(first: self, next: \._superview).reversed() { view.noteTraits() }
  }
}

extension UIView {
  /// The traits that this view and its subviews have instead of the inherited ones (fact RO45).
  ///
  /// They go before `overrideUserInterfaceStyle`. Reading a trait that is not overridden gives its
  /// default value.
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

  /// The pass over traits that is under way: its number, and where in the tree it began.
  private static var traitPass: (number: Int, root: UIView)?
  private static var traitPasses = 0

  /// Runs a closure in which every view has its new traits, as after the pass that is under way.
  static func withNewTraits(_ body: () -> Void) {
    let pass = traitPass
    traitPass = nil
    // The views that the pass has yet to come to have their old traits again after this.
    withoutKeepingTraits(body)
    traitPass = pass
  }

  /// Whether a running pass has not reached the view yet.
  var awaitsTraitPass: Bool {
    guard let pass = Self.traitPass, state.reachedTraitPass != pass.number else { return false }
    return isDescendant(of: pass.root)
  }

  /// The traits of the surroundings, overridden by the view.
  var foundTraits: UITraitCollection { traits(in: traitsAround) }

  /// Returns the traits of the view in surroundings that have others.
  func traits(in around: UITraitCollection) -> UITraitCollection {
    // Most views override nothing. Asking for nil first copies none of the values.
    var traits = around
    if state.controllerTraits != nil { traits = traits.overridden(by: state.controllerTraits) }
    traits = traits.styled(overrideUserInterfaceStyle)
    if state.overrideTraits != nil { traits = traits.overridden(by: state.overrideTraits) }
    return traits
  }

  /// The traits of the superview, or of the window's scene without one, and over them those that
  /// the view's controller and its parent override (facts RO17, RO45).
  var inheritedTraits: UITraitCollection { traitsAround.overridden(by: state.controllerTraits) }

  /// The traits of the superview, or of the window's scene without one.
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
    // A view that is not on the screen yet waits until it is.
    if isAnnounced, window?.hasAppeared != true { return }
    // Stored before the calls: they may lay out, which comes back here.
    state.knownTraits = new
    // Dynamic colours of the layer and of `draw(_:)` may resolve to others now.
    refreshColors(in: new)
    setNeedsDisplay()
    // The traits at the start are no change, and were one up to iOS 12 (fact E9).
    guard let old else {
      if isAnnounced { announceFirstTraits() }
      return
    }
    if state.autoLayout != nil, old.layoutDirection != new.layoutDirection { rereadConstraints() }
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

  /// Notifies the views of this part of the tree, superviews before subviews.
  func noteTraitsInTree() {
    forgetTraits()
    passTraits()
  }

  /// Notifies the views of this part of the tree after it has moved.
  func noteTraitsAfterMove() {
    _ = findTraitsAgain()
    passTraits(skipsSettled: true)
  }

  private func passTraits(skipsSettled: Bool = false) {
    // A pass within a pass, as where a callback overrides a trait, is a part of it.
    guard Self.traitPass == nil else { return noteTraitsDownwards() }
    Self.traitPasses += 1
    Self.traitPass = (Self.traitPasses, self)
    defer { Self.traitPass = nil }
    noteTraitsDownwards(skipsSettled: skipsSettled)
  }

  /// Whether all in the view have noted the traits that they have now.
  private var hasSettledTraits: Bool {
    guard let settled = state.settledTraits else { return false }
    return settled == state.knownTraits && settled == foundTraits
  }

  private func noteTraitsDownwards(skipsSettled: Bool = false) {
    var views = tree
    while let view = views.next() {
      // A tree that is built from its leaves to its root is not walked at each step.
      if skipsSettled, view.hasSettledTraits {
        views.skipSubviews()
        continue
      }
      // As the pass comes to all in the view next, none of them needs to be settled anew.
      view.state.settledTraits = nil
      view.noteTraits()
      view.state.settledTraits = view.state.knownTraits
      if view.state.knownTraits == nil { view._superview?.unsettleTraits() }
    }
  }

  /// Records that something in this part of the tree, and so in those around, has other traits than
  /// the last pass found.
  private func unsettleTraits() {
    var view: UIView? = self
    while let next = view, next.state.settledTraits != nil {
      next.state.settledTraits = nil
      view = next._superview
    }
  }
}
