import Foundation
import LayoutCore
import QuartzCore
import RasterCore

extension ViewProperties {
  /// Reads the properties of a layer that does not belong to a view.
  init(of layer: CALayer, in traits: UITraitCollection) {
    self.init(in: traits)
    add(.layer, .yes)
    readLayer(layer)
    if layer.state.needsDisplay { layer.display() }
    if let display = layer.state.contents.drawing, !display.drawing.isEmpty {
      add(.drawing, .drawing(display.drawing))
    }
  }

  /// Adds the properties of a layer, whether or not it belongs to a view.
  mutating func readLayer(_ layer: CALayer) {
    if layer.isHidden { add(.hidden, .yes) }
    if layer.state.opacity != 1 { add(.alpha, .number(Double(layer.state.opacity))) }
    if let color = visible(layer.backgroundColor) { add(.background, .color(color)) }
    readCorners(layer.state.corners)
    if layer.borderWidth > 0, let color = visible(layer.borderColor) {
      add(.border, .border(width: Double(layer.borderWidth), color))
    }
    if layer.masksToBounds { add(.clips, .yes) }
    readShadow(layer.state.shadow)
    readPlace(layer)
    if let mask = layer.mask { add(.mask, .made(Self.value(of: mask))) }
    if let image = layer.state.contents.image { readContents(layer.state.contents, image) }
    // Nearly all layers are of the class `CALayer` itself, which has no further properties.
    if type(of: layer) == CALayer.self { return }
    if let shape = layer as? CAShapeLayer { readShape(shape) }
    if let gradient = layer as? CAGradientLayer { readGradient(gradient) }
    if let emitter = layer as? CAEmitterLayer { readEmitter(emitter) }
  }

  private mutating func readCorners(_ corners: LayerCorners) {
    if corners.radius != 0 { add(.cornerRadius, .number(Double(corners.radius))) }
    if corners.masked.rawValue & 15 != 15 {
      add(.maskedCorners, .text(corners.masked.words))
    }
    if corners.curve != .circular { add(.cornerCurve, .text(corners.curve.rawValue)) }
  }

  private mutating func readShadow(_ shadow: LayerShadow) {
    guard shadow.opacity > 0, let color = visible(shadow.color) else { return }
    add(
      .shadow,
      .shadow(
        opacity: Double(shadow.opacity), blur: Double(shadow.radius), offset: shadow.offset, color))
    if let path = shadow.path { add(.shadowPath, .made(PathValue(path: path.value))) }
  }

  private mutating func readPlace(_ layer: CALayer) {
    if layer.zPosition != 0 { add(.zPosition, .number(Double(layer.zPosition))) }
    add(.transform, layer.state.transform)
    let anchor = layer.state.anchorPoint
    if anchor.x != 0.5 || anchor.y != 0.5 { add(.anchorPoint, .made(NumbersValue(anchor))) }
    add(.sublayerTransform, layer.state.sublayerTransform)
  }

  private mutating func add(
    _ property: LayoutRecord.ViewProperty, _ transform: CATransform3D
  ) {
    if transform == CATransform3DIdentity { return }
    add(
      property,
      CATransform3DIsAffine(transform)
        ? .transform(CATransform3DGetAffineTransform(transform)) : .made(NumbersValue(transform)))
  }

  private mutating func readContents(_ contents: LayerContents, _ image: CGImage) {
    let scale = contents.scale > 0 ? contents.scale : 1
    add(
      .image,
      .image(
        image.bitmap,
        size: CGSize(
          width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)))
    if contents.gravity != .resize {
      add(.contentsGravity, .text(contents.gravity.rawValue))
    }
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    for (property, rect) in [
      (LayoutRecord.ViewProperty.contentsRect, contents.rect), (.contentsCenter, contents.center),
    ] where rect != whole {
      add(property, .text(rect.word))
    }
  }

  private static func value(of mask: CALayer) -> MaskValue {
    let canvas = Canvas()
    LayerRecorder(canvas: canvas, showsModel: true).record(mask)
    let className = (mask.owner as? UIView).map { "\(type(of: $0))" } ?? "\(type(of: mask))"
    let path = (mask as? CAShapeLayer)?.path?.value
    return MaskValue(
      className: className, frame: mask.frame, path: path, drawing: canvas.drawing)
  }
}

extension ViewProperties {
  private mutating func readShape(_ layer: CAShapeLayer) {
    if let path = layer.path { add(.path, .made(PathValue(path: path.value))) }
    if layer.fillColor?.value != .black {
      add(.fillColor, visible(layer.fillColor).map { .color($0) } ?? .text("none"))
    }
    if layer.fillRule != .nonZero { add(.fillRule, .text(layer.fillRule.rawValue)) }
    if let color = visible(layer.strokeColor) { add(.strokeColor, .color(color)) }
    add(.lineWidth, layer.lineWidth, unless: 1)
    if layer.lineCap != .butt { add(.lineCap, .text(layer.lineCap.rawValue)) }
    if layer.lineJoin != .miter { add(.lineJoin, .text(layer.lineJoin.rawValue)) }
    add(.miterLimit, layer.miterLimit, unless: 10)
    if let dashes = layer.lineDashPattern, !dashes.isEmpty {
      add(.lineDash, .made(NumbersValue(numbers: dashes.map(\.doubleValue))))
    }
    add(.lineDashPhase, layer.lineDashPhase, unless: 0)
    add(.strokeStart, layer.strokeStart, unless: 0)
    add(.strokeEnd, layer.strokeEnd, unless: 1)
  }

  private mutating func readGradient(_ layer: CAGradientLayer) {
    let colors = (layer.colors ?? []).compactMap { ($0 as? CGColor)?.value }
    if !colors.isEmpty { add(.colors, .made(ColorsValue(colors: colors))) }
    if let locations = layer.locations {
      add(.locations, .made(NumbersValue(numbers: locations.map(\.doubleValue))))
    }
    if layer.startPoint != CGPoint(x: 0.5, y: 0) {
      add(.startPoint, .made(NumbersValue(layer.startPoint)))
    }
    if layer.endPoint != CGPoint(x: 0.5, y: 1) {
      add(.endPoint, .made(NumbersValue(layer.endPoint)))
    }
    if layer.type != .axial { add(.gradientType, .text(layer.type.rawValue)) }
  }

  /// Adds the particles that an emitter layer would show: their number per second and their
  /// lifetime.
  private mutating func readEmitter(_ layer: CAEmitterLayer) {
    guard layer.emits else { return }
    let cells = (layer.emitterCells ?? []).filter(\.isEnabled).map { cell in
      let (rate, life) = (layer.birthRate * cell.birthRate, layer.lifetime * cell.lifetime)
      return "\(Double(rate).shortest) a second for \(Double(life).shortest) s"
    }
    add(.emitter, .text(cells.joined(separator: ", ")))
  }

  /// Adds a number if it differs from the default.
  mutating func add(
    _ property: LayoutRecord.ViewProperty, _ number: CGFloat, unless standard: CGFloat
  ) {
    if number != standard { add(property, .number(Double(number))) }
  }
}

extension CACornerMask {
  /// The corners as text: `top left, top right`; `none` if there are none.
  fileprivate var words: String {
    let corners: [(CACornerMask, String)] = [
      (.layerMinXMinYCorner, "top left"), (.layerMaxXMinYCorner, "top right"),
      (.layerMinXMaxYCorner, "bottom left"), (.layerMaxXMaxYCorner, "bottom right"),
    ]
    let names = corners.filter { contains($0.0) }.map(\.1)
    return names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}
