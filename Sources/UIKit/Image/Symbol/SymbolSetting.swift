import Foundation

/// The values of a symbol's configuration; nil and unspecified values are taken from another
/// configuration or the defaults.
struct SymbolSetting: Hashable, Sendable {
  /// The size of the font that the symbol matches.
  enum Size: Hashable, Sendable {
    case points(CGFloat)
    case style(UIFont.TextStyle)
  }

  /// The colours of the layers.
  enum Colors: Hashable, Sendable {
    case hierarchy(UIColor)
    case palette([UIColor])
  }

  /// The rendering that takes precedence over the colours; multicolour does so only for a symbol
  /// with its own colours.
  enum Preference: Hashable, Sendable { case unspecified, monochrome, multicolor }

  var size: Size?
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.unspecified
  /// The colours of a palette or a hierarchy; nil means the tint colour of the view.
  var colors: Colors?
  var preference = Preference.unspecified
  /// The fraction of the layers that a variable value shows, from 0 to 1; nil shows all layers.
  ///
  /// It is a value of the image, so configurations never specify it.
  var variableValue: Double?

  /// Returns a copy in which the values that another setting specifies replace these.
  func applying(_ other: SymbolSetting) -> SymbolSetting {
    var setting = self
    if let size = other.size { setting.size = size }
    if other.weight != .unspecified { setting.weight = other.weight }
    if other.scale != .unspecified { setting.scale = other.scale }
    if let colors = other.colors { setting.colors = colors }
    if other.preference != .unspecified { setting.preference = other.preference }
    if let value = other.variableValue { setting.variableValue = value }
    return setting
  }
}
