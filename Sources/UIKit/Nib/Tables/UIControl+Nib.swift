import Foundation
import InterfaceBuilder

extension NibTables {
  /// The properties that nibs store for every control.
  static let control = NibProperties<UIControl> { table in
    table.bool("enabled") { $0.isEnabled = $1 }
    table.bool("selected") { $0.isSelected = $1 }
    table.bool("highlighted") { $0.isHighlighted = $1 }
    table.choice("contentHorizontalAlignment", horizontalAlignments) {
      $0.contentHorizontalAlignment = $1
    }
    table.choice("contentVerticalAlignment", verticalAlignments) {
      $0.contentVerticalAlignment = $1
    }
  }

  private static let horizontalAlignments: [String: UIControl.ContentHorizontalAlignment] = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
    "trailing": .trailing,
  ]
  private static let verticalAlignments: [String: UIControl.ContentVerticalAlignment] = [
    "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
  ]
}
