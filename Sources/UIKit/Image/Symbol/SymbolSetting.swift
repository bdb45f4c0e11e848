import Foundation

/// The values of a symbol's configuration; nil and unspecified values are taken from another
/// configuration or the defaults.
struct SymbolSetting: Hashable, Sendable {
  /// The size of the font that the symbol matches.
  enum Size: Hashable, Sendable {
    case points(CGFloat)
    case style(UIFont.TextStyle)
  }

  var size: Size?
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.unspecified
  /// The colours of a palette or a hierarchy; the first one draws the symbol.
  var colors: [UIColor] = []

  /// Returns a copy in which the values that another setting specifies replace these.
  func applying(_ other: SymbolSetting) -> SymbolSetting {
    var setting = self
    if let size = other.size { setting.size = size }
    if other.weight != .unspecified { setting.weight = other.weight }
    if other.scale != .unspecified { setting.scale = other.scale }
    if !other.colors.isEmpty { setting.colors = other.colors }
    return setting
  }
}
