import Foundation

extension UIControl {
  func _actions(ofTarget target: Any?, _ event: Event) -> [String]? {
    let names = actions.targets.filter { entry in
      entry.target.isAlive && entry.target.target === target as AnyObject?
        && !entry.events.isDisjoint(with: event)
    }.map { "\($0.target.action)" }
    return names.isEmpty ? nil : names
  }

  func sendActions(for events: Event, with event: UIEvent?) {
    for action in actions.matching(events) {
      switch action {
      case .target(let entry) where entry.isAlive:
        sendAction(entry.action, to: entry.target, for: event)
      case .target: break
      case .action(let action): sendAction(action)
      }
    }
  }
}
