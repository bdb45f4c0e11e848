import Foundation
import RasterText

/// A text to be measured and drawn outside a label.
struct StringDrawing {
  let text: AttributedText
  var style = ParagraphStyle()

  init(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) {
    self.init(NSAttributedString(string: string, attributes: attributes ?? [:]))
  }

  init(_ text: NSAttributedString) {
    self.text = AttributedText(text, defaults: .unattributed)
    if let style = text.paragraphStyle { self.style = style.value }
  }

  /// Lays out the text in an available size; without `usesLineFragmentOrigin` it has one line.
  func layout(in available: CGSize, _ options: NSStringDrawingOptions) -> TextLayout {
    guard options.contains(.usesLineFragmentOrigin) else {
      return TextLayout(text, style: style, maximumLines: 1)
    }
    var style = style
    style.usesFontSpacing = options.contains(.usesFontLeading)
    let truncates = options.contains(.truncatesLastVisibleLine)
    // The typesetter truncates text only if the line break mode is a truncating one.
    if truncates, style.lineBreakMode == .byWordWrapping { style.lineBreakMode = .byTruncatingTail }
    return TextLayout(
      text, style: style, width: available.width > 0 ? available.width : .infinity,
      height: truncates ? available.height : .infinity)
  }

  /// Draws the text in the current context; its upper left corner is that of the rectangle.
  func draw(in rect: CGRect, _ options: NSStringDrawingOptions) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.drawShadowed {
      layout(in: rect.size, options).draw(
        in: context.canvas, at: rect.origin,
        width: options.contains(.usesLineFragmentOrigin) ? rect.width : nil)
    }
  }
}
