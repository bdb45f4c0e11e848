import Foundation
import InterfaceBuilder

extension NibTables {
  /// The properties of image views (facts IB55, IB89 and IB90).
  static let imageView = NibProperties<UIImageView> { table in
    table.value("preferredSymbolConfiguration") { view, value, loading in
      view.preferredSymbolConfiguration = value.fields.flatMap(loading.symbolConfiguration)
    }
    table.image("image") { $0.image = $1 }
    table.image("highlightedImage") { $0.highlightedImage = $1 }
    table.bool("highlighted") { $0.isHighlighted = $1 }
  }
}

extension UIImageView {
  /// Sets the image view's own properties.
  func decodeImage(_ coder: NSCoder) {
    guard let nib = coder.nib else { return }
    coder.decode(NibTables.imageView, of: self)
    // The attribute `catalog` marks the image's name as that of a symbol.
    if image == nil, nib.object.properties["catalog"]?.text == "system",
      let name = nib.object.properties["image"]?.text
    {
      image = nib.loading.image(named: name, isSymbol: true)
    }
  }
}
