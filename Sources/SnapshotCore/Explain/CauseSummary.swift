import Foundation
import LayoutCore

/// A summary of a cause: what changed and what followed, counted instead of listed.
///
/// `LayoutCause` holds every element before and after; of ten thousand cells that moved alike this
/// holds one group.
public struct CauseSummary: Sendable, Hashable, Codable {
  /// The change that the others follow from.
  public enum Trigger: Sendable, Hashable, Codable {
    /// The visible rectangle: left, top, width, height.
    case viewport(golden: [Double], actual: [Double])
    /// The same numbers in these sections.
    case sections([Int], metrics: [MetricChange])
    /// Measures that only frames tell, in these sections, and what followed from them; no section
    /// is named where it is all.
    case inferred([Int], [InferredChange], followed: [InferredChange])
    /// The width and height of everything that can be scrolled to.
    case contentSize(golden: [Double], actual: [Double])
    /// By how much the content grew, where that is another size in every pane.
    case contentGrowth(width: ElementGroup.Extremes, height: ElementGroup.Extremes)
    /// A fact about the whole layout, such as its device.
    case setting(name: String, golden: String, actual: String)
    /// Elements that the golden does not have.
    case appeared(ElementGroup)
    /// Elements that only the golden has.
    case vanished(ElementGroup)
    /// Elements that show another text.
    case text(ElementGroup, texts: [Replacement])
    /// Elements whose text is set in another font.
    case font(ElementGroup, golden: String?, actual: String?)
    /// Elements of another colour.
    case color(ElementGroup, golden: String?, actual: String?)
    /// Elements at another place in the stack; nil if they have several.
    case zOrder(ElementGroup, golden: Int?, actual: Int?)
    /// Elements of another size, without a reason that the layout records.
    case resized(ElementGroup)
    /// Elements at another place, without a reason that the layout records.
    case moved(ElementGroup)
    /// Elements whose content is known from another index path; those of the first.
    case reindexed(ElementGroup, golden: [Int], actual: [Int])
    /// Views that changed alike.
    case views(ViewGroup)
  }

  /// One element's text before and after.
  public struct Replacement: Sendable, Hashable, Codable {
    /// The element: `cell [0,3]`.
    public let label: String
    /// The text in the golden.
    public let golden: String?
    /// The text in the new picture.
    public let actual: String?
  }

  /// A change of elements that the cause explains; each element is counted once, by its greatest
  /// change.
  public enum Effect: Sendable, Hashable, Codable {
    /// They are elsewhere.
    case moved(ElementGroup)
    /// They have another size, and may be elsewhere.
    case resized(ElementGroup)
    /// They are in another line.
    case wrapped(ElementGroup)
  }

  /// The change that the others follow from.
  public let trigger: Trigger
  /// The changes that followed from it.
  public let effects: [Effect]
  /// The further results: other measures, the size of the content.
  public let follows: [Trigger]
  /// The number of views that look different because of the change.
  public let views: Int

  package init(
    _ trigger: Trigger, effects: [Effect] = [], follows: [Trigger] = [], views: Int = 0
  ) {
    self.trigger = trigger
    self.effects = effects
    self.follows = follows
    self.views = views
  }
}

extension CauseSummary {
  /// Makes a summary with the counts of a cause.
  init(_ cause: LayoutCause) {
    // Each element is reported once, by the greatest thing that happened to it: a cell that wraps
    // moves too, and one that is resized mostly does.
    let wrapped = cause.effects.filter { $0.aspects.contains(.rewrapped) }
    let kept = cause.effects.filter { !$0.aspects.contains(.rewrapped) }
    let resized = kept.filter { $0.aspects.contains(.resized) }
    let moved = kept.filter { !$0.aspects.contains(.resized) }
    self.init(
      Trigger(cause.trigger),
      effects: moved.alike { Points.rounded($0.offset) }.map(Effect.moved)
        + resized.alike {
          [$0.golden, $0.actual].map { ($0?.frame.size).map(Points.rounded) }
        }.map(Effect.resized)
        + wrapped.alike { $0.lineOffset }.map(Effect.wrapped),
      follows: cause.follows.map(Trigger.init), views: cause.views)
  }

  /// Counts what a cause lists that is put together from several panes: each thing that happened is
  /// one group, since what distinguishes them is mostly the pane.
  init(summing cause: LayoutCause) {
    let groups = Dictionary(grouping: cause.effects) { change in
      change.aspects.contains(.rewrapped) ? 2 : change.aspects.contains(.resized) ? 1 : 0
    }
    let makers: [(ElementGroup) -> Effect] = [Effect.moved, Effect.resized, Effect.wrapped]
    self.init(
      Trigger(cause.trigger),
      effects: makers.enumerated().compactMap { kind, make in
        groups[kind].map { make(ElementGroup($0)) }
      }, views: cause.views)
  }
}

extension CauseSummary.Trigger {
  fileprivate init(_ trigger: LayoutCause.Trigger) {
    switch trigger {
    case .viewport(let golden, let actual):
      self = .viewport(golden: golden.coordinates, actual: actual.coordinates)
    case .sections(let sections, let metrics): self = .sections(sections, metrics: metrics)
    case .inferred(let sections, let cause):
      self = .inferred(sections, cause.causes, followed: cause.followed)
    case .contentSize(let golden, let actual):
      self = .contentSize(
        golden: [Double(golden.width), Double(golden.height)],
        actual: [Double(actual.width), Double(actual.height)])
    case .setting(let name, let golden, let actual):
      self = .setting(name: name, golden: golden, actual: actual)
    case .appeared(let elements): self = .appeared(ElementGroup(elements))
    case .vanished(let elements): self = .vanished(ElementGroup(elements))
    case .resized(let elements): self = .resized(ElementGroup(elements))
    case .moved(let elements): self = .moved(ElementGroup(elements))
    case .views(let owners): self = .views(ViewGroup(owners))
    case .text(let elements):
      self = .text(ElementGroup(elements), texts: elements.map(CauseSummary.Replacement.init))
    case .font(let elements), .color(let elements), .zOrder(let elements),
      .reindexed(let elements):
      self = Self.alike(elements, trigger)
    }
  }

  /// Elements that changed in the same way, with the first one before and after.
  private static func alike(_ elements: [ElementChange], _ trigger: LayoutCause.Trigger) -> Self {
    let group = ElementGroup(elements)
    let (old, new) = (elements.first?.golden, elements.first?.actual)
    return switch trigger {
    case .font: .font(group, golden: old?.font, actual: new?.font)
    case .color: .color(group, golden: old?.color, actual: new?.color)
    case .zOrder:
      .zOrder(
        group, golden: elements.common { $0.golden?.zIndex },
        actual: elements.common { $0.actual?.zIndex })
    default:
      .reindexed(
        group, golden: old?.indexPath.numbers ?? [0, 0], actual: new?.indexPath.numbers ?? [0, 0])
    }
  }
}

extension CauseSummary.Replacement {
  fileprivate init(_ change: ElementChange) {
    label = change.element.label
    golden = change.golden?.text
    actual = change.actual?.text
  }
}

extension [ElementChange] {
  /// The number that all elements have; nil if they have several.
  fileprivate func common(_ number: (ElementChange) -> Int?) -> Int? {
    let numbers = Set(map(number))
    return numbers.count == 1 ? numbers.first ?? nil : nil
  }

  /// The elements in at most three groups that did the same; if there are more, the commonest
  /// is reported for itself if it is half of them, and the rest together.
  fileprivate func alike(_ key: (ElementChange) -> some Hashable) -> [ElementGroup] {
    let groups = grouped(by: key).sorted { $0.count > $1.count }
    guard groups.count > 3, let commonest = groups.first else {
      return groups.map(ElementGroup.init)
    }
    // Below half a group is not what most elements did, and naming it would hide the others.
    if commonest.count * 2 < count { return [ElementGroup(self)] }
    return [commonest, groups.dropFirst().flatMap(\.self)].map(ElementGroup.init)
  }
}
