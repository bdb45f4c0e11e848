import Foundation
import StandIns
import UIKit

/// The colours for a view outside its app, which replace app colours that are unknown.
///
/// ```
/// an unknown background colour        the secondary system background
/// an unknown text colour              the label colour
/// white text without a background     a dark backdrop, as probably in the app
/// ```
///
/// Otherwise a text could have the colour of its background.
@MainActor enum ReadableColors {
  /// The contrast ratio from which a text counts as visible.
  private static let least: CGFloat = 1.3

  /// Makes the colours of the views in a window readable.
  static func settle(_ content: Preview.Content, in window: UIWindow) {
    window.subviews.forEach(settle)
    switch content {
    case .view(let view): view.superview.map { settleBackdrop(of: view, $0) }
    case .controller(let controller):
      controller.viewIfLoaded.map { settleBackdrop(of: $0, $0) }
    case .layout: break
    }
  }

  private static func isPlain(_ color: UIColor?) -> Bool { color === SampleColor.plain }

  private static func settle(_ view: UIView) {
    if isPlain(view.backgroundColor) {
      view.backgroundColor =
        view.superview is UIWindow ? .systemBackground : .secondarySystemBackground
    }
    switch view {
    case let label as UILabel where isPlain(label.textColor): label.textColor = .label
    case let field as UITextField where isPlain(field.textColor): field.textColor = .label
    case let text as UITextView where isPlain(text.textColor): text.textColor = .label
    case let button as UIButton where isPlain(button.titleColor(for: .normal)):
      button.setTitleColor(.tintColor, for: .normal)
    default: break
    }
    view.subviews.forEach(settle)
  }

  // MARK: The colours behind texts

  /// Inverts the lightness of the backdrop of a view if all texts in front of it have too little
  /// contrast to be seen.
  private static func settleBackdrop(of view: UIView, _ backdrop: UIView) {
    let isOwn = view === backdrop
    // A controller's view that has an opaque background is not changed.
    if isOwn, alpha(of: view.backgroundColor, in: view) > 0.5 { return }
    let behind: CGFloat = isOwn ? 0 : luminance(of: .systemBackground, in: view)
    let texts = luminances(in: view, isRoot: true)
    guard !texts.isEmpty, texts.allSatisfy({ ratio($0, behind) < least }) else { return }
    backdrop.backgroundColor = behind > 0.5 ? UIColor(white: 0.11, alpha: 1) : .systemBackground
  }

  /// Returns the luminances of the visible labels in front of the backdrop that have no opaque view
  /// between them and the backdrop; −1 if the view itself is opaque.
  private static func luminances(in view: UIView, isRoot: Bool) -> [CGFloat] {
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    if alpha(of: view.backgroundColor, in: view) > 0.5 { return isRoot ? [-1] : [] }
    var own: [CGFloat] = []
    if let label = view as? UILabel, !PreviewInk.isBlank(label.text), let color = label.textColor {
      own = [luminance(of: color, in: label)]
    }
    return own + view.subviews.flatMap { luminances(in: $0, isRoot: false) }
  }

  private static func ratio(_ one: CGFloat, _ other: CGFloat) -> CGFloat {
    // A negative luminance means that the view is opaque: it hides the backdrop, whose colour then
    // has no effect on the texts.
    guard one >= 0 else { return .infinity }
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  private static func alpha(of color: UIColor?, in view: UIView) -> CGFloat {
    var alpha: CGFloat = 0
    color?.resolvedColor(with: view.traitCollection)
      .getRed(nil, green: nil, blue: nil, alpha: &alpha)
    return alpha
  }

  /// Returns the relative luminance of a colour, from 0 to 1, with the weights of sRGB.
  private static func luminance(of color: UIColor, in view: UIView) -> CGFloat {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    color.resolvedColor(with: view.traitCollection)
      .getRed(&red, green: &green, blue: &blue, alpha: nil)
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  private static func linear(_ value: CGFloat) -> CGFloat {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
