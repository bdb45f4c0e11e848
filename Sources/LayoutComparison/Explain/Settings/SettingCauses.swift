import LayoutCore

/// The changed settings of a layout in a picture, each with the changes that it explains.
///
/// ```
/// causes of a pane ──▶ device iPhone 7 → iPhone SE: 6 cells moved -28,0
///                        viewport 375×667 → 320×568
///                  ──▶ all other causes, unchanged
/// ```
struct SettingCauses {
  private let settings: [SettingChange]
  private var effects: [[ElementChange]]
  private var follows: [[Cause.Trigger]]
  private var views: [Int]

  /// Creates causes for changed settings, in the order in which they are reported.
  init(_ settings: [SettingChange]) {
    var kept: [SettingChange] = []
    var implied: [[Cause.Trigger]] = []
    for setting in settings {
      if let reason = kept.firstIndex(where: { $0.implied.contains(setting.name) }) {
        implied[reason].append(setting.trigger)
      } else {
        kept.append(setting)
        implied.append([])
      }
    }
    self.settings = kept
    follows = implied
    effects = Array(repeating: [], count: kept.count)
    views = Array(repeating: 0, count: kept.count)
  }

  /// A cause for each changed setting that no earlier setting implies, with the setting's name.
  var causes: [(name: String, cause: Cause)] {
    settings.indices.map { place in
      let cause = Cause(
        settings[place].trigger, of: .init(affected: effects[place]), follows: follows[place],
        views: views[place])
      return (settings[place].name, cause)
    }
  }

  /// Adds each cause that a setting explains to the results of that setting, and returns the
  /// remaining causes.
  mutating func unexplained(_ causes: [Cause]) -> [Cause] {
    causes.filter { cause in
      guard let place = settings.firstIndex(where: { $0.reach.explains(cause.trigger) }) else {
        return true
      }
      effects[place] += cause.members.affected
      if cause.trigger.isOfFramesAlone {
        effects[place] += cause.members.own
      } else {
        follows[place].append(cause.trigger)
      }
      return false
    }
  }

  /// Counts the views whose changes a setting explains, and returns the changes that remain.
  mutating func unexplained(_ owners: [ViewOwner]) -> [ViewOwner] {
    if settings.isEmpty { return owners }
    return owners.compactMap { owner in
      let properties = owner.change.properties
      let reason = settings.firstIndex { setting in
        properties.contains(where: setting.reach.explains)
      }
      guard let reason else { return owner }
      views[reason] += 1
      let rest = owner.change.keeping { property in
        !settings.contains { $0.reach.explains(property) }
      }
      return rest.map { ViewOwner(element: owner.element, change: $0) }
    }
  }
}

extension SettingChange {
  fileprivate var trigger: Cause.Trigger { Self.trigger(name, golden, actual) }

  static func trigger(_ name: String, _ golden: String, _ actual: String) -> Cause.Trigger {
    .setting(name: name, golden: golden, actual: actual)
  }
}
