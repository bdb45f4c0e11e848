/// The traits of a view as they were found last.
struct KeptTraits {
  /// The device's traits that they come from; with others they are outdated.
  let base: UITraitCollection
  let traits: UITraitCollection
}

/// Traits are kept with each view, so that a view asks its superview alone and not every view around.
///
/// Who has kept traits is in a superview that has some. So a change takes them from a part of the
/// tree without looking into what has none, and costs no more than finding them did.
extension UIView {
  var effectiveTraits: UITraitCollection {
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
    let found = foundTraits
    if !Self.metOldTraits, Self.keepsTraits, mayKeepTraits(base) {
      keptTraits = KeptTraits(base: base, traits: found)
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
    // No `??`: its closure would ask each time whether it runs on the main actor.
    guard let window else { return DeviceTraits.traits(of: .current) }
    return DeviceTraits.traits(of: window.environment)
  }

  /// Lets the views around keep their traits, the outermost first, so that none asks more than its
  /// superview: one asking the next would take the stack for each level.
  private func keepTraitsAround(_ base: UITraitCollection) {
    guard !Self.keepsTraitsAround, let parent, parent.keptTraits?.base !== base else { return }
    Self.keepsTraitsAround = true
    defer { Self.keepsTraitsAround = false }
    let around = sequence(first: parent, next: \.parent).prefix { $0.keptTraits?.base !== base }
    for view in Array(around).reversed() { _ = view.traitCollection }
  }

  /// Whether the traits depend on nothing but kept ones and the view itself.
  private func mayKeepTraits(_ base: UITraitCollection) -> Bool {
    guard overrideUserInterfaceStyle == state.overrideUserInterfaceStyle else { return false }
    guard let parent else { return true }
    // A class that overrides `traitCollection` may return something else each time.
    guard let kept = parent.keptTraits, kept.base === base else { return false }
    return parent.traitCollection === kept.traits
  }

  /// Finds the traits without a look at those that were kept.
  func findTraitsAgain() -> UITraitCollection {
    let old = keptTraits
    keptTraits = nil
    let found = traitCollection
    if let old, old.base !== keptTraits?.base || old.traits != keptTraits?.traits {
      for child in children { child.forgetTraits() }
    }
    return found
  }

  /// Forgets the kept traits of this part of the tree.
  func forgetTraits() {
    var views = tree
    while let view = views.next() {
      if view.keptTraits == nil { views.skipSubviews() }
      view.keptTraits = nil
    }
  }

  /// Forgets what the view and those in it found in what is around them.
  func forgetInherited() {
    forgetTraits()
    loseSafeAreaZero()
  }
}

/// The traits of devices, each one object for as long as it is asked for.
@MainActor private enum DeviceTraits {
  private static var known: [(device: UIEnvironment, traits: UITraitCollection)] = []

  static func traits(of device: UIEnvironment) -> UITraitCollection {
    if let last = known.last, last.device == device { return last.traits }
    let index = known.firstIndex { $0.device == device }
    let entry =
      index.map { known.remove(at: $0) } ?? (device: device, traits: device.traitCollection)
    known.append(entry)
    // Those of a device and of its turns; the others were of tests that are over.
    if known.count > 8 { known.removeFirst() }
    return entry.traits
  }
}
