import Foundation
import LayoutStage
package import UIKit

/// A picture of a view at its own size was requested, and the view has none.
///
/// A view that has no size of its own gets the one that its constraints request. On an axis on
/// which they tie what is in it to one of its sides only, every size satisfies them, and the
/// smallest is 0.
public struct ViewWithoutSize: Error, Sendable, Hashable, CustomStringConvertible {
  /// The problem, its cause, and the next step.
  public let description: String
  /// The problem and its cause, on one line.
  package let cause: String

  /// Describes the size of a view; nil for one that can be drawn.
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

/// The sides of a view on one axis that constraints tie to its subviews.
@MainActor private struct SideTies {
  /// The word for the view's length along the axis.
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
    case (true, true): "what its constraints tie to its \(near) and \(far) sides has no \(length)"
    case (true, false): "no constraint ties what is in it to its \(far) side"
    case (false, true): "no constraint ties what is in it to its \(near) side"
    case (false, false): "no constraint determines its \(length)"
    }
  }

  /// The change that gives the view a length.
  var remedy: String {
    switch (isNearTied, isFarTied) {
    case (true, true): "give what is in it a \(length)"
    case (true, false): "constrain a subview's \(far)Anchor to the view's"
    case (false, true): "constrain a subview's \(near)Anchor to the view's"
    case (false, false): "constrain its \(length)Anchor, or its subviews to its sides"
    }
  }
}

extension UIView {
  /// The attributes of the view, of its margins and of its safe area that its constraints name.
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
