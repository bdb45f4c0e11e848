import Foundation
import LayoutStage
package import UIKit

/// The error thrown if a picture of a view at its own size is requested, and the view has no size.
///
/// A view without a size gets the smallest size that satisfies its constraints. If the constraints
/// on one axis attach the view's content to only one of its sides, any length satisfies these
/// constraints, and the smallest is 0.
package struct ViewWithoutSize: Error, Sendable, Hashable, CustomStringConvertible {
  /// The problem, its cause, and the next step, on several lines.
  package let description: String
  /// The problem and its cause, on one line.
  package let cause: String

  /// Makes the error for a view of a given size; nil if neither its width nor its height is 0.
  @MainActor package init?(_ view: UIView, size: CGSize) {
    let sides = [SideTies(view, .horizontal), SideTies(view, .vertical)]
    let lengths = [size.width, size.height]
    let missing = zip(sides, lengths).filter { $1 == 0 }.map(\.0)
    guard !missing.isEmpty else { return nil }
    let names = missing.map(\.length).joined(separator: " and no ")
    let causes = missing.map(\.cause)
    cause = "\(type(of: view)) has no \(names): " + causes.joined(separator: ", and ")
    description = """
      \(type(of: view)) has no \(names): it is \(size.width.hundredths) × \(size.height.hundredths) \
      points, and nothing would be drawn
      \(causes.map { "  \($0)" }.joined(separator: "\n"))
        fix: \(missing.map(\.remedy).joined(separator: ", and ")); or give the view a frame, or the \
      strategy a size: .image(size:)
      """
  }
}

/// The two sides of a view on one axis, and whether each has a constraint, which explains why the
/// length between them is 0.
@MainActor private struct SideTies {
  /// The name of the view's length along the axis: width or height.
  let length: String
  private let near: String, far: String
  private let isNearTied: Bool, isFarTied: Bool

  init(_ view: UIView, _ axis: NSLayoutConstraint.Axis) {
    let isHorizontal = axis == .horizontal
    (length, near, far) =
      isHorizontal ? ("width", "leading", "trailing") : ("height", "top", "bottom")
    let tied = view.tiedAttributes
    isNearTied = !tied.isDisjoint(
      with: isHorizontal ? [.leading, .left, .leadingMargin, .leftMargin] : [.top, .topMargin])
    isFarTied = !tied.isDisjoint(
      with: isHorizontal
        ? [.trailing, .right, .trailingMargin, .rightMargin] : [.bottom, .bottomMargin])
  }

  /// The reason why the length is 0.
  var cause: String {
    switch (isNearTied, isFarTied) {
    case (true, true): "the content tied to its \(near) and \(far) sides has no \(length)"
    case (true, false): "no constraint ties its content to its \(far) side"
    case (false, true): "no constraint ties its content to its \(near) side"
    case (false, false): "no constraint determines its \(length)"
    }
  }

  /// The change that gives the view a length.
  var remedy: String {
    switch (isNearTied, isFarTied) {
    case (true, true): "give its content a \(length)"
    case (true, false): "constrain a subview's \(far)Anchor to the view's"
    case (false, true): "constrain a subview's \(near)Anchor to the view's"
    case (false, false): "constrain its \(length)Anchor, or its subviews to its sides"
    }
  }
}

extension UIView {
  /// The attributes of the view and of its layout guides that occur in the view's active
  /// constraints.
  fileprivate var tiedAttributes: Set<NSLayoutConstraint.Attribute> {
    var attributes: Set<NSLayoutConstraint.Attribute> = []
    for constraint in constraints where constraint.isActive {
      if isOwn(constraint.firstItem) { attributes.insert(constraint.firstAttribute) }
      if isOwn(constraint.secondItem) { attributes.insert(constraint.secondAttribute) }
    }
    return attributes
  }

  private func isOwn(_ item: AnyObject?) -> Bool {
    item === self || (item as? UILayoutGuide)?.owningView === self
  }
}
