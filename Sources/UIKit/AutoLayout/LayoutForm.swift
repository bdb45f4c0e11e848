import ConstraintCore
import Foundation

/// A sum of variables with coefficients and a constant.
struct LayoutForm {
  var terms: [Constraint.Term] = []
  var constant: CGFloat = 0

  static func + (left: Self, right: Self) -> Self {
    LayoutForm(terms: left.terms + right.terms, constant: left.constant + right.constant)
  }

  static func - (left: Self, right: Self) -> Self { left + right * -1 }

  static func * (form: Self, factor: CGFloat) -> Self {
    LayoutForm(
      terms: form.terms.map { Constraint.Term($0.variable, times: $0.coefficient * factor) },
      constant: form.constant * factor)
  }
}

extension LayoutEngine {
  /// Returns the number that a side of a constraint stands for, in a view's coordinates.
  func form(
    of place: LayoutPlace, in space: UIView, isRightToLeft: Bool, inside: Bool
  ) -> LayoutForm? {
    guard let object = place.item as? any LayoutItem else { return nil }
    let end = form(of: object, place.attribute, in: space, isRightToLeft, inside)
    guard let origin = place.origin else { return end }
    guard let end,
      let start = form(of: origin, in: space, isRightToLeft: isRightToLeft, inside: inside)
    else { return nil }
    return end - start
  }

  private func form(
    of object: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in space: UIView,
    _ isRightToLeft: Bool, _ inside: Bool
  ) -> LayoutForm? {
    if let attribute = attribute.withinMargins, let view = object as? UIView {
      return form(of: view.layoutMarginsGuide, attribute, in: space, isRightToLeft, inside)
    }
    if let view = object as? UIView, let baseline = baseline(of: view, attribute, in: space) {
      return baseline
    }
    let axis = attribute.axis
    let object = scrolled(object, attribute, in: space, inside)
    let size = LayoutForm(terms: [.init(variable(item(object), .size(axis)))])
    if attribute == .width || attribute == .height { return size }
    guard let start = start(of: object, axis, in: space) else { return nil }
    switch attribute {
    case .left, .top: return start
    case .right, .bottom: return start + size
    case .leading: return isRightToLeft ? start + size : start
    case .trailing: return isRightToLeft ? start : start + size
    default: return start + size * 0.5
    }
  }

  /// The sides of a scroll view are those of its content, for what is inside it (fact AL75).
  private func scrolled(
    _ object: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in space: UIView,
    _ inside: Bool
  ) -> any LayoutItem {
    guard inside, object === space, let view = object as? UIScrollView else { return object }
    switch attribute {
    case .width, .height, .centerX, .centerY: return object
    default: return view.contentLayoutGuide
    }
  }

  private func baseline(
    of view: UIView, _ attribute: NSLayoutConstraint.Attribute, in space: UIView
  ) -> LayoutForm? {
    guard attribute == .firstBaseline || attribute == .lastBaseline else { return nil }
    let isFirst = attribute == .firstBaseline
    let target = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if target !== view, target.isDescendant(of: view),
      let forwarded = baseline(of: target, attribute, in: space)
    {
      return forwarded
    }
    guard var form = start(of: view, .vertical, in: space) else { return nil }
    if !isFirst { form.terms.append(.init(variable(item(view), .height))) }
    form.constant += isFirst ? view.baselineOffsets.first : -view.baselineOffsets.last
    return form
  }

  /// Returns where an item begins along an axis, in a view's coordinates.
  func start(
    of object: any LayoutItem, _ axis: NSLayoutConstraint.Axis, in space: UIView
  ) -> LayoutForm? {
    // Seen from inside a view begins where its alignment rectangle does.
    if object === space { return LayoutForm(constant: space.alignmentInsets(axis).start) }
    var form = LayoutForm(terms: [.init(variable(item(object), .place(axis)))])
    var outer = object is UIView ? object.itemOwner?.superview : object.itemOwner
    while let view = outer, view !== space {
      form.terms.append(.init(variable(item(view), .place(axis))))
      form.constant -= view.alignmentInsets(axis).start
      if let scroll = view as? UIScrollView {
        let offset = variable(item(scroll.frameLayoutGuide), .place(axis))
        form.terms.append(.init(offset, times: -1))
      }
      outer = view.superview
    }
    return outer == nil ? nil : form
  }
}

extension UIView {
  /// The distances from the frame's sides to those of the alignment rectangle along an axis.
  func alignmentInsets(_ axis: NSLayoutConstraint.Axis) -> (start: CGFloat, end: CGFloat) {
    let insets = alignmentRectInsets
    return axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }
}
