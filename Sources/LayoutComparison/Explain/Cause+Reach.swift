import Foundation
import LayoutCore

extension Cause {
  /// The classes of change this is, in their order.
  ///
  /// A text that moves other elements is a change of text and of layout, so that ignoring texts
  /// does not hide a layout. A colour moves nothing: if its elements moved too, they have a cause
  /// of their own.
  public var classes: [ChangeClass] {
    // The effects of a setting belong to its class.
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
    case .setting("appearance", _, _), .setting("overlays", _, _): .paint
    // The name of a device alone draws nothing.
    case .setting("device", _, _) where effects.isEmpty && follows.isEmpty && views == 0: .metadata
    default: .layout
    }
  }

  /// Whether it is about the visible rectangle.
  var isViewport: Bool {
    if case .viewport = trigger { return true }
    return false
  }

  /// Returns whether a view of this size shows the viewport.
  func isViewport(of size: CGSize?) -> Bool {
    guard let size, case .viewport(_, let actual) = trigger else { return false }
    return actual.suffix(2) == [Double(size.width), Double(size.height)]
  }

  /// Whether it is another offset of the same visible rectangle.
  var isScrolling: Bool { isViewport && !resizesViewport }

  /// Whether it is another size of the visible rectangle.
  var resizesViewport: Bool {
    if case .viewport(let golden, let actual) = trigger {
      return golden.suffix(2) != actual.suffix(2)
    }
    return false
  }

  /// Whether views of the screen appeared, vanished, were hidden or resized, for which others make
  /// space.
  var takesSpace: Bool {
    members.owners.contains { $0.element == nil && $0.change.takesSpace }
  }

  /// Whether it is about the size of the content.
  var isContentSize: Bool {
    if case .contentSize = trigger { return true }
    return false
  }

  /// Whether it is about numbers or looks alone, and moves nothing.
  var isStill: Bool {
    switch trigger {
    case .sections: effects.isEmpty
    case .views: members.owners.allSatisfy { !$0.change.takesSpace }
    default: false
    }
  }

  /// Whether a setting outside of the layout changed; the name of a device alone draws nothing.
  package var changesSetting: Bool { trigger.setting != nil && ownClass != .metadata }

  /// Whether more than single elements changed: a section's numbers, the viewport, the device's
  /// orientation.
  package var changesAsAWhole: Bool {
    switch trigger {
    case .viewport, .sections: true
    default: changesSetting
    }
  }

  /// Returns whether a result follows from this.
  func canHaveCaused(_ result: Cause) -> Bool {
    switch (result.trigger, trigger) {
    case (.viewport, .sections), (.viewport, .inferred), (.viewport, .appeared),
      (.viewport, .vanished), (.viewport, .resized):
      true
    case (.contentSize, .viewport), (.contentSize, .sections), (.contentSize, .inferred),
      (.contentSize, .appeared), (.contentSize, .vanished), (.contentSize, .resized),
      (.contentSize, .moved), (.contentSize, .reindexed):
      true
    case (.contentSize, .text), (.contentSize, .font):
      members.aspects.contains(.resized) || !effects.isEmpty
    default: false
    }
  }
}

extension Cause.Trigger {
  /// The name of the setting that changed; nil if it is about something else.
  var setting: String? {
    if case .setting(let name, _, _) = self { name } else { nil }
  }

  /// Whether elements have other frames, without a known reason.
  var isOfFramesAlone: Bool {
    switch self {
    case .resized, .moved: true
    default: false
    }
  }
}

extension SettingReach {
  /// Returns whether a cause can have followed.
  func explains(_ trigger: Cause.Trigger) -> Bool {
    switch trigger {
    case .viewport, .sections, .inferred: contains(.geometry)
    case .resized, .moved, .contentSize, .contentGrowth: !isDisjoint(with: [.geometry, .rounding])
    case .font: contains(.fonts)
    case .color: contains(.paint)
    case .appeared, .vanished, .text, .zOrder, .reindexed, .views, .setting: false
    }
  }
}
