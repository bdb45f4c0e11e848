import Foundation
import LayoutCore
import RasterCore
import RasterText

/// The properties in which a view differs from a default view, read for a layout record.
@MainActor struct ViewProperties {
  private(set) var values = ViewValues()

  private let traits: UITraitCollection

  /// Reads the properties of a view, with colours resolved for its traits, which must be the
  /// current ones.
  init(of view: UIView, in traits: UITraitCollection) {
    self.traits = traits
    readLayer(view.layer, view)
    if let label = view as? UILabel { readText(label) }
    if let imageView = view as? UIImageView { readImage(imageView) }
    readDrawing(view)
  }

  private mutating func readLayer(_ layer: CALayer, _ view: UIView) {
    if view.isHidden { values.add(.hidden, .yes) }
    if layer.state.opacity != 1 { values.add(.alpha, .number(Double(layer.state.opacity))) }
    if let color = Self.color(layer.backgroundColor) { values.add(.background, .color(color)) }
    if layer.cornerRadius != 0 {
      values.add(.cornerRadius, .number(Double(layer.cornerRadius)))
    }
    if layer.borderWidth > 0, let color = Self.color(layer.borderColor) {
      values.add(.border, .border(width: Double(layer.borderWidth), color))
    }
    if layer.masksToBounds { values.add(.clips, .yes) }
    readShadow(layer.state.shadow)
    if layer.transform != CATransform3DIdentity {
      values.add(.transform, .transform(CATransform3DGetAffineTransform(layer.transform)))
    }
  }

  private mutating func readShadow(_ shadow: LayerShadow) {
    guard shadow.opacity > 0, let color = Self.color(shadow.color) else { return }
    values.add(
      .shadow,
      .shadow(
        opacity: Double(shadow.opacity), blur: Double(shadow.radius), offset: shadow.offset, color))
  }

  private mutating func readText(_ label: UILabel) {
    guard let text = label.text, !text.isEmpty else { return }
    let font: UIFont = label.font
    let color: UIColor? = label.isHighlighted ? label.highlightedTextColor : nil
    values.add(.text, .text(text))
    values.add(
      .font, .font(name: font.value.stack.primary.name, size: Double(font.pointSize)))
    values.add(.textColor, .color((color ?? label.textColor).value(in: traits)))
    if label.textAlignment != .natural {
      values.add(.alignment, .alignment(label.textAlignment))
    }
    if label.numberOfLines != 1 { values.add(.lines, .count(label.numberOfLines)) }
  }

  private mutating func readImage(_ view: UIImageView) {
    guard let image = view.shownImage else { return }
    values.add(.image, .image(image._cgImage.bitmap, size: image.size))
    if view.contentMode != .scaleToFill {
      values.add(.contentMode, .contentMode(view.contentMode))
    }
    if image.isTemplate {
      values.add(.tint, .color(view.tintColor.value(in: traits)))
    }
  }

  /// Records the view's own drawing, and that of its layers that do not belong to a subview.
  ///
  /// The drawing of a label or an image view is left out if it follows from the properties above,
  /// as it does unless the text has attributes.
  private mutating func readDrawing(_ view: UIView) {
    let canvas = Canvas()
    if !isTold(view) { view.layer.recordContents(into: canvas) }
    for layer in view.layer.childrenFromBackToFront where layer.owner == nil {
      LayerRecorder(canvas: canvas).record(layer)
    }
    let drawing = canvas.drawing
    if !drawing.isEmpty { values.add(.drawing, .drawing(drawing)) }
  }

  private func isTold(_ view: UIView) -> Bool {
    if let label = view as? UILabel { return !label.content.hasAttributes }
    return view is UIImageView
  }

  private static func color(_ color: CGColor?) -> Color? {
    color.flatMap { $0.value.alpha > 0 ? $0.value : nil }
  }
}
