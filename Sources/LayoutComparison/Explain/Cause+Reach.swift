import Foundation
import LayoutCore

extension Cause {
  /// The change classes of this cause, in the order of their declaration.
  ///
  /// A changed text that moves other elements is a change of text and of layout, so that ignoring
  /// text changes does not hide the change of layout. A changed colour moves nothing: if its
  /// elements also moved, that movement has a separate cause.
  package var classes: [ChangeClass] {
    // The effects of a setting are counted in its own class.
    if case .setting = trigger { return [ownClass] }
    let isLayout = members.aspects.contains(.resized) || !effects.isEmpty
    if case .views(let group) = trigger {
      return group.changeClasses.union(isLayout ? [.layout] : []).sorted()
    }
    return isLayout && ownClass != .layout ? [.layout, ownClass] : [ownClass]
  }

  private var ownClass: ChangeClass {
    switch trigger {
    case .text: .text
    case .font: .fonts
    case .color: .paint
    case .setting("appearance", _, _), .setting("contrast", _, _), .setting("overlays", _, _):
      .paint
    case .setting(let name, _, _) where SettingChange.isFont(name): .fonts
    // A changed device name does not affect the picture if nothing else follows from it.
    case .setting("device", _, _) where effects.isEmpty && follows.isEmpty && views == 0: .metadata
    default: .layout
    }
  }

  /// Whether the cause is a change of the visible rectangle.
  var isViewport: Bool { trigger.isViewport }

  /// Returns whether the new viewport has this size.
  func isViewport(of size: CGSize?) -> Bool {
    guard let size, case .viewport(_, let actual) = trigger else { return false }
    return actual.suffix(2) == [Double(size.width), Double(size.height)]
  }

  /// Whether the visible rectangle only changed its origin.
  var isScrolling: Bool { isViewport && !resizesViewport }

  /// Whether the visible rectangle changed its size.
  var resizesViewport: Bool {
    if case .viewport(let golden, let actual) = trigger {
      return golden.suffix(2) != actual.suffix(2)
    }
    return false
  }

  /// Whether a change of views on the screen can move the views next to them: a view appeared,
  /// vanished, was hidden or shown, has a different frame or constraint, or moved other views.
  var takesSpace: Bool {
    members.owners.contains { $0.element == nil && $0.change.takesSpace }
  }

  /// Whether the cause has any results: moved or resized elements, further changes such as that of
  /// the content size, or changed views.
  var hasResults: Bool { !effects.isEmpty || !follows.isEmpty || views > 0 }

  /// Whether the cause is a change of section metrics.
  var isOfMetrics: Bool {
    if case .sections = trigger { return true }
    return false
  }

  /// Whether the cause is a change of the content size.
  var isContentSize: Bool {
    if case .contentSize = trigger { return true }
    return false
  }

  /// Whether nothing moved: only section metrics or properties of views changed.
  var isStill: Bool {
    switch trigger {
    case .sections: effects.isEmpty
    case .views: members.owners.allSatisfy { !$0.change.takesSpace }
    default: false
    }
  }

  /// Whether a setting outside of the layout changed, such as the device or the text size.
  ///
  /// A device name that affects nothing does not count.
  package var changesSetting: Bool { trigger.setting != nil && ownClass != .metadata }

  /// Whether the change concerns a section or the whole layout rather than single elements:
  /// section metrics, the order of sections, the viewport, or a setting such as the orientation.
  package var changesAsAWhole: Bool {
    switch trigger {
    case .viewport, .sections, .sectionOrder: true
    // If the change also scrolled the list, the whole content moved on the screen.
    default: changesSetting || follows.contains(where: \.isViewport)
    }
  }

  /// Returns whether a change of the viewport or of the content size can be a result of this cause.
  func canHaveCaused(_ result: Cause) -> Bool {
    switch (result.trigger, trigger) {
    case (.viewport, .sections), (.viewport, .inferred), (.viewport, .appeared),
      (.viewport, .vanished), (.viewport, .resized):
      true
    case (.contentSize, .viewport), (.contentSize, .sections), (.contentSize, .inferred),
      (.contentSize, .appeared), (.contentSize, .vanished), (.contentSize, .resized),
      (.contentSize, .moved), (.contentSize, .reindexed), (.contentSize, .sectionOrder):
      true
    case (.contentSize, .text), (.contentSize, .font), (.contentSize, .views):
      members.aspects.contains(.resized) || !effects.isEmpty
    default: false
    }
  }
}

extension Cause.Trigger {
  /// Whether the visible rectangle changed.
  var isViewport: Bool {
    if case .viewport = self { return true }
    return false
  }

  /// The name of the changed setting; nil for any other kind of change.
  var setting: String? {
    if case .setting(let name, _, _) = self { name } else { nil }
  }

  /// Whether the change only says that frames of elements changed, without a reason.
  var isOfFramesAlone: Bool {
    switch self {
    case .resized, .moved: true
    default: false
    }
  }
}

extension SettingReach {
  /// Returns whether a change of this setting can explain another change.
  func explains(_ trigger: Cause.Trigger) -> Bool {
    switch trigger {
    case .sections: contains(.geometry)
    case .viewport, .inferred: !isDisjoint(with: [.geometry, .frames])
    case .resized, .moved, .contentSize, .contentGrowth:
      !isDisjoint(with: [.geometry, .frames, .rounding])
    case .font: contains(.fonts)
    case .color: contains(.paint)
    case .text: contains(.texts)
    case .appeared, .vanished, .zOrder, .reindexed, .sectionOrder, .views, .setting: false
    }
  }
}
