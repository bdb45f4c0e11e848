import Foundation

/// A constraint that describes the x, y, width or height that a view has because of its
/// autoresizing mask.
final class NSAutoresizingMaskLayoutConstraint: NSLayoutConstraint {
  /// The mask in the format of the console, where `-` is fixed and `&` is flexible (fact AL46).
  var mask = ""
}

/// A constraint that describes the intrinsic width or height of a view.
final class NSContentSizeLayoutConstraint: NSLayoutConstraint {
  var priorities = ""
}

extension NSLayoutConstraint {
  static func ofMask(of view: UIView, _ slot: LayoutSlot) -> NSLayoutConstraint {
    let outer = view.superview
    let isHorizontal = slot.axis == .horizontal
    if view.isCellContent, slot.isSize {
      let made = NSLayoutConstraint(
        ConstraintAnchorPoint(view, isHorizontal ? .width : .height), .equal, nil,
        constant: view.frame.number(slot))
      made.identifier = "UIView-Encapsulated-Layout-" + (isHorizontal ? "Width" : "Height")
      made.isOfSystem = true
      return made
    }
    let made = NSAutoresizingMaskLayoutConstraint()
    made.mask = "h=\(view.maskText(.horizontal)) v=\(view.maskText(.vertical))"
    made.isOfSystem = true
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
    made.isOfSystem = true
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
    made.isOfSystem = true
    return made
  }

  static func ofTarget(of view: UIView, _ axis: Axis, _ length: CGFloat) -> NSLayoutConstraint {
    let made = NSLayoutConstraint(
      ConstraintAnchorPoint(view, axis == .horizontal ? .width : .height), .equal, nil,
      constant: length)
    made.identifier = "_UITemporaryLayout" + (axis == .horizontal ? "Width" : "Height")
    made.isOfSystem = true
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
    // A view without flexible parts keeps its origin and size, so its right or bottom margin is
    // flexible.
    let last: AutoresizingMask = axis == .horizontal ? .flexibleRightMargin : .flexibleBottomMargin
    let shown = mask.isDisjoint(with: AutoresizingMask(parts)) ? mask.union(last) : mask
    return parts.map { shown.contains($0) ? "&" : "-" }.joined()
  }
}
