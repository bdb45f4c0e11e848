import LayoutCore

extension Characterisation {
  /// The layout's responses to the changes that were made, as sentences.
  public var findings: [String] {
    [
      boundsFinding, contextFinding, sizesFinding, outdatedFinding, refreshFinding, cellsFinding,
      cacheFinding,
    ].compactMap(\.self)
  }

  private func probes(_ probes: [Probe], where holds: (Response) -> Bool) -> [Probe] {
    probes.filter { response(to: $0).map(holds) ?? false }
  }

  /// A sentence about the parts of the bounds whose change invalidates the layout: `x`, `y`,
  /// `width`, `height`.
  private var boundsFinding: String {
    let yes = probes(Probe.bounds) { $0.invalidates == true }
    let no = Probe.bounds.filter { !yes.contains($0) }
    if yes.isEmpty { return "No change of the bounds makes the layout invalid." }
    if no.isEmpty {
      return """
        Every change of the bounds makes the layout invalid, also scrolling, which costs a \
        preparation each time.
        """
    }
    return "A change of \(yes.alternatives) makes the layout invalid, a change of "
      + "\(no.alternatives) does not"
      + (yes == across ? ": only what lies across the direction of scrolling counts." : ".")
  }

  /// The changes of the bounds at a right angle to the scroll direction.
  private var across: [Probe] { scrollsVertically ? [.x, .width] : [.y, .height] }

  /// A sentence about the parts of the layout that a change of the bounds invalidates; nil if no
  /// change of the bounds invalidates the layout, or if the first such change has no context.
  private var contextFinding: String? {
    let changed = responses.filter { Probe.bounds.contains($0.probe) && $0.invalidates == true }
    guard let context = changed.first?.context else { return nil }
    let others = changed.dropFirst().filter { $0.context != context }
    let words = others.isEmpty ? "" : ", though not for every change alike"
    return "Its context then is a \(context.className) that invalidates \(context.summary)\(words)."
  }

  /// A sentence about whether sizes are requested again when the device is rotated.
  private var sizesFinding: String? {
    guard sizesAsked > 0, let rotation = response(to: .rotation) else {
      return "The layout requests no sizes from a delegate."
    }
    switch rotation.sizesAsked {
    case 0:
      let kept =
        "A rotation does not request sizes again: the \(sizesAsked) answers of "
        + "sizeForItemAt that the first layout got are used in the other orientation too"
      return kept
        + (rotation.outdated == nil ? ", and are what the delegate would return there." : ".")
    case sizesAsked: return "A rotation requests all \(sizesAsked) sizes again."
    default:
      return "A rotation requests \(rotation.sizesAsked) sizes; the first layout requested "
        + "\(sizesAsked)."
    }
  }

  /// A sentence about outdated sizes after a rotation; nil if there are none.
  private var outdatedFinding: String? {
    guard let outdated = response(to: .rotation)?.outdated else { return nil }
    return """
      This shows: after it \(outdated.item) is still \(outdated.kept), where the delegate would now \
      return \(outdated.current)\(outdated.count > 1 ? "; so are \(outdated.count - 1) more" : ""). \
      A context for the change of bounds with invalidateFlowLayoutDelegateMetrics would request \
      them again.
      """
  }

  /// A sentence about the changes after which sizes are requested again; nil if the first layout
  /// requested no sizes.
  private var refreshFinding: String? {
    guard sizesAsked > 0 else { return nil }
    let refreshing = probes([.invalidateLayout, .freshContext, .reloadData]) { $0.sizesAsked > 0 }
    guard !refreshing.isEmpty else { return "Nothing that was tried requests sizes again." }
    return "Sizes are requested again after \(refreshing.names)."
  }

  /// A sentence about the effect of a rotation on cells; nil if the device was not rotated.
  private var cellsFinding: String? {
    guard let rotation = response(to: .rotation) else { return nil }
    return switch (rotation.movesCells, rotation.resizesCells) {
    case (true, true): "A rotation moves cells and gives them other sizes."
    case (true, false): "A rotation moves cells, which keep their sizes."
    case (false, true): "A rotation gives cells other sizes in the same places."
    case (false, false): "A rotation leaves all cells where they were."
    }
  }

  /// A sentence about the changes after which the layout still returns its cached attributes.
  private var cacheFinding: String? {
    guard let rotation = response(to: .rotation), rotation.keepsAttributes != nil else {
      return "The layout makes new attributes for every query: it has no cache of them."
    }
    let kept = probes(Probe.allCases) { $0.keepsAttributes == true }
    let dropped = probes(Probe.allCases) { $0.keepsAttributes == false }
    if dropped.isEmpty {
      return
        "Its cache of attributes survives everything that was tried: it is filled once for good."
    }
    return "Its cache of attributes survives \(kept.names), and is dropped after \(dropped.names)."
  }
}

extension [Characterisation.Probe] {
  /// The names as a list: `x and width`.
  fileprivate var names: String { isEmpty ? "nothing" : map(\.rawValue).listed }

  /// The names as alternatives: `x or width`.
  fileprivate var alternatives: String { map(\.rawValue).joined(separator: " or ") }
}
