public import Foundation
import LayoutCore

/// One thing that changed, with everything that it explains.
///
/// ```
/// section 0 inset.left 16 → 24: 12 cells moved +8,0 and 3 wrapped to the next line
/// └────────── trigger ────────┘ └─────────────────── effects ────────────────────┘
/// ```
public struct LayoutCause: Sendable, Hashable {
  /// The change that the others follow from.
  public enum Trigger: Sendable, Hashable {
    /// The visible rectangle of the content is another.
    case viewport(golden: CGRect, actual: CGRect)
    /// The same numbers changed in these sections.
    case sections([Int], [MetricChange])
    /// Measures that only frames tell changed in these sections; none are named where it is all.
    case inferred([Int], InferredCause)
    /// Elements that the golden does not have.
    case appeared([ElementChange])
    /// Elements that only the golden has.
    case vanished([ElementChange])
    /// Elements that show another text.
    case text([ElementChange])
    /// Elements whose text is set in another font.
    case font([ElementChange])
    /// Elements of another size, without a reason that the layout records.
    case resized([ElementChange])
    /// Elements at another place, without a reason that the layout records.
    case moved([ElementChange])
    /// Elements of another colour.
    case color([ElementChange])
    /// Elements at another place in the stack.
    case zOrder([ElementChange])
    /// Elements whose content is known from another index path.
    case reindexed([ElementChange])
    /// Views that changed alike, each with the element that it is in; nil for one of the screen.
    case views([ViewOwner])
    /// Everything that can be scrolled to has another size.
    case contentSize(golden: CGSize, actual: CGSize)
    /// A fact about the whole layout, such as its device, is another.
    case setting(name: String, golden: String, actual: String)
  }

  /// The change that the others follow from.
  public let trigger: Trigger
  /// The elements whose place, size or line follows from it; without the trigger's own.
  public let effects: [ElementChange]
  /// The further results: other measures, the size of the content.
  public internal(set) var follows: [Trigger]
  /// The number of views that look different because of the change.
  public let views: Int
  /// Whether the trigger gave its own elements another size.
  private let resizes: Bool

  /// Makes a cause.
  init(
    _ trigger: Trigger, effects: [ElementChange] = [], follows: [Trigger] = [], views: Int = 0,
    resizes: Bool = false
  ) {
    self.trigger = trigger
    self.effects = effects
    self.follows = follows
    self.views = views
    self.resizes = resizes
  }

  /// The classes of change this is, in their order.
  ///
  /// A text that moves other elements is a change of text and of layout, so that ignoring texts
  /// does not hide a layout. A colour moves nothing: where its elements moved too, their own cause
  /// says so.
  public var classes: [ChangeClass] {
    // What follows from a setting is nothing apart from it.
    if case .setting = trigger { return [ownClass] }
    let isLayout = resizes || !effects.isEmpty
    if case .views(let owners) = trigger {
      let own = owners.reduce(into: Set()) { $0.formUnion($1.change.changeClasses) }
      return own.union(isLayout ? [.layout] : []).sorted()
    }
    return isLayout && ownClass != .layout ? [.layout, ownClass] : [ownClass]
  }

  /// The elements that the trigger itself is about.
  public var elements: [ElementChange] {
    switch trigger {
    case .appeared(let elements), .vanished(let elements), .text(let elements),
      .font(let elements), .resized(let elements), .moved(let elements), .color(let elements),
      .zOrder(let elements), .reindexed(let elements):
      elements
    case .views(let owners): owners.compactMap(\.element)
    case .viewport, .sections, .inferred, .contentSize, .setting: []
    }
  }

  /// Puts causes of one kind together: the trigger of the first with the elements of all.
  init(merging causes: [LayoutCause]) {
    let effects = causes.flatMap(\.effects)
    let elements = causes.flatMap(\.elements)
    // Before the list of the cases: one cause alone stays what it is, whatever its trigger.
    let first = causes[0].trigger
    let isSame = causes.count == 1 || causes.allSatisfy { $0.trigger == first }
    self.init(
      isSame ? first : first.showing(elements, causes.flatMap(\.owners)), effects: effects,
      follows: causes.flatMap(\.follows), views: causes.reduce(0) { $0 + $1.views },
      resizes: causes.contains(where: \.resizes))
  }

  /// The views that it is about.
  var owners: [ViewOwner] {
    if case .views(let owners) = trigger { owners } else { [] }
  }

  private var ownClass: ChangeClass {
    switch trigger {
    case .text: .text
    case .font: .fonts
    case .color: .paint
    case .setting("appearance", _, _), .setting("overlays", _, _): .paint
    // The name of a device alone draws nothing.
    case .setting("device", _, _) where effects.isEmpty && follows.isEmpty && views == 0: .metadata
    default: .layout
    }
  }
}

extension LayoutCause {
  /// Whether it is about the visible rectangle.
  var isViewport: Bool {
    if case .viewport = trigger { return true }
    return false
  }

  /// Returns whether a view of this size shows the viewport.
  func isViewport(of size: CGSize?) -> Bool {
    if case .viewport(_, let actual) = trigger { return actual.size == size }
    return false
  }

  /// Whether it is another offset of the same visible rectangle.
  var isScrolling: Bool { isViewport && !resizesViewport }

  /// Whether it is another size of the visible rectangle.
  var resizesViewport: Bool {
    if case .viewport(let golden, let actual) = trigger { return golden.size != actual.size }
    return false
  }

  /// Whether views of the screen appeared, vanished, were hidden or resized, for which others make
  /// space.
  var takesSpace: Bool {
    owners.contains { $0.element == nil && $0.change.takesSpace }
  }

  /// Whether it is about the size of the content.
  var isContentSize: Bool {
    if case .contentSize = trigger { return true }
    return false
  }

  /// Returns whether a result follows from this.
  func canHaveCaused(_ result: LayoutCause) -> Bool {
    switch (result.trigger, trigger) {
    case (.viewport, .sections), (.viewport, .inferred), (.viewport, .appeared),
      (.viewport, .vanished), (.viewport, .resized):
      true
    case (.contentSize, .viewport), (.contentSize, .sections), (.contentSize, .inferred),
      (.contentSize, .appeared), (.contentSize, .vanished), (.contentSize, .resized),
      (.contentSize, .moved), (.contentSize, .reindexed):
      true
    case (.contentSize, .text), (.contentSize, .font): resizes || !effects.isEmpty
    default: false
    }
  }
}

extension LayoutCause.Trigger {
  /// Returns the same change of other elements or views; a change of neither is unchanged.
  fileprivate func showing(_ elements: [ElementChange], _ owners: [ViewOwner]) -> Self {
    switch self {
    case .appeared: .appeared(elements)
    case .vanished: .vanished(elements)
    case .text: .text(elements)
    case .font: .font(elements)
    case .resized: .resized(elements)
    case .moved: .moved(elements)
    case .color: .color(elements)
    case .zOrder: .zOrder(elements)
    case .reindexed: .reindexed(elements)
    case .views: .views(owners)
    case .viewport, .sections, .inferred, .contentSize, .setting: self
    }
  }
}
