import ConstraintCore
import Foundation

/// The solver rows that UIKit itself makes: for frames that masks determine, for intrinsic sizes
/// and for guides (facts AL45, AL52, AL72).
extension LayoutEngine {
  /// Creates the variables and solver rows of a view or a guide that do not depend on the app's
  /// constraints.
  func enlist(_ item: EngineItem) {
    setNeedsSolve()
    if let guide = item.guide {
      // A view may be narrower than its margins, so the guide between them may have a negative
      // width (fact AL72).
      if guide.kind != .marginSides { enlistSizes(of: item) }
      if let kind = guide.kind { addGuideRows(item, kind) }
    } else if let view = item.view, !keepsFrame(view) {
      // The capacity is that of two solver rows for the sizes and four for the intrinsic size.
      item.rows.reserveCapacity(6)
      for slot in LayoutSlot.allCases { _ = variable(item, slot) }
      enlistSizes(of: item)
      refreshContent(item)
      guard purpose == .layout else { return }
      if view === root { pinRoot(item) } else { view.superview?.placeSubviewsByConstraints() }
    }
  }

  /// Updates the solver rows after `translatesAutoresizingMaskIntoConstraints` of a view has
  /// changed.
  func translationDidChange(of view: UIView) {
    guard let item = knownItem(view) else { return }
    for id in item.rows { removeRow(id) }
    item.rows = []
    item.held = [:]
    item[content: .horizontal] = nil
    item[content: .vertical] = nil
    setWraps(false, item)
    for slot in LayoutSlot.allCases where item[slot] != nil { hold(item, slot) }
    enlist(item)
  }

  /// Adds the solver rows that keep the width and the height from being negative.
  private func enlistSizes(of item: EngineItem) {
    for slot in [LayoutSlot.width, .height] {
      let id = addBound(variable(item, slot), .greaterThanOrEqual, 0, from: .implicit)
      if let id { item.rows.append(id) }
    }
  }

  /// Returns whether a view's frame is determined by its mask, cell or window, and not by
  /// constraints.
  func keepsFrame(_ view: UIView) -> Bool {
    guard view.followsMask else { return false }
    return purpose == .layout || view !== root
  }

  // MARK: Frames that autoresizing masks determine

  /// Adds the solver row that keeps the x, y, width or height of a view's frame as its autoresizing
  /// mask determines; does nothing if constraints determine the frame.
  func hold(_ item: EngineItem, _ slot: LayoutSlot) {
    guard let view = item.view, keepsFrame(view) else { return }
    let (share, constant) = heldLine(view, slot)
    addHeld(item, slot, share, constant)
  }

  private func addHeld(
    _ item: EngineItem, _ slot: LayoutSlot, _ share: CGFloat, _ constant: CGFloat
  ) {
    guard let view = item.view, let variable = item[slot] else { return }
    var terms = [Constraint.Term(variable)]
    if share != 0, let outer = view.superview {
      let size = self.variable(self.item(outer), .size(slot.axis))
      terms.append(.init(size, times: -share))
    }
    let row = Constraint(terms, .equal, constant, isBreakable: false)
    guard let id = addRow(row, from: .mask(item, slot)) else { return }
    item.rows.append(id)
    item.held[slot] = AutoresizingConstraint(id: id, share: share, constant: constant)
  }

  /// Returns the x, y, width or height of a frame that the view's mask determines, as `share ×
  /// superview's size + constant`.
  private func heldLine(_ view: UIView, _ slot: LayoutSlot) -> (share: CGFloat, constant: CGFloat) {
    let number = view.alignmentRect(forFrame: view.frame).number(slot)
    guard view !== root, let outer = view.superview, let share = view.share(of: slot), share != 0
    else { return (0, number) }
    let size = outer.alignmentRect(forFrame: outer.frame).number(.size(slot.axis))
    return (share, number - share * size)
  }

  func refreshHeld(_ item: EngineItem) {
    guard let view = item.view, keepsFrame(view) else { return }
    for (slot, row) in item.held.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      let (share, constant) = heldLine(view, slot)
      if share == row.share {
        // Smaller differences are rounding errors.
        guard abs(constant - row.constant) > 1e-9 else { continue }
        setConstant(constant, of: row.id)
        item.held[slot] = AutoresizingConstraint(id: row.id, share: share, constant: constant)
      } else if !row.predicts(view, slot) {
        item.rows.removeAll { $0 == row.id }
        removeRow(row.id)
        addHeld(item, slot, share, constant)
      }
    }
  }

  // MARK: Intrinsic sizes

  /// Updates the solver rows for the intrinsic size, which is read again in this pass (fact AL55).
  func refreshContent(_ item: EngineItem) {
    guard let view = item.view, !keepsFrame(view) else { return }
    item.natural = view.intrinsicContentSize
    item.wrappedWidth = nil
    setWraps(view.wrapsContent, item)
    let size = sizeOfLastLines(item) ?? item.natural
    setContent(size.width, .horizontal, of: item)
    setContent(size.height, .vertical, of: item)
  }

  /// Returns the size of a text with the line breaks of its last layout.
  ///
  /// Returns nil if `keepsLines` is false, if the text has not been laid out since its last change,
  /// or if it had no line breaks.
  private func sizeOfLastLines(_ item: EngineItem) -> CGSize? {
    guard keepsLines, let view = item.view, view.wrapsContent,
      let shown = view.state.autoLayout?.engine?.knownItem(view), !shown.isStale,
      let width = shown.wrappedWidth, item.breaksLines(in: width)
    else { return nil }
    return view.contentSize(wrappedAt: width)
  }

  func setContent(_ length: CGFloat, _ axis: NSLayoutConstraint.Axis, of item: EngineItem) {
    guard let view = item.view else { return }
    let priorities = ContentStrengths(
      compression: view.contentCompressionResistancePriority(for: axis).rawValue,
      hugging: view.contentHuggingPriority(for: axis).rawValue)
    // Rows are added only for a length that is finite and not negative; a negative one means that
    // there is no intrinsic length.
    let isThere = length >= 0 && length.isFinite
    if let rows = item[content: axis], rows.priorities == priorities, isThere {
      guard rows.length != length else { return }
      item[content: axis]?.length = length
      setReference(length, axis, of: item)
      if let id = rows.compression { setConstant(length, of: id) }
      if let id = rows.hugging { setConstant(length, of: id) }
      return
    }
    removeContent(axis, of: item)
    if isThere { addContent(length, axis, of: item, priorities) }
  }

  private func addContent(
    _ length: CGFloat, _ axis: NSLayoutConstraint.Axis, of item: EngineItem,
    _ priorities: ContentStrengths
  ) {
    setReference(length, axis, of: item)
    item[content: axis] = ContentRows(
      compression: addBound(.greaterThanOrEqual, length, axis, of: item, priorities.compression),
      hugging: addBound(.lessThanOrEqual, length, axis, of: item, priorities.hugging),
      length: length, priorities: priorities)
  }

  /// Sets the intrinsic length as the value of an item's length if nothing else decides it (fact
  /// AL18).
  private func setReference(
    _ length: CGFloat, _ axis: NSLayoutConstraint.Axis, of item: EngineItem
  ) {
    setReference(length, of: variable(item, .size(axis)))
  }

  private func addBound(
    _ relation: Relation, _ length: CGFloat, _ axis: NSLayoutConstraint.Axis, of item: EngineItem,
    _ priority: Float
  ) -> ConstraintID? {
    // With a priority of 0 the intrinsic size is ignored; with 1000 it still yields to required
    // constraints (fact AL97).
    guard priority > 0 else { return nil }
    let id = addBound(
      variable(item, .size(axis)), relation, length,
      priority: min(priority, Constraint.required.nextDown), from: .content(item, axis))
    if let id { item.rows.append(id) }
    return id
  }

  private func removeContent(_ axis: NSLayoutConstraint.Axis, of item: EngineItem) {
    guard let rows = item[content: axis] else { return }
    item[content: axis] = nil
    setReference(0, axis, of: item)
    for id in [rows.compression, rows.hugging].compactMap(\.self) {
      item.rows.removeAll { $0 == id }
      removeRow(id)
    }
  }
}

extension AutoresizingConstraint {
  /// Returns whether the solver row results in the view's current x, y, width or height, apart from
  /// rounding to pixels.
  @MainActor fileprivate func predicts(_ view: UIView, _ slot: LayoutSlot) -> Bool {
    guard share != 0, let outer = view.superview else { return false }
    let size = outer.alignmentRect(forFrame: outer.frame).number(.size(slot.axis))
    let number = view.alignmentRect(forFrame: view.frame).number(slot)
    return abs(share * size + constant - number) <= 1 / max(1, view.traitCollection.displayScale)
  }
}

extension CGRect {
  func number(_ slot: LayoutSlot) -> CGFloat {
    switch slot {
    case .x: minX
    case .y: minY
    case .width: width
    case .height: height
    }
  }
}

extension UIView {
  fileprivate func placeSubviewsByConstraints() {
    state.placesSubviews = true
    setNeedsLayout()
  }

  /// Returns the fraction of a change of the superview's size by which the x, y, width or height of
  /// the frame changes (fact AL45); nil if the superview does not resize the view.
  fileprivate func share(of slot: LayoutSlot) -> CGFloat? {
    guard let outer = superview, outer.autoresizesSubviews else { return nil }
    let mask = isCellContent ? [.flexibleWidth, .flexibleHeight] : autoresizingMask
    guard !mask.isEmpty else { return nil }
    let (start, length): (CGFloat, CGFloat) =
      slot.axis == .horizontal
      ? Autoresizing.shares(
        start: frame.minX, length: frame.width, in: outer.bounds.width,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        ))
      : Autoresizing.shares(
        start: frame.minY, length: frame.height, in: outer.bounds.height,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        ))
    return slot.isSize ? length : start
  }
}
