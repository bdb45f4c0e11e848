/// The actions of a control with their events, in the order in which they were added.
struct ControlActions {
  /// A target and action, or an action of its own.
  enum Action {
    case target(TargetAction)
    case action(UIAction)
  }

  private struct Entry {
    var action: Action
    var events: UIControl.Event
  }

  private var entries: [Entry] = []

  /// The targets, with nil for the responders, and the events of each.
  var targets: [(target: TargetAction, events: UIControl.Event)] {
    entries.compactMap { entry in
      if case .target(let target) = entry.action { (target, entry.events) } else { nil }
    }
  }

  /// All events for which something is called.
  var events: UIControl.Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

  /// Adds a target; the events of one that is known are added to it.
  mutating func add(_ target: TargetAction, for events: UIControl.Event) {
    let known = entries.firstIndex { entry in
      guard case .target(let other) = entry.action else { return false }
      return other.isAlive && other.target === target.target && other.action == target.action
    }
    add(.target(target), known, for: events)
  }

  /// Adds an action; the events of one that is known are added to it.
  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    let known = entries.firstIndex { entry in
      if case .action(let other) = entry.action { other === action } else { false }
    }
    add(.action(action), known, for: events)
  }

  private mutating func add(_ action: Action, _ known: Int?, for events: UIControl.Event) {
    if let known {
      entries[known].events.formUnion(events)
    } else {
      entries.append(Entry(action: action, events: events))
    }
  }

  /// Removes events of the matching targets; nil matches all.
  mutating func remove(_ target: Any?, _ action: Selector?, for events: UIControl.Event) {
    remove(events) { known in
      if case .target(let other) = known { other.matches(target, action) } else { false }
    }
  }

  /// Takes events from an action.
  mutating func remove(_ action: UIAction, for events: UIControl.Event) {
    remove(events) { known in
      if case .action(let other) = known { other === action } else { false }
    }
  }

  private mutating func remove(_ events: UIControl.Event, where isMeant: (Action) -> Bool) {
    for index in entries.indices where isMeant(entries[index].action) {
      entries[index].events.subtract(events)
    }
    entries.removeAll(where: \.events.isEmpty)
  }

  /// Returns the actions for events.
  func matching(_ events: UIControl.Event) -> [Action] {
    entries.filter { !$0.events.isDisjoint(with: events) }.map(\.action)
  }
}
