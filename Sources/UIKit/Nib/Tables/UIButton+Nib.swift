import Foundation
import InterfaceBuilder

extension NibTables {
  /// The properties of buttons (facts IB52 to IB54).
  static let button = NibProperties<UIButton> { table in
    table.font("fontDescription") { $0.titleLabel?.font = $1 }
    table.choice("lineBreakMode", lineBreakModes) { button, mode in
      button.titleLabel?.lineBreakMode = mode
      // If the title wraps, its number of lines is unlimited, as in UIKit.
      if mode == .byWordWrapping || mode == .byCharWrapping { button.titleLabel?.numberOfLines = 0 }
    }
    table.bool("adjustsImageWhenHighlighted") { $0.adjustsImageWhenHighlighted = $1 }
    table.bool("adjustsImageWhenDisabled") { $0.adjustsImageWhenDisabled = $1 }
    table.bool("showsTouchWhenHighlighted") { $0.showsTouchWhenHighlighted = $1 }
    table.bool("showsMenuAsPrimaryAction") { $0.showsMenuAsPrimaryAction = $1 }
    table.bool("changesSelectionAsPrimaryAction") { $0.changesSelectionAsPrimaryAction = $1 }
    table.bool("reversesTitleShadowWhenHighlighted") { $0.reversesTitleShadowWhenHighlighted = $1 }
    table.size("titleShadowOffset") { $0.titleLabel?.shadowOffset = $1 }
    table.insets("contentEdgeInsets") { $0.contentEdgeInsets = $1 }
    table.insets("titleEdgeInsets") { $0.titleEdgeInsets = $1 }
    table.insets("imageEdgeInsets") { $0.imageEdgeInsets = $1 }
  }

  static let buttonTypes: [String: UIButton.ButtonType] = [
    "custom": .custom, "system": .system, "roundedRect": .system,
    "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
    "contactAdd": .contactAdd, "close": .close,
  ]

  static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled,
    "selected": .selected, "focused": .focused,
  ]
}

extension UIButton {
  /// Sets the button's own properties and its content by state.
  func decodeButton(_ coder: NSCoder) {
    guard let nib = coder.nib else { return }
    let type = nib.object.properties["buttonType"]?.text
    take(type.flatMap { NibTables.buttonTypes[$0] } ?? .custom)
    coder.decode(NibTables.button, of: self)
    for (name, values) in nib.object.states {
      guard let state = NibTables.states[name] else { continue }
      decode(values, for: state, in: nib.loading)
    }
    if let values = nib.object.fields("configuration") {
      configuration = Configuration(values, in: nib.loading)
    }
  }

  private func decode(
    _ values: [String: InterfaceValue], for state: State, in loading: NibLoading
  ) {
    if let title = values["title"]?.text { setTitle(title, for: state) }
    if let title = values["attributedTitle"].flatMap(loading.attributedText) {
      setAttributedTitle(title, for: state)
    }
    if let color = values["titleColor"].flatMap(loading.color) { setTitleColor(color, for: state) }
    if let color = values["titleShadowColor"].flatMap(loading.color) {
      setTitleShadowColor(color, for: state)
    }
    if let image = image("image", values, loading) { setImage(image, for: state) }
    if let image = image("backgroundImage", values, loading) {
      setBackgroundImage(image, for: state)
    }
    let symbol = values["preferredSymbolConfiguration"]?.fields
    if let symbol = symbol.flatMap(loading.symbolConfiguration) {
      setPreferredSymbolConfiguration(symbol, forImageIn: state)
    }
  }

  private func image(
    _ name: String, _ values: [String: InterfaceValue], _ loading: NibLoading
  ) -> UIImage? {
    guard let value = values[name] else { return nil }
    guard let text = value.text else { return loading.image(value) }
    return loading.image(named: text, isSymbol: values["catalog"].map { $0.text == "system" })
  }
}
