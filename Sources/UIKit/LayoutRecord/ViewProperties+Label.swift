import LayoutCore
import RasterText

/// The properties of a label.
extension ViewProperties {
  mutating func readLabel(_ label: UILabel) {
    guard let text = label.text, !text.isEmpty else { return }
    let font: UIFont = label.font
    let color: UIColor? = label.isHighlighted ? label.highlightedTextColor : nil
    add(.text, .text(text))
    add(.font, .font(name: font.value.stack.primary.name, size: Double(font.pointSize)))
    add(.textColor, .color((color ?? label.textColor).value(in: traits)))
    if label.textAlignment != .natural { add(.alignment, .alignment(label.textAlignment)) }
    if label.numberOfLines != 1 { add(.lines, .count(label.numberOfLines)) }
  }
}
