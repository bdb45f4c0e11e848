import ConstraintCore
import Foundation

/// A sum of variables with coefficients and a constant.
struct LinearExpression {
  private(set) var terms: [Constraint.Term] = []
  var constant: CGFloat = 0

  init() {
    // This capacity is enough for most constraints, which contain two positions and a length.
    terms.reserveCapacity(4)
  }

  mutating func add(_ variable: Variable, times factor: CGFloat) {
    terms.append(Constraint.Term(variable, times: factor))
  }
}

/// The context in which the sides of a constraint are converted to expressions.
@MainActor struct Reading {
  /// The view in whose coordinates positions are expressed.
  let space: UIView
  /// Whether `leading` means the right side.
  let isMirrored: Bool
  /// Whether a side belongs to an item inside `space`.
  let isInside: Bool
}

/// The values of constraint sides as linear expressions, in the coordinates of a view.
///
/// The functions `add`, `addStart` and `addBaseline` add a side, multiplied by a factor, to an
/// expression, and return whether the side was found in the tree.
extension LayoutEngine {
  func add(
    _ place: ConstraintAnchorPoint, times factor: CGFloat, to form: inout LinearExpression,
    _ reading: Reading
  ) -> Bool {
    guard let object = place.item else { return false }
    guard let origin = place.origin else {
      return add(object, place.attribute, times: factor, to: &form, reading)
    }
    // A distance between leading or trailing sides is positive in the reading direction, so it is
    // negated if mirrored.
    let factor = place.isDirectional && reading.isMirrored ? -factor : factor
    return add(object, place.attribute, times: factor, to: &form, reading)
      && add(origin, times: -factor, to: &form, reading)
  }

  private func add(
    _ object: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, times factor: CGFloat,
    to form: inout LinearExpression, _ reading: Reading
  ) -> Bool {
    if let view = object.itemView {
      if let attribute = attribute.withinMargins {
        let guide = margins(of: view, attribute, reading)
        return add(guide, attribute, times: factor, to: &form, reading)
      }
      if attribute.isBaseline { return addBaseline(view, attribute, factor, &form, reading) }
    }
    let axis = attribute.axis
    let object = scrolled(object, attribute, reading)
    // The variable is created even if it is not used here, so that a conflict lists the size of a
    // frame that a mask determines before the constraints on its sides.
    let size = variable(item(object), .size(axis))
    let share = attribute.shareOfSize(isMirrored: reading.isMirrored)
    if share != 0 { form.add(size, times: share * factor) }
    return attribute.isSize || addStart(of: object, axis, times: factor, to: &form, reading.space)
  }

  /// Returns the item to use for a side.
  ///
  /// For views inside a scroll view, the scroll view's sides are those of its content guide, but
  /// its size and its centre are its own (fact AL75).
  private func scrolled(
    _ object: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ reading: Reading
  ) -> any LayoutItem {
    guard reading.isInside, object === reading.space, let view = object as? UIScrollView else {
      return object
    }
    switch attribute {
    case .width, .height, .centerX, .centerY: return object
    default: return view.contentLayoutGuide
    }
  }

  /// Returns the guide of a view's margins.
  ///
  /// For sides inside a scroll view, these are the margins around its content (fact AL75).
  private func margins(
    of view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ reading: Reading
  ) -> UILayoutGuide {
    let content = scrolled(view, attribute, reading)
    return view.guide(of: content === view ? .marginSides : .contentMargins)
  }

  private func addBaseline(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ factor: CGFloat,
    _ form: inout LinearExpression, _ reading: Reading
  ) -> Bool {
    let isFirst = attribute == .firstBaseline
    let target = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if target !== view, target.isDescendant(of: view) {
      return addBaseline(target, attribute, factor, &form, reading)
    }
    guard addStart(of: view, .vertical, times: factor, to: &form, reading.space) else {
      return false
    }
    if let distance = view.middleBaseline {
      form.add(variable(item(view), .height), times: factor / 2)
      form.constant += factor * distance
      return true
    }
    if !isFirst { form.add(variable(item(view), .height), times: factor) }
    form.constant += factor * (isFirst ? view.baselineOffsets.first : -view.baselineOffsets.last)
    return true
  }

  /// Adds the position of an item's left or top side, and returns whether the item is inside
  /// `space`.
  func addStart(
    of object: any LayoutItem, _ axis: NSLayoutConstraint.Axis, times factor: CGFloat,
    to form: inout LinearExpression, _ space: UIView
  ) -> Bool {
    // The position of `space` is not a variable here: in its own coordinates, its alignment
    // rectangle begins at a constant inset.
    if object === space {
      form.constant += factor * space.alignmentInsets(axis).start
      return true
    }
    form.add(variable(item(object), .place(axis)), times: factor)
    var outer = object.itemView == nil ? object.itemOwner : object.itemOwner?.superview
    while let view = outer, view !== space {
      form.add(variable(item(view), .place(axis)), times: factor)
      form.constant -= factor * view.alignmentInsets(axis).start
      if let scroll = view as? UIScrollView {
        form.add(variable(item(scroll.frameLayoutGuide), .place(axis)), times: -factor)
      }
      outer = view.superview
    }
    return outer != nil
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isSize: Bool { self == .width || self == .height }

  /// Returns the distance from the item's left or top side to the attribute, as a fraction of the
  /// item's size; 1 for a width or a height.
  fileprivate func shareOfSize(isMirrored: Bool) -> CGFloat {
    switch self {
    case .left, .top: 0
    case .right, .bottom, .width, .height: 1
    case .leading: isMirrored ? 1 : 0
    case .trailing: isMirrored ? 0 : 1
    default: 0.5
    }
  }
}

extension UIView {
  /// Returns the distances from the frame's sides to those of the alignment rectangle along an
  /// axis.
  func alignmentInsets(_ axis: NSLayoutConstraint.Axis) -> (start: CGFloat, end: CGFloat) {
    let insets = alignmentRectInsets
    return axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }
}
