import Foundation
import InterfaceBuilder

// Text fields, text views and search bars (facts IB58, IB59 and IB64).

extension NibTables {
  static let textField = NibProperties<UITextField> { table in
    table.font("fontDescription") { $0.font = $1 }
    table.color("textColor") { $0.textColor = $1 ?? .label }
    table.choice("textAlignment", textAlignments) { $0.textAlignment = $1 }
    table.text("text") { $0.text = $1 }
    table.text("placeholder") { $0.placeholder = $1 }
    table.attributedText("attributedText") { $0.attributedText = $1 }
    table.attributedText("attributedPlaceholder") { $0.attributedPlaceholder = $1 }
    table.choice("borderStyle", borderStyles) { $0.borderStyle = $1 }
    table.image("background") { $0.background = $1 }
    table.image("disabledBackground") { $0.disabledBackground = $1 }
    table.bool("adjustsFontSizeToFit") { $0.adjustsFontSizeToFitWidth = $1 }
    table.number("minimumFontSize") { $0.minimumFontSize = $1 }
    table.bool("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = $1 }
    table.bool("clearsOnBeginEditing") { $0.clearsOnBeginEditing = $1 }
    table.choice("clearButtonMode", viewModes) { $0.clearButtonMode = $1 }
    table.value("textInputTraits") { $2.set($1, of: $0) }
  }

  static let textView = NibProperties<UITextView> { table in
    table.font("fontDescription") { $0.font = $1 }
    table.color("textColor") { $0.textColor = $1 ?? .label }
    table.choice("textAlignment", textAlignments) { $0.textAlignment = $1 }
    table.text("text") { $0.text = $1 ?? "" }
    table.attributedText("attributedText") { $0.attributedText = $1 }
    table.bool("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = $1 }
    table.bool("editable") { $0.isEditable = $1 }
    table.bool("selectable") { $0.isSelectable = $1 }
    table.value("textInputTraits") { $2.set($1, of: $0) }
  }

  static let searchBar = NibProperties<UISearchBar> { table in
    table.text("text") { $0.text = $1 }
    table.text("placeholder") { $0.placeholder = $1 }
    table.text("prompt") { $0.prompt = $1 }
    table.choice("searchBarStyle", searchBarStyles) { $0.searchBarStyle = $1 }
    table.choice("barStyle", ["default": .default, "black": UIBarStyle.black]) { $0.barStyle = $1 }
    table.color("barTintColor") { $0.barTintColor = $1 }
    table.image("backgroundImage") { $0.backgroundImage = $1 }
    table.bool("translucent") { $0.isTranslucent = $1 }
    table.bool("showsCancelButton") { $0.showsCancelButton = $1 }
    table.bool("showsBookmarkButton") { $0.showsBookmarkButton = $1 }
    table.bool("showsSearchResultsButton") { $0.showsSearchResultsButton = $1 }
    table.bool("showsScopeBar") { $0.showsScopeBar = $1 }
    table.value("textInputTraits") { $2.set($1, of: $0) }
  }

  private static let borderStyles: [String: UITextField.BorderStyle] = [
    "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]
  private static let viewModes: [String: UITextField.ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
    "always": .always,
  ]
  private static let searchBarStyles: [String: UISearchBar.Style] = [
    "default": .default, "prominent": .prominent, "minimal": .minimal,
  ]
}

extension UITextField {
  /// Sets the field's own properties.
  func decodeField(_ coder: NSCoder) {
    guard let nib = coder.nib else { return }
    if nib.object.element == "textField" {
      // These are Interface Builder's defaults, which differ from the values of a new field.
      if nib.object.properties["textAlignment"] == nil { textAlignment = .left }
      autocapitalizationType = .none
    }
    coder.decode(NibTables.textField, of: self)
  }
}

extension UITextView {
  /// Sets the text view's own properties.
  func decodeText(_ coder: NSCoder) {
    guard let nib = coder.nib else { return }
    if nib.object.element == "textView", nib.object.properties["textAlignment"] == nil {
      textAlignment = .left
    }
    coder.decode(NibTables.textView, of: self)
  }
}

extension UISearchBar {
  func decodeSearchBar(_ coder: NSCoder) {
    coder.decode(NibTables.searchBar, of: self)
  }
}
