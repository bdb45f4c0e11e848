import Foundation
import InterfaceBuilder

extension NibTables {
  /// The properties of image views (facts IB55, IB89 and IB90).
  static let imageView = NibProperties<UIImageView> { table in
    table.value("preferredSymbolConfiguration") { view, value, loading in
      view.preferredSymbolConfiguration = value.fields.flatMap(loading.symbolConfiguration)
    }
    table.value("image") { view, value, loading in
      view.image = loading.image(value)
    }
    table.image("highlightedImage") { $0.highlightedImage = $1 }
    table.bool("highlighted") { $0.isHighlighted = $1 }
  }
}
