/// The cached traits of a view, and the traits that they were derived from.
struct KeptTraits {
  /// The device's traits that the cached ones are derived from; if the device has different traits
  /// by now, the cache is outdated.
  let base: UITraitCollection
  /// The superview's traits that the cached ones are derived from.
  let around: UITraitCollection
  let traits: UITraitCollection
}

/// The caching of traits in each view, so that computing them reads only the traits of the
/// superview, and not those of every ancestor.
///
/// If a view has cached traits, so does its superview. When a change clears the caches of a subtree
/// it can therefore skip the subviews of any view without a cache, and it takes no longer than
/// filling the caches did.
extension UIView {
  var _traitCollection: UITraitCollection {
    let base = deviceTraits
    if let kept = keptTraits, kept.base === base { return kept.traits }
    // Until a running pass over changed traits reaches it, a view keeps its old traits (fact RO8).
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

  /// Whether the current computation has read the traits of an ancestor that still has its old
  /// ones, because a running pass has not reached it yet.
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
    // `??` is avoided since its closure would check each time whether it runs on the main actor.
    guard let window else { return UIEnvironment.currentTraits }
    return window.screenTraits
  }

  /// Fills the caches of the ancestors, the outermost first, so that each view reads only the cache
  /// of its superview; recursion would need stack space for each level.
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

  /// Returns whether the traits depend only on the superview's cached traits and on the view
  /// itself.
  private func mayKeepTraits(_ base: UITraitCollection, around: UITraitCollection) -> Bool {
    guard overrideUserInterfaceStyle == state.overrideUserInterfaceStyle else { return false }
    guard let _superview else { return true }
    // A class that overrides `traitCollection` may return something else each time.
    guard let kept = _superview.keptTraits, kept.base === base else { return false }
    return around === kept.traits
  }

  /// Returns the traits; they are derived again unless the superview's traits are unchanged.
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

  /// Returns whether deriving the traits again would result in the cached ones.
  ///
  /// A change of anything else on which the traits depend clears the cache. A change of the device
  /// need not clear it, since cached traits of a different device are not read.
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

  /// Clears the cached values that the view and its subviews inherited from their ancestors.
  func forgetInherited() {
    forgetTraits()
    loseSafeAreaZero()
  }
}
