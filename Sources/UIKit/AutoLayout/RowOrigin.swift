import Foundation

/// A row of a client's constraint.
///
/// Items do not keep their views: an engine must not keep the tree that it belongs to.
@MainActor enum RowOrigin {
  /// A constraint that a client made.
  case client(NSLayoutConstraint)
  /// A row that holds a client's inequality at its limit if nothing else decides.
  case limit(NSLayoutConstraint)
  /// A number of a frame that is held (facts AL45 to AL47, AL50).
  case mask(EngineItem, LayoutSlot)
  /// A bound of a content's size (fact AL52).
  case content(EngineItem, NSLayoutConstraint.Axis)
  /// A side of a view's own guide (fact AL72).
  case guide(EngineItem, NSLayoutConstraint.Axis)
  /// The size that a fitting pass aims at (fact AL51).
  case target(EngineItem, NSLayoutConstraint.Axis, CGFloat)
  /// A row that keeps lengths from being negative; the console never shows it.
  case implicit

  /// The constraint as the console shows it; nil if it is not shown.
  var shown: NSLayoutConstraint? {
    switch self {
    case .client(let constraint), .limit(let constraint): constraint
    case .mask(let item, let slot): item.view.map { .ofMask(of: $0, slot) }
    case .content(let item, let axis): item.view.map { .ofContent(of: $0, axis) }
    case .guide(let item, let axis): item.guide.flatMap { .ofGuide($0, axis) }
    case .target(let item, let axis, let length):
      item.view.map { .ofTarget(of: $0, axis, length) }
    case .implicit: nil
    }
  }

  var text: String { shown.map { "\($0)" } ?? "A constraint" }
}

/// A constraint that holds a frame.
final class NSAutoresizingMaskLayoutConstraint: NSLayoutConstraint {
  /// The mask as the console writes it: `-` fixed, `&` flexible (fact AL46).
  var mask = ""
}

/// A constraint that gives a view the size of its content.
final class NSContentSizeLayoutConstraint: NSLayoutConstraint {
  var priorities = ""
}

extension NSLayoutConstraint {
  /// The text between the equation and the word active.
  var note: String {
    (self as? NSContentSizeLayoutConstraint)?.priorities ?? ""
  }

  static func ofMask(of view: UIView, _ slot: LayoutSlot) -> NSLayoutConstraint {
    let outer = view.superview
    let isHorizontal = slot.axis == .horizontal
    if view.isCellContent, slot.isSize {
      let made = NSLayoutConstraint(
        ConstraintAnchorPoint(view, isHorizontal ? .width : .height), .equal, nil,
        constant: view.frame.number(slot))
      made.identifier = "UIView-Encapsulated-Layout-" + (isHorizontal ? "Width" : "Height")
      made.shownHolder = view
      return made
    }
    let made = NSAutoresizingMaskLayoutConstraint()
    made.mask = "h=\(view.maskText(.horizontal)) v=\(view.maskText(.vertical))"
    made.shownHolder = outer ?? view
    let size: Attribute = isHorizontal ? .width : .height
    let middle: Attribute = isHorizontal ? .centerX : .centerY
    let side: Attribute = isHorizontal ? .left : .top
    let stretches = view.maskText(slot.axis) == "-&-"
    let number = view.frame.number(slot)
    let length = outer?.bounds.size ?? .zero
    let outerLength = isHorizontal ? length.width : length.height
    if stretches, let outer {
      made.first = ConstraintAnchorPoint(view, slot.isSize ? size : middle)
      made.second = ConstraintAnchorPoint(outer, slot.isSize ? size : middle)
      let own = isHorizontal ? view.frame.midX : view.frame.midY
      made.constant = slot.isSize ? number - outerLength : own - outerLength / 2
    } else {
      made.first = ConstraintAnchorPoint(view, slot.isSize ? size : side)
      made.constant = number
    }
    return made
  }

  static func ofContent(of view: UIView, _ axis: Axis) -> NSLayoutConstraint {
    let made = NSContentSizeLayoutConstraint()
    made.first = ConstraintAnchorPoint(view, axis == .horizontal ? .width : .height)
    let item = view.state.autoLayout?.engine?.knownItem(view)
    let size = view.intrinsicContentSize
    made.constant = item?[content: axis]?.length ?? (axis == .horizontal ? size.width : size.height)
    let (hugging, compression) = (
      view.contentHuggingPriority(for: axis), view.contentCompressionResistancePriority(for: axis)
    )
    made.priorities =
      " Hug:\(decimal(CGFloat(hugging.rawValue)))"
      + " CompressionResistance:\(decimal(CGFloat(compression.rawValue)))"
    made.shownHolder = view
    return made
  }

  static func ofGuide(_ guide: UILayoutGuide, _ axis: Axis) -> NSLayoutConstraint? {
    guard let view = guide.owningView, guide.kind != .marginSides else { return nil }
    let side: Attribute = axis == .horizontal ? .left : .top
    let frame = guide.layoutFrame
    let made = NSLayoutConstraint(
      ConstraintAnchorPoint(guide, side), .equal, ConstraintAnchorPoint(view, side),
      constant: axis == .horizontal
        ? frame.minX - view.bounds.minX : frame.minY - view.bounds.minY)
    made.identifier =
      guide.kind == .safeArea
      ? "UIViewSafeAreaLayoutGuide-" + (axis == .horizontal ? "left" : "top")
      : "UIView-" + (axis == .horizontal ? "left" : "top") + "Margin-guide-constraint"
    made.shownHolder = view
    return made
  }

  static func ofTarget(of view: UIView, _ axis: Axis, _ length: CGFloat) -> NSLayoutConstraint {
    let made = NSLayoutConstraint(
      ConstraintAnchorPoint(view, axis == .horizontal ? .width : .height), .equal, nil,
      constant: length)
    made.identifier = "_UITemporaryLayout" + (axis == .horizontal ? "Width" : "Height")
    made.shownHolder = view
    return made
  }
}

extension UIView {
  fileprivate func maskText(_ axis: NSLayoutConstraint.Axis) -> String {
    let mask = isCellContent ? [.flexibleWidth, .flexibleHeight] : autoresizingMask
    let parts: [AutoresizingMask] =
      axis == .horizontal
      ? [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
      : [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    // A view without a mask keeps its distance to the origin: the far margin gives way.
    let last: AutoresizingMask = axis == .horizontal ? .flexibleRightMargin : .flexibleBottomMargin
    let shown = mask.isDisjoint(with: AutoresizingMask(parts)) ? mask.union(last) : mask
    return parts.map { shown.contains($0) ? "&" : "-" }.joined()
  }
}
