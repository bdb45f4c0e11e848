/// The cached traits of a view, and the traits that they were derived from.
struct KeptTraits {
  /// The device's traits from which the cached ones were derived; if the device has different
  /// traits now, the cached ones are outdated.
  let base: UITraitCollection
  /// The inherited traits, of the superview or the scene, from which the cached ones were derived.
  let around: UITraitCollection
  let traits: UITraitCollection
}

/// The caching of traits in each view, so that a view computes its traits from those of its
/// superview, without visiting every ancestor.
///
/// If a view has cached traits, so does its superview. Therefore, clearing the caches of a subtree
/// skips the subviews of a view without cached traits, and takes no longer than filling the caches
/// did.
extension UIView {
  var _traitCollection: UITraitCollection {
    let base = deviceTraits
    if let kept = keptTraits, kept.base === base { return kept.traits }
    // During a pass over changed traits, a view that the pass has not reached keeps its old traits
    // (fact RO8).
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

  /// Whether the current computation has read old traits of an ancestor, which a running pass over
  /// changed traits has not reached.
  private static var metOldTraits = false
  private static var keepsTraits = true
  private static var keepsTraitsAround = false

  /// Runs a closure in which views compute their traits without caching them.
  static func withoutKeepingTraits(_ body: () -> Void) {
    let kept = keepsTraits
    keepsTraits = false
    defer { keepsTraits = kept }
    body()
  }

  /// The traits of the device of the view's window, or of the current device if there is no window.
  var deviceTraits: UITraitCollection {
    // The operator `??` is avoided, since its closure would check on each access whether it runs on
    // the main actor.
    guard let window else { return UIEnvironment.currentTraits }
    return window.screenTraits
  }

  /// Caches the traits of the ancestors, the outermost first, so that each view reads only the
  /// cache of its superview.
  ///
  /// Recursion from the view to its ancestors would need stack space for each level.
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

  /// Returns whether the view's traits can be cached: they depend only on the superview's cached
  /// traits and on the view itself.
  private func mayKeepTraits(_ base: UITraitCollection, around: UITraitCollection) -> Bool {
    guard overrideUserInterfaceStyle == state.overrideUserInterfaceStyle else { return false }
    guard let _superview else { return true }
    // If the superview's class overrides `traitCollection`, the result may be different each time,
    // and differs from the cached traits.
    guard let kept = _superview.keptTraits, kept.base === base else { return false }
    return around === kept.traits
  }

  /// Returns the view's traits.
  ///
  /// The traits are computed again if the inherited traits have changed, or if a subclass overrides
  /// `overrideUserInterfaceStyle` with a value other than the one that was set.
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

  /// Returns whether computing the traits again would return the cached ones.
  ///
  /// Only the inherited traits and the style are compared, because every other change clears the
  /// cache. A change of the device need not clear it: traits that were cached for a different
  /// device are not used.
  private func comeFromTraitsAround(_ kept: KeptTraits) -> Bool {
    kept.around === traitsAround
      && overrideUserInterfaceStyle == state.overrideUserInterfaceStyle
  }

  /// Clears the cached traits of this subtree.
  func forgetTraits() {
    var views = tree
    while let view = views.next() {
      if view.keptTraits == nil { views.skipSubviews() }
      view.keptTraits = nil
    }
  }

  /// Clears the values that the view and its subviews have cached from their ancestors.
  func forgetInherited() {
    forgetTraits()
    loseSafeAreaZero()
  }
}
