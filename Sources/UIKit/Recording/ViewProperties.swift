import Foundation
import LayoutCore
import RasterCore
import RasterText

/// What a view has that a plain view has not, as a layout record says it.
@MainActor struct ViewProperties {
  private(set) var properties: [LayoutRecord.ViewProperty: String] = [:]

  /// Reads a view in its own traits, which decide its colours.
  init(of view: UIView) {
    readLayer(view.layer, view)
    if let label = view as? UILabel { readText(label) }
    if let imageView = view as? UIImageView { readImage(imageView) }
    readDrawing(view)
  }

  private mutating func readLayer(_ layer: CALayer, _ view: UIView) {
    if view.isHidden { properties[.hidden] = "yes" }
    if layer.state.opacity != 1 { properties[.alpha] = Double(layer.state.opacity).shortest }
    properties[.background] = Self.color(layer.backgroundColor)
    if layer.cornerRadius != 0 { properties[.cornerRadius] = Double(layer.cornerRadius).shortest }
    if layer.borderWidth > 0, let color = Self.color(layer.borderColor) {
      properties[.border] = "\(Double(layer.borderWidth).shortest) \(color)"
    }
    if layer.masksToBounds { properties[.clips] = "yes" }
    properties[.shadow] = Self.shadow(layer.state.shadow)
    properties[.transform] = Self.transform(layer)
  }

  private mutating func readText(_ label: UILabel) {
    guard let text = label.text, !text.isEmpty else { return }
    let color: UIColor? = label.isHighlighted ? label.highlightedTextColor : nil
    properties[.text] = text
    properties[.font] =
      "\(label.font.value.stack.primary.name) \(Double(label.font.pointSize).shortest)"
    properties[.textColor] = (color ?? label.textColor).value(in: label.traitCollection).hex
    if label.textAlignment != .natural { properties[.alignment] = "\(label.textAlignment)" }
    if label.numberOfLines != 1 { properties[.lines] = "\(label.numberOfLines)" }
  }

  private mutating func readImage(_ view: UIImageView) {
    guard let image = view.shownImage else { return }
    let (width, height) = (Double(image.size.width), Double(image.size.height))
    properties[.image] = "\(width.shortest)×\(height.shortest) \(image.image.bitmap.digest)"
    if view.contentMode != .scaleToFill { properties[.contentMode] = "\(view.contentMode)" }
    if image.renderingMode == .alwaysTemplate {
      properties[.tint] = view.tintColor.value(in: view.traitCollection).hex
    }
  }

  /// Takes the fingerprint of what the view draws itself, and of layers in it that are no view's.
  ///
  /// What a label or an image view draws follows from the properties above, unless a text has
  /// attributes of its own.
  private mutating func readDrawing(_ view: UIView) {
    let canvas = Canvas()
    if !isTold(view) { view.layer.recordContents(into: canvas) }
    for layer in view.layer.childrenFromBackToFront where layer.owner == nil {
      LayerRecorder(canvas: canvas).record(layer)
    }
    let drawing = canvas.drawing
    if !drawing.isEmpty { properties[.drawing] = drawing.digest }
  }

  private func isTold(_ view: UIView) -> Bool {
    if let label = view as? UILabel { return !label.content.hasAttributes }
    return view is UIImageView
  }

  private static func color(_ color: CGColor?) -> String? {
    color.flatMap { $0.value.alpha > 0 ? $0.value.hex : nil }
  }

  private static func shadow(_ shadow: LayerShadow) -> String? {
    guard shadow.opacity > 0, let color = color(shadow.color) else { return nil }
    let offset = "\(Double(shadow.offset.width).shortest),\(Double(shadow.offset.height).shortest)"
    return "\(Double(shadow.opacity).shortest) blur \(Double(shadow.radius).shortest) "
      + "offset \(offset) \(color)"
  }

  private static func transform(_ layer: CALayer) -> String? {
    guard layer.transform != CATransform3DIdentity else { return nil }
    let t = CATransform3DGetAffineTransform(layer.transform)
    return [t.a, t.b, t.c, t.d, t.tx, t.ty].map { Double($0).shortest }.joined(separator: " ")
  }
}
