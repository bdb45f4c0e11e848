import Foundation
import LayoutCore

/// The properties of a text field.
extension ViewProperties {
  mutating func readField(_ field: UITextField) {
    let (label, placeholder) = (field.label, field.placeholderLabel)
    // The text of a secure field is recorded as dots, as the label shows it.
    if let text = label.text, !text.isEmpty { add(.text, .text(text)) }
    if let text = placeholder.text, !text.isEmpty { add(.placeholder, .text(text)) }
    readFont(label.content.baseFont)
    add(.textColor, .color(label.content.baseColor.value(in: traits)))
    if label.textAlignment != .natural { add(.alignment, .alignment(label.textAlignment)) }
    readAttributes(of: label)
    readShown(of: label)
    readAttributes(of: placeholder, prefix: "placeholder.")
    if field.adjustsFontSizeToFitWidth { add("adjustsFontSize", .yes) }
    if field.minimumFontSize != 0 {
      add("minimumFontSize", .number(Double(field.minimumFontSize)))
    }
    readFrame(field)
  }

  private mutating func readFrame(_ field: UITextField) {
    if field.borderStyle != .none { add(.borderStyle, .text(field.borderStyle.words)) }
    if field.isSecureTextEntry { add("secureTextEntry", .yes) }
    for (name, mode) in [
      ("clearButtonMode", field.clearButtonMode), ("leftViewMode", field.leftViewMode),
      ("rightViewMode", field.rightViewMode),
    ] where mode != .never {
      add(name, .text(mode.words))
    }
    add("backgroundImage", field.background)
    add("backgroundImage.disabled", field.disabledBackground)
    readRectangles(field)
  }

  /// Adds the insets of the text and the placeholder if a subclass has changed them.
  private mutating func readRectangles(_ field: UITextField) {
    let (bounds, standard) = (field.bounds, field.innerRect(field.bounds))
    let text = field.textRect(forBounds: bounds)
    if text != standard { add("textRect", .insets(text.insets(in: bounds))) }
    let placeholder = field.placeholderRect(forBounds: bounds)
    if placeholder != text { add("placeholderRect", .insets(placeholder.insets(in: bounds))) }
  }
}

/// The properties of a text view.
extension ViewProperties {
  mutating func readTextView(_ view: UITextView) {
    let label = view.label
    if let text = label.text, !text.isEmpty { add(.text, .text(text)) }
    readFont(label.content.baseFont)
    add(.textColor, .color(label.content.baseColor.value(in: traits)))
    if label.textAlignment != .natural { add(.alignment, .alignment(label.textAlignment)) }
    readAttributes(of: label)
    readShown(of: label)
    if let color = label.content.linkAttributes?[.foregroundColor] as? UIColor,
      color != view.tintColor
    {
      add("linkColor", color)
    }
    readContainer(view)
  }

  private mutating func readContainer(_ view: UITextView) {
    let container = view.textContainer
    if view.textContainerInset != UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
      add("textContainerInset", .insets(view.textContainerInset))
    }
    if container.lineFragmentPadding != 5 {
      add("lineFragmentPadding", .number(Double(container.lineFragmentPadding)))
    }
    if container.maximumNumberOfLines != 0 {
      add("maximumNumberOfLines", .count(container.maximumNumberOfLines))
    }
    if container.lineBreakMode != .byWordWrapping {
      add("textContainer.lineBreakMode", .text(container.lineBreakMode.words))
    }
    if !view.isEditable { add("editable", .no) }
    if !view.isScrollEnabled { add("scrollEnabled", .no) }
  }
}

extension UITextField.BorderStyle {
  fileprivate var words: String { self == .roundedRect ? "rounded rect" : "\(self)" }
}

extension UITextField.ViewMode {
  fileprivate var words: String {
    switch self {
    case .never: "never"
    case .whileEditing: "while editing"
    case .unlessEditing: "unless editing"
    case .always: "always"
    }
  }
}

extension CGRect {
  /// Returns the insets of this rectangle from the edges of a rectangle around it.
  fileprivate func insets(in outer: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: minY - outer.minY, left: minX - outer.minX, bottom: outer.maxY - maxY,
      right: outer.maxX - maxX)
  }
}
