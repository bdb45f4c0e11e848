import InterfaceBuilder
import UIKit

/// The safe area with which Interface Builder laid out a root view.
///
/// A document does not contain it: it depends on simulated bars and on the version of Interface
/// Builder. A subview that a plain constraint pins to the guide shows it, since both the constant
/// and the frame are stored:
///
///     top of the safe area = stored y − constant
struct SafeAreaEstimate {
  /// The numbers that the constraints show, by the edge.
  private var shown: [String: [Double]] = [:]

  private let root: InterfaceObject
  private let guides: Set<String>
  private var frames: [String: InterfaceValue.Rect] = [:]

  /// Estimates the safe area of a root view.
  init(of root: InterfaceObject) {
    self.root = root
    guides = Set([root.guides["safeArea"]].compactMap { $0 })
    // The content of a cell has the same coordinates.
    let content = root.keyed["contentView"]
    for child in (root.lists["subviews"] ?? []) + (content?.lists["subviews"] ?? []) {
      frames[child.id] = child.storedFrame
    }
    let constraints = root.constraints + (content?.constraints ?? [])
    for constraint in constraints where Self.isPlain(constraint) { note(constraint) }
  }

  /// Returns the estimate; edges that no constraint shows are those of `usual`.
  func insets(usual: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: most("top") ?? usual.top, left: most("leading") ?? usual.left,
      bottom: most("bottom") ?? usual.bottom, right: most("trailing") ?? usual.right)
  }

  /// Returns the number that most constraints show for an edge.
  private func most(_ edge: String) -> CGFloat? {
    let counts = Dictionary(grouping: shown[edge] ?? []) { $0 }.mapValues(\.count)
    let best = counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }
    return best.flatMap { $0.key >= 0 && $0.key < 200 ? CGFloat($0.key) : nil }
  }

  private static func isPlain(_ constraint: InterfaceConstraint) -> Bool {
    constraint.relation == .equal && constraint.priority == 1000 && constraint.multiplier == 1
      && constraint.variations.isEmpty
  }

  private mutating func note(_ constraint: InterfaceConstraint) {
    guard case .rect(let bounds) = root.properties["frame"], let second = constraint.secondItem,
      let first = constraint.firstItem, let other = constraint.secondAttribute
    else { return }
    let isReversed = guides.contains(first)
    guard let rect = frames[isReversed ? second : first],
      guides.contains(isReversed ? first : second)
    else { return }
    let constant = isReversed ? -constraint.constant : constraint.constant
    let attribute = isReversed ? other : constraint.firstAttribute
    let number: Double? =
      switch attribute {
      case "top": rect.y - constant
      case "bottom": bounds.height - rect.y - rect.height + constant
      case "leading": rect.x - constant
      case "trailing": bounds.width - rect.x - rect.width + constant
      default: nil
      }
    if let number { shown[attribute, default: []].append(number) }
  }
}
