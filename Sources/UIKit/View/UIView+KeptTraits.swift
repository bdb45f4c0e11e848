/// The traits that were found last for a view.
struct KeptTraits {
  /// The device's traits that they are derived from; with others they are outdated.
  let base: UITraitCollection
  /// The superview's traits that they are derived from.
  let around: UITraitCollection
  let traits: UITraitCollection
}

/// Traits are kept with each view, so that a view reads those of its superview alone and not those
/// of every view around it.
///
/// A view with kept traits is in a superview that has some too. So a change drops them from a part
/// of the tree without a walk through views that have none, and costs no more than finding them
/// did.
extension UIView {
  var _traitCollection: UITraitCollection {
    let base = deviceTraits
    if let kept = keptTraits, kept.base === base { return kept.traits }
    // Until the pass reaches it a view has the traits that it knows (fact RO8).
    if awaitsTraitPass, let known = state.knownTraits {
      Self.metOldTraits = true
      return known
    }
    keepTraitsAround(base)
    let hadMet = Self.metOldTraits
    Self.metOldTraits = false
    let around = traitsAround
    let found = traits(in: around)
    if !Self.metOldTraits, Self.keepsTraits, mayKeepTraits(base, around: around) {
      keptTraits = KeptTraits(base: base, around: around, traits: found)
    }
    Self.metOldTraits = Self.metOldTraits || hadMet
    return found
  }

  /// Whether traits were met on the way up that a pass has yet to replace.
  private static var metOldTraits = false
  private static var keepsTraits = true
  private static var keepsTraitsAround = false

  /// Runs a closure in which views find their traits without keeping them.
  static func withoutKeepingTraits(_ body: () -> Void) {
    let kept = keepsTraits
    keepsTraits = false
    defer { keepsTraits = kept }
    body()
  }

  /// The traits of the device of the view's window, or without one of the device in force.
  var deviceTraits: UITraitCollection {
    // No `??`: its closure would check each time whether it runs on the main actor.
    guard let window else { return UIEnvironment.currentTraits }
    return window.screenTraits
  }

  /// Lets the views around keep their traits, the outermost first, so that each only reads its
  /// superview's: a call from one to the next would take the stack for each level.
  private func keepTraitsAround(_ base: UITraitCollection) {
    guard !Self.keepsTraitsAround, let _superview, _superview.keptTraits?.base !== base else {
      return
    }
    Self.keepsTraitsAround = true
    defer { Self.keepsTraitsAround = false }
    let around = sequence(first: _superview, next: \._superview).prefix {
      $0.keptTraits?.base !== base
    }
    for view in Array(around).reversed() { _ = view.traitCollection }
  }

  /// Whether the traits depend on nothing but kept ones and the view itself.
  private func mayKeepTraits(_ base: UITraitCollection, around: UITraitCollection) -> Bool {
    guard overrideUserInterfaceStyle == state.overrideUserInterfaceStyle else { return false }
    guard let _superview else { return true }
    // A class that overrides `traitCollection` may return something else each time.
    guard let kept = _superview.keptTraits, kept.base === base else { return false }
    return around === kept.traits
  }

  /// Returns the traits, derived again unless those around are unchanged.
  func findTraitsAgain() -> UITraitCollection {
    guard let old = keptTraits, !comeFromTraitsAround(old) else { return traitCollection }
    keptTraits = nil
    let found = traitCollection
    if let new = keptTraits, new.base === old.base, new.traits.hasSameTraits(as: old.traits) {
      return found
    }
    for child in _subviews { child.forgetTraits() }
    return found
  }

  /// Whether kept traits would be found again as they are.
  ///
  /// Everything else that they depend on drops them when it changes, except for the device: kept
  /// ones of another are not read.
  private func comeFromTraitsAround(_ kept: KeptTraits) -> Bool {
    kept.around === traitsAround
      && overrideUserInterfaceStyle == state.overrideUserInterfaceStyle
  }

  /// Drops the kept traits of this part of the tree.
  func forgetTraits() {
    var views = tree
    while let view = views.next() {
      if view.keptTraits == nil { views.skipSubviews() }
      view.keptTraits = nil
    }
  }

  /// Drops the values that the view and its subviews inherited from views around them.
  func forgetInherited() {
    forgetTraits()
    loseSafeAreaZero()
  }
}
