/// The actions of a control and their events, in the order in which they were added.
@MainActor struct ControlActions {
  /// An action of a control: a target with a selector, or a `UIAction`.
  enum Action {
    case target(TargetAction)
    case action(UIAction)
  }

  private struct Entry {
    var action: Action
    var events: UIControl.Event
  }

  private var entries: [Entry] = []

  /// The targets with their events.
  var targets: [(target: TargetAction, events: UIControl.Event)] {
    entries.compactMap { entry in
      if case .target(let target) = entry.action { (target, entry.events) } else { nil }
    }
  }

  /// All events that have an action.
  var events: UIControl.Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

  /// Adds a target for events.
  ///
  /// If the target and its selector were already added, the events are added to their entry.
  mutating func add(_ target: TargetAction, for events: UIControl.Event) {
    let known = entries.firstIndex { entry in
      guard case .target(let other) = entry.action else { return false }
      return other.isAlive && other.target === target.target && other.action == target.action
    }
    add(.target(target), known, for: events)
  }

  /// Adds an action for events.
  ///
  /// If the action was already added, the events are added to its entry. The events are removed
  /// from any other action with the same identifier.
  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    remove(events) { known in
      if case .action(let other) = known {
        other !== action && other.identifier == action.identifier
      } else {
        false
      }
    }
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

  /// Removes events from the matching targets; a nil target or selector matches all.
  mutating func remove(_ target: Any?, _ action: Selector?, for events: UIControl.Event) {
    remove(events) { known in
      if case .target(let other) = known { other.matches(target, action) } else { false }
    }
  }

  /// Removes events from an action.
  mutating func remove(_ action: UIAction, for events: UIControl.Event) {
    remove(events) { known in
      if case .action(let other) = known { other === action } else { false }
    }
  }

  /// Removes events from the actions with an identifier.
  mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    remove(events) { known in
      if case .action(let other) = known { other.identifier == identifier } else { false }
    }
  }

  private mutating func remove(_ events: UIControl.Event, where isMeant: (Action) -> Bool) {
    for index in entries.indices where isMeant(entries[index].action) {
      entries[index].events.subtract(events)
    }
    entries.removeAll(where: \.events.isEmpty)
  }

  /// Returns the actions for any of the given events.
  func matching(_ events: UIControl.Event) -> [Action] {
    entries.filter { !$0.events.isDisjoint(with: events) }.map(\.action)
  }
}
