import Foundation
import LayoutCore

extension Cause {
  /// Creates a cause from its members, and groups the affected elements into effects.
  ///
  /// - Parameters:
  ///   - trigger: the original change; nil to derive it from the members.
  ///   - members: the changed elements and views from which the effects are counted.
  ///   - follows: the further results, such as a changed content size.
  ///   - views: the number of views that look different because of the change.
  init(
    _ trigger: Trigger? = nil, of members: Members, follows: [Trigger] = [], views: Int = 0
  ) {
    self.init(
      trigger ?? members.trigger, effects: Effect.alike(members.affected), follows: follows,
      views: views)
    self.members = members
  }

  /// Creates a cause from elements that all changed in the same aspects, and from the elements that
  /// moved, wrapped or were resized as a result.
  init(
    _ aspects: ElementChange.Aspects, of own: [ElementChange],
    affecting affected: [ElementChange] = []
  ) {
    self.init(of: Members(own: own, aspects: aspects, affected: affected))
  }

  /// Merges causes that differ only in their elements and results.
  init(merging causes: [Cause]) {
    let members = Members(merging: causes)
    // A single cause keeps its original change. For several causes, the original change is derived
    // from the changed elements or views of all.
    let isAlone = causes.count == 1 || members.own.isEmpty && members.owners.isEmpty
    self.init(
      isAlone ? causes[0].trigger : nil, of: members, follows: causes.flatMap(\.follows),
      views: causes.reduce(0) { $0 + $1.views })
  }

  /// Sums up the causes found in several of the layouts in a picture.
  ///
  /// Each kind of effect forms a single group, because the amounts mostly differ between layouts.
  init(summing causes: [Cause]) {
    let sum = Cause(merging: causes)
    self.init(sum.trigger, effects: Effect.byKind(sum.members.affected), views: sum.views)
  }
}

extension Cause.Members {
  /// Combines the members of several causes.
  fileprivate init(merging causes: [Cause]) {
    let all = causes.map(\.members)
    self.init(
      own: all.flatMap(\.own), aspects: all.reduce(into: []) { $0.formUnion($1.aspects) },
      owners: all.flatMap(\.owners), affected: all.flatMap(\.affected))
  }

  /// The original change, derived from the changed views or, if there are none, from the changed
  /// elements.
  fileprivate var trigger: Cause.Trigger {
    if !owners.isEmpty { return .views(ViewGroup(owners)) }
    let group = ElementGroup(own)
    let (old, new) = (own.first?.golden, own.first?.actual)
    return switch aspects.subtracting(.resized) {
    case .appeared: .appeared(group)
    case .vanished: .vanished(group)
    case .text: .text(group, texts: own.map(Cause.Replacement.init))
    case .font: .font(group, golden: old?.font, actual: new?.font)
    case .color: .color(group, golden: old?.color, actual: new?.color)
    case .zOrder:
      .zOrder(
        group, golden: own.common { $0.golden?.zIndex }, actual: own.common { $0.actual?.zIndex })
    case .reindexed:
      .reindexed(
        group, golden: old?.indexPath.numbers ?? [0, 0], actual: new?.indexPath.numbers ?? [0, 0])
    case .moved: .moved(group)
    default: .resized(group)
    }
  }
}

extension Cause.Effect {
  /// Groups the elements by their most significant change, and then by the amount of that change.
  fileprivate static func alike(_ elements: [ElementChange]) -> [Self] {
    let kinds = kinds(of: elements)
    return kinds.moved.alike { Points.rounded($0.offset) }.map(Self.moved)
      + kinds.resized.alike {
        [$0.golden, $0.actual].map { ($0?.frame.size).map(Points.rounded) }
      }.map(Self.resized)
      + kinds.wrapped.alike { $0.lineOffset }.map(Self.wrapped)
  }

  /// Groups the elements by their most significant change, with one group for each kind of change.
  fileprivate static func byKind(_ elements: [ElementChange]) -> [Self] {
    let kinds = kinds(of: elements)
    let groups = [(kinds.moved, Self.moved), (kinds.resized, resized), (kinds.wrapped, wrapped)]
    return groups.filter { !$0.0.isEmpty }.map { $1(ElementGroup($0)) }
  }

  /// Divides elements by their most significant change.
  ///
  /// Wrapping is checked first because an element that wraps also moves; resizing is checked next
  /// because a resized element mostly moves too.
  private static func kinds(
    of elements: [ElementChange]
  ) -> (moved: [ElementChange], resized: [ElementChange], wrapped: [ElementChange]) {
    let kept = elements.filter { !$0.aspects.contains(.rewrapped) }
    return (
      kept.filter { !$0.aspects.contains(.resized) }, kept.filter { $0.aspects.contains(.resized) },
      elements.filter { $0.aspects.contains(.rewrapped) }
    )
  }
}

extension Cause.Replacement {
  fileprivate init(_ change: ElementChange) {
    label = change.element.label
    golden = change.golden?.text
    actual = change.actual?.text
  }
}

extension [ElementChange] {
  /// Returns the number that all elements share; nil if the numbers differ or are nil.
  fileprivate func common(_ number: (ElementChange) -> Int?) -> Int? {
    let numbers = Set(map(number))
    return numbers.count == 1 ? numbers.first ?? nil : nil
  }

  /// Returns at most three groups of elements with equal keys.
  ///
  /// If there are more, the result is the largest group and one group of the rest or, if the
  /// largest has less than half of the elements, one group of all elements.
  fileprivate func alike(_ key: (ElementChange) -> some Hashable) -> [ElementGroup] {
    let groups = grouped(by: key).sorted { $0.count > $1.count }
    guard groups.count > 3, let commonest = groups.first else {
      return groups.map(ElementGroup.init)
    }
    // A group smaller than half is not the majority, and naming it would hide the others.
    if commonest.count * 2 < count { return [ElementGroup(self)] }
    return [commonest, groups.dropFirst().flatMap(\.self)].map(ElementGroup.init)
  }
}
