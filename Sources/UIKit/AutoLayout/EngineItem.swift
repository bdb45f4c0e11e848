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

/// The items of a view or a guide in engines: in the one that lays it out, and in one that is just
/// finding a fitting size.
struct EngineItems {
  var layout: EngineItem?
  var fitting: EngineItem?

  subscript(purpose: LayoutEngine.Purpose) -> EngineItem? {
    get { purpose == .layout ? layout : fitting }
    set { if purpose == .layout { layout = newValue } else { fitting = newValue } }
  }
}

/// A view or a guide in an engine.
@MainActor final class EngineItem {
  /// The number of the engine: an item of one that has ended is none of the next.
  let engine: Int
  private let reference: ItemReference
  private var x: Variable?, y: Variable?, width: Variable?, height: Variable?
  /// The rows that come and go with the item.
  var rows: [ConstraintID] = []
  /// The rows that hold a frame which is not up to constraints.
  var held: [LayoutSlot: AutoresizingConstraint] = [:]
  /// The rows of the content's width and height.
  private var contentWidth: ContentRows?, contentHeight: ContentRows?
  /// The rows of one of a view's own guides, in the order of `LayoutEngine.rows(ofGuide:)`.
  var guideRows: [(id: ConstraintID, constant: CGFloat)] = []
  /// Whether the height depends on the width.
  var wraps = false
  var isStale = false
  var isRemoved = false
  /// The size without wrapping, and the width for which the height was measured last.
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

  /// Drops the rows and variables, which are gone.
  func empty() {
    isRemoved = true
    rows = []
    (x, y, width, height) = (nil, nil, nil, nil)
  }

  /// The view in whose coordinates the item's place is.
  var space: UIView? { guide?.owningView ?? view?.superview }

  /// Whether the content breaks its lines in a width.
  ///
  /// No width at all is one that is not known yet: nothing breaks in it.
  func breaksLines(in width: CGFloat) -> Bool { width > 1e-6 && width < natural.width - 1e-6 }
}

/// The row that holds one number of a frame: `number = share × superview's size + constant`.
struct AutoresizingConstraint {
  let id: ConstraintID
  let share: CGFloat
  let constant: CGFloat
}

/// The two rows of a content's length along an axis (fact AL52).
struct ContentRows {
  let compression: ConstraintID?
  let hugging: ConstraintID?
  var length: CGFloat
  let priorities: ContentStrengths
}

/// The priorities with which content resists being smaller and larger along an axis.
struct ContentStrengths: Equatable {
  let compression: Float
  let hugging: Float
}

/// A constraint in the solver of the engine that lays its items out.
struct InstalledConstraint {
  /// The number of the engine.
  let engine: Int
  let id: ConstraintID
  /// The row's right side is `base + sign × constant`.
  let base: CGFloat
  let sign: CGFloat
  /// The rows below all priorities that say what holds where nothing else decides: the same again,
  /// for an optional constraint, and an equation, for an inequality between places.
  let followers: [ConstraintID]

  /// Calls a closure with each row that stands for the constraint.
  func forEachRow(_ body: (ConstraintID) -> Void) {
    body(id)
    followers.forEach(body)
  }
}
