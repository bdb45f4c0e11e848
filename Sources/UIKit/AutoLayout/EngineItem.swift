import ConstraintCore
import Foundation

/// One of the four numbers of an item.
enum LayoutSlot: Int, CaseIterable {
  case x, y, width, height

  var isSize: Bool { self == .width || self == .height }
  var axis: NSLayoutConstraint.Axis { self == .x || self == .width ? .horizontal : .vertical }
  static func place(_ axis: NSLayoutConstraint.Axis) -> Self { axis == .horizontal ? .x : .y }
  static func size(_ axis: NSLayoutConstraint.Axis) -> Self {
    axis == .horizontal ? .width : .height
  }
}

/// A view or a guide in an engine.
@MainActor final class EngineItem {
  private(set) weak var view: UIView?
  private(set) weak var guide: UILayoutGuide?
  static let noVariables: [Variable?] = [nil, nil, nil, nil]
  var variables = noVariables
  /// The rows that come and go with the item.
  var rows: [ConstraintID] = []
  /// The rows that hold a frame which is not up to constraints.
  var held: [LayoutSlot: HeldRow] = [:]
  var content: [NSLayoutConstraint.Axis: ContentRows] = [:]
  /// The rows of one of a view's own guides, in the order of `LayoutEngine.rows(ofGuide:)`.
  var guideRows: [(id: ConstraintID, constant: CGFloat)] = []
  var isStale = false
  var isRemoved = false
  /// The size without wrapping, and the width for which the height was measured last.
  var natural = CGSize.zero
  var wrappedWidth: CGFloat?

  init(_ object: any LayoutItem) {
    view = object as? UIView
    guide = object as? UILayoutGuide
  }

  subscript(slot: LayoutSlot) -> Variable? {
    get { variables[slot.rawValue] }
    set { variables[slot.rawValue] = newValue }
  }

  /// The view in whose coordinates the item's place is.
  var space: UIView? { guide?.owningView ?? view?.superview }
}

/// The row that holds one number of a frame: `number = share × superview's size + constant`.
struct HeldRow {
  let id: ConstraintID
  let share: CGFloat
  let constant: CGFloat
}

/// The two rows of a content's length along an axis (fact AL52).
struct ContentRows {
  let compression: ConstraintID?
  let hugging: ConstraintID?
  var length: CGFloat
  let priorities: [Float]
}

/// A constraint in the solver.
struct InstalledConstraint {
  let id: ConstraintID
  /// The row's right side is `base + sign × constant`.
  let base: CGFloat
  let sign: CGFloat
  /// The row that lets an inequality stand at its limit where nothing else decides; nil for
  /// equations, and for what views make themselves.
  let limit: ConstraintID?

  /// All rows that stand for the constraint.
  var rows: [ConstraintID] { [id] + [limit].compactMap(\.self) }
}
