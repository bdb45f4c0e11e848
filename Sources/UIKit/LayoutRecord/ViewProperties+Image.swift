import Foundation
import LayoutCore
import QuartzCore
import RasterCore

extension ViewProperties {
  /// Adds the visible image of an image view.
  mutating func readImage(_ view: UIImageView) {
    guard let image = view.shownImage else { return }
    // If the layer's `contents` are an image, which is drawn behind the view's image, that image
    // was added before.
    if !has(.image) {
      add(.image, .image(image._cgImage.bitmap, size: image.size))
    }
    readNames(of: image)
    if view.isHighlighted { add(.highlighted, .yes) }
    if view.contentMode != .scaleToFill {
      add(.contentMode, .contentMode(view.contentMode))
      let drawn = ContentPlacement(view.contentMode).rect(of: image.size, in: view.bounds)
      if !view.clipsToBounds, !view.bounds.insetBy(dx: -0.5, dy: -0.5).contains(drawn) {
        add(drawnIn: drawn, of: view)
      }
    }
    if image.isTemplate {
      add(.tint, .color(view.tintColor.value(in: traits)))
    } else if let color = image.ownTint {
      add(.imageTint, .color(color.value(in: traits)))
    }
  }

  /// Adds the name of an image, and the properties that affect its drawing.
  mutating func readNames(of image: UIImage) {
    if let name = image.fileName { add(.imageName, .text(name)) }
    if let omissions = image.vector?.omissions, !omissions.isEmpty {
      add(.omissions, .text(omissions.joined(separator: ", ")))
    }
    if let symbol = image.style.symbol { add(.symbol, .text(symbol.words)) }
    switch image.renderingMode {
    case .automatic: break
    case .alwaysOriginal: add(.renderingMode, .text("alwaysOriginal"))
    case .alwaysTemplate: add(.renderingMode, .text("alwaysTemplate"))
    }
    if let insets = image.style.alignmentInsets, insets != .zero {
      add(.alignmentInsets, .made(NumbersValue(insets)))
    }
    if image.capInsets != .zero {
      add(.capInsets, .made(NumbersValue(image.capInsets)))
      if image.resizingMode != .tile { add(.resizingMode, .text("stretch")) }
    }
  }
}

extension Symbol {
  /// The name and the configuration as text: `star, 17 points, bold, large`.
  fileprivate var words: String {
    let parts = [
      "\(Double(resolved.pointSize).shortest) points",
      resolved.weight == .regular ? nil : "\(resolved.weight)",
      resolved.scale == .medium ? nil : "\(resolved.scale)",
    ]
    return ([name] + parts.compactMap(\.self)).joined(separator: ", ")
  }
}
