import ConstraintCore
import Foundation

/// One of the four numbers of an item's rectangle: x, y, width or height.
enum LayoutSlot: Int, CaseIterable {
  case x, y, width, height

  var isSize: Bool { self == .width || self == .height }
  var axis: NSLayoutConstraint.Axis { self == .x || self == .width ? .horizontal : .vertical }
  static func place(_ axis: NSLayoutConstraint.Axis) -> Self { axis == .horizontal ? .x : .y }
  static func size(_ axis: NSLayoutConstraint.Axis) -> Self {
    axis == .horizontal ? .width : .height
  }
}

/// The representations of a view or a guide in two engines: the layout engine, and the engine of a
/// fitting pass in progress.
struct EngineItems {
  var layout: EngineItem?
  var fitting: EngineItem?

  subscript(purpose: LayoutEngine.Purpose) -> EngineItem? {
    get { purpose == .layout ? layout : fitting }
    set { if purpose == .layout { layout = newValue } else { fitting = newValue } }
  }
}

/// The representation of a view or a guide in an engine: its variables and its rows in the solver.
@MainActor final class EngineItem {
  /// The number of the item's engine.
  ///
  /// The number shows whether an item belongs to an engine that no longer exists.
  let engine: Int
  private let reference: ItemReference
  private var x: Variable?, y: Variable?, width: Variable?, height: Variable?
  /// The solver rows that are added and removed together with the item.
  var rows: [ConstraintID] = []
  /// The solver rows for the view's frame if its mask, and not constraints, determines the frame.
  var held: [LayoutSlot: AutoresizingConstraint] = [:]
  /// The solver rows for the intrinsic width and height.
  private var contentWidth: ContentRows?, contentHeight: ContentRows?
  /// The solver rows of one of UIKit's own guides, in the order of `LayoutEngine.rows(of:_:_:in:)`.
  var guideRows: [(id: ConstraintID, constant: CGFloat)] = []
  /// Whether the height depends on the width, as that of a text with several lines does.
  var wraps = false
  var isStale = false
  var isRemoved = false
  /// The intrinsic size without line breaks.
  var natural = CGSize.zero
  var wrappedWidth: CGFloat?

  init(_ object: any LayoutItem, engine: Int) {
    self.engine = engine
    reference = object.reference
  }

  var view: UIView? { reference.view }
  var guide: UILayoutGuide? { reference.guide }

  subscript(slot: LayoutSlot) -> Variable? {
    get {
      switch slot {
      case .x: x
      case .y: y
      case .width: width
      case .height: height
      }
    }
    set {
      switch slot {
      case .x: x = newValue
      case .y: y = newValue
      case .width: width = newValue
      case .height: height = newValue
      }
    }
  }

  var variables: [Variable] { [x, y, width, height].compactMap(\.self) }

  subscript(content axis: NSLayoutConstraint.Axis) -> ContentRows? {
    get { axis == .horizontal ? contentWidth : contentHeight }
    set { if axis == .horizontal { contentWidth = newValue } else { contentHeight = newValue } }
  }

  /// Clears the item's rows and variables after the solver has removed them.
  func empty() {
    isRemoved = true
    rows = []
    (x, y, width, height) = (nil, nil, nil, nil)
  }

  /// The view in whose coordinates the item's position is expressed.
  var space: UIView? { guide?.owningView ?? view?.superview }

  /// Returns whether the content breaks into several lines at a width.
  ///
  /// A width of zero means that the width is not known yet; then the content does not break.
  func breaksLines(in width: CGFloat) -> Bool { width > 1e-6 && width < natural.width - 1e-6 }
}

/// The solver row for one of the four numbers of a frame that the view's mask determines:
/// `number = share × superview's size + constant`.
struct AutoresizingConstraint {
  let id: ConstraintID
  let share: CGFloat
  let constant: CGFloat
}

/// The two solver rows for the intrinsic length along an axis (fact AL52).
struct ContentRows {
  let compression: ConstraintID?
  let hugging: ConstraintID?
  var length: CGFloat
  let priorities: ContentStrengths
}

/// The compression resistance and hugging priorities along an axis.
struct ContentStrengths: Equatable {
  let compression: Float
  let hugging: Float
}

/// The rows of an active constraint in the solver of the layout engine.
struct InstalledConstraint {
  /// The number of the engine to which the solver rows belong.
  let engine: Int
  let id: ConstraintID
  /// The constant of the solver row is `base + sign × constant`, where the second `constant` is the
  /// constraint's.
  let base: CGFloat
  let sign: CGFloat
  /// The additional solver rows below all priorities of apps, which take effect if no other row
  /// determines a value: a copy of an optional constraint's row, and an equation for an inequality
  /// between positions.
  let followers: [ConstraintID]

  /// Calls a closure with each solver row that represents the constraint.
  func forEachRow(_ body: (ConstraintID) -> Void) {
    body(id)
    followers.forEach(body)
  }
}
