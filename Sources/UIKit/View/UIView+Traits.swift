import Foundation

extension UIView {
  /// Lets the view have traits that have changed now, before the change comes to it: in a change
  /// views still have the old ones while their superviews and controllers are called (fact RO8).
  public func updateTraitsIfNeeded() { noteTraitsDownToHere() }
}

extension UIView {
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
    defer { traitPass = pass }
    body()
  }

  /// Whether a pass that is under way has yet to come to the view.
  private var awaitsTraitPass: Bool {
    guard let pass = Self.traitPass, state.reachedTraitPass != pass.number else { return false }
    return isDescendant(of: pass.root)
  }

  var effectiveTraits: UITraitCollection {
    // Until the pass reaches it a view has the traits that it knows (fact RO8).
    if awaitsTraitPass, let known = state.knownTraits { return known }
    let inherited = inheritedTraits
    let style = overrideUserInterfaceStyle
    guard style != .unspecified, style != inherited.userInterfaceStyle else { return inherited }
    return UITraitCollection(
      inherited.values.overridden(by: TraitValues(userInterfaceStyle: style)))
  }

  /// The traits of the superview, or of the window's device without one, and over them those that
  /// the parent of the view's controller overrides (fact RO17).
  var inheritedTraits: UITraitCollection {
    let around = traitsAround
    // Most views override nothing, and every view on the way up to the window is asked.
    guard let own = state.overrideTraits else { return around }
    return around.overridden(by: own)
  }

  private var traitsAround: UITraitCollection {
    if let superview { return superview.traitCollection }
    // No `??`: its closure would ask each time whether it runs on the main actor.
    guard let window = self as? UIWindow else { return UIEnvironment.current.traitCollection }
    return window.environment.traitCollection
  }

  /// Notifies the view and its controller if the traits have changed since the last call.
  func noteTraits() {
    let old = state.knownTraits
    state.reachedTraitPass = Self.traitPass?.number ?? 0
    let new = traitCollection
    guard old != new else { return }
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
    // A pass within a pass, as where a callback overrides a trait, is a part of it.
    guard Self.traitPass == nil else { return noteTraitsDownwards() }
    Self.traitPasses += 1
    Self.traitPass = (Self.traitPasses, self)
    defer { Self.traitPass = nil }
    noteTraitsDownwards()
  }

  private func noteTraitsDownwards() {
    noteTraits()
    for child in children { child.noteTraitsDownwards() }
  }

  /// Notifies the superviews and then the view.
  func noteTraitsDownToHere() {
    parent?.noteTraitsDownToHere()
    noteTraits()
  }
}
