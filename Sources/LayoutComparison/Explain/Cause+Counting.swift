import Foundation
import LayoutCore

extension Cause {
  /// Counts the changed members and the effects.
  ///
  /// - Parameters:
  ///   - trigger: the original change; nil if it is about the elements or views themselves.
  ///   - members: the elements and views.
  ///   - follows: the further results.
  ///   - views: the number of views that look different because of it.
  init(
    _ trigger: Trigger? = nil, of members: Members, follows: [Trigger] = [], views: Int = 0
  ) {
    self.init(
      trigger ?? members.trigger, effects: Effect.alike(members.affected), follows: follows,
      views: views)
    self.members = members
  }

  /// Counts elements that all changed in one way, and the effects.
  init(
    _ aspects: ElementChange.Aspects, of own: [ElementChange],
    affecting affected: [ElementChange] = []
  ) {
    self.init(of: Members(own: own, aspects: aspects, affected: affected))
  }

  /// Counts the causes of one pane together that differ in their elements only: the trigger of the
  /// first with the elements of all.
  init(merging causes: [Cause]) {
    let members = Members(merging: causes)
    // Before the elements: one cause alone is unchanged, whatever its trigger.
    let isAlone = causes.count == 1 || members.own.isEmpty && members.owners.isEmpty
    self.init(
      isAlone ? causes[0].trigger : nil, of: members, follows: causes.flatMap(\.follows),
      views: causes.reduce(0) { $0 + $1.views })
  }

  /// Counts the causes of several panes together: each kind of effect is one group, since the
  /// elements mostly differ by their panes.
  init(summing causes: [Cause]) {
    let sum = Cause(merging: causes)
    self.init(sum.trigger, effects: Effect.byKind(sum.members.affected), views: sum.views)
  }
}

extension Cause.Members {
  /// The members of several causes.
  fileprivate init(merging causes: [Cause]) {
    let all = causes.map(\.members)
    self.init(
      own: all.flatMap(\.own), aspects: all.reduce(into: []) { $0.formUnion($1.aspects) },
      owners: all.flatMap(\.owners), affected: all.flatMap(\.affected))
  }

  /// The change of the elements or views themselves.
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
  /// Counts each element by the greatest thing that happened to it, those that did the same
  /// together.
  fileprivate static func alike(_ elements: [ElementChange]) -> [Self] {
    let kinds = kinds(of: elements)
    return kinds.moved.alike { Points.rounded($0.offset) }.map(Self.moved)
      + kinds.resized.alike {
        [$0.golden, $0.actual].map { ($0?.frame.size).map(Points.rounded) }
      }.map(Self.resized)
      + kinds.wrapped.alike { $0.lineOffset }.map(Self.wrapped)
  }

  /// Counts each element by the greatest thing that happened to it, in a group for each.
  fileprivate static func byKind(_ elements: [ElementChange]) -> [Self] {
    let kinds = kinds(of: elements)
    let groups = [(kinds.moved, Self.moved), (kinds.resized, resized), (kinds.wrapped, wrapped)]
    return groups.filter { !$0.0.isEmpty }.map { $1(ElementGroup($0)) }
  }

  /// Divides elements: one that wraps moves too, and one that is resized mostly does.
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
    // A group below half is not the majority, and naming it would hide the others.
    if commonest.count * 2 < count { return [ElementGroup(self)] }
    return [commonest, groups.dropFirst().flatMap(\.self)].map(ElementGroup.init)
  }
}
