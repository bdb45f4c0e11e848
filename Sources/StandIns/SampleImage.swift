internal import Foundation
internal import UIKit

/// The sample images, chosen by the names of properties: a person, a symbol, or a landscape.
@MainActor struct SampleImage {
  private let components: [String]
  /// The side of an image, in points.
  private static let side: CGFloat = 40

  init(named name: String) { components = SampleText.components(of: name) }

  private func has(_ parts: String...) -> Bool { components.contains(where: parts.contains) }

  /// The sample image for the name.
  var image: UIImage {
    if has("avatar", "profile", "user", "author", "person", "contact", "member") {
      return symbol("person.crop.circle.fill") ?? landscape
    }
    if has("icon", "symbol", "glyph", "badge") { return symbol("leaf") ?? landscape }
    if has("chevron", "arrow", "disclosure") { return symbol("chevron.right") ?? landscape }
    if has("check", "checkmark", "tick") { return symbol("checkmark") ?? landscape }
    if has("close", "dismiss", "cross") { return symbol("xmark") ?? landscape }
    return landscape
  }

  private func symbol(_ name: String) -> UIImage? { UIImage(systemName: name) }

  /// Two hills below a sky with a sun.
  private var landscape: UIImage {
    let side = Self.side
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      fill(UIColor(red: 0.80, green: 0.88, blue: 0.94, alpha: 1), in: context) {
        $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
      }
      fill(UIColor(red: 0.97, green: 0.93, blue: 0.79, alpha: 1), in: context) {
        $0.fillEllipse(
          in: CGRect(x: side * 0.64, y: side * 0.14, width: side / 5, height: side / 5))
      }
      fill(UIColor(red: 0.62, green: 0.72, blue: 0.66, alpha: 1), in: context) {
        $0.fillEllipse(in: CGRect(x: -side * 0.3, y: side * 0.5, width: side, height: side))
      }
      fill(UIColor(red: 0.47, green: 0.60, blue: 0.52, alpha: 1), in: context) {
        $0.fillEllipse(in: CGRect(x: side * 0.3, y: side * 0.62, width: side, height: side))
      }
    }
  }

  private func fill(
    _ color: UIColor, in context: UIGraphicsImageRendererContext, _ draw: (CGContext) -> Void
  ) {
    color.setFill()
    draw(context.cgContext)
  }
}
