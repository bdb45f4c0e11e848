import Foundation

/// The background of a bar with its hairline.
///
/// By default the background is translucent like the system's, but the content behind it is not
/// blurred.
final class BarBackground: UIView {
  /// The side of the bar on which the hairline is.
  enum Side { case above, below }

  private let hairline = UIView()
  /// The view of the background image; nil if none is shown.
  private var picture: UIImageView?
  private var shadow: UIImageView?
  private let side: Side

  init(hairline side: Side) {
    self.side = side
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    hairline.backgroundColor = Self.line
    addSubview(hairline)
    apply(nil, tint: nil, isTranslucent: true)
  }

  required init?(coder: NSCoder) { nil }

  var hasHairline: Bool {
    get { !hairline.isHidden }
    set { hairline.isHidden = !newValue }
  }

  /// Sets the colours from an appearance or a tint; if both are nil, the system's colours are used.
  func apply(_ look: UIBarAppearance?, tint: UIColor?, isTranslucent: Bool) {
    hairline.backgroundColor = look.map(\.shadowColor) ?? Self.line
    layer.state.isMaterial =
      isTranslucent && look?.background != .opaque && look?.backgroundColor == nil
    backgroundColor =
      look?.backgroundColor ?? tint
      ?? {
        switch look?.background ?? .system {
        case .system: isTranslucent ? Self.translucent : Self.opaque
        case .opaque: Self.opaque
        case .transparent: nil
        }
      }()
  }

  /// Removes the colours, the images and the hairline, as in a bar whose content is scrolled to its
  /// edge (fact E39).
  func clear() {
    let look = UIBarAppearance()
    look.configureWithTransparentBackground()
    apply(look, tint: nil, isTranslucent: true)
    hasHairline = false
    show(nil, shadow: nil, over: nil)
  }

  /// The first version of iOS in which a bar without a large title is clear while its content is
  /// scrolled to its edge.
  static let firstWithEdge = 15

  /// Shows an image instead of the background colour, and an image instead of the hairline; nil
  /// shows the colour or the hairline.
  ///
  /// The images of an appearance take precedence, and its background image is in front of the
  /// colour (fact K31).
  func show(_ image: UIImage?, shadow line: UIImage?, over look: UIBarAppearance?) {
    let line = look?.shadowImage ?? line
    show(look?.backgroundImage ?? image, in: &picture)
    picture?.contentMode = look?.backgroundImageContentMode ?? .scaleToFill
    picture?.clipsToBounds = true
    show(line, in: &shadow)
    shadow?.tintColor = look?.shadowColor
    if image != nil, look?.backgroundImage == nil { backgroundColor = nil }
    if line != nil { hasHairline = false }
    setNeedsLayout()
  }

  private func show(_ image: UIImage?, in view: inout UIImageView?) {
    guard let image else {
      view?.removeFromSuperview()
      return view = nil
    }
    let shown = view ?? UIImageView()
    shown.image = image
    view = shown
    insertSubview(shown, at: 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture?.frame = bounds
    let depth = shadow?.image?.size.height ?? 0
    shadow?.frame = CGRect(
      x: 0, y: side == .below ? bounds.height : -depth, width: bounds.width, height: depth)
    // The hairline is one pixel high and outside the bar, so it does not reduce the bar's height.
    let height = 1 / max(1, traitCollection.displayScale)
    hairline.frame = CGRect(
      x: 0, y: side == .below ? bounds.height : -height, width: bounds.width, height: height)
  }

  private static let opaque = UIColor(light: 0xF9F9F9, dark: 0x1D1D1F)
  private static let translucent = UIColor(light: 0xF9F9F9, dark: 0x1D1D1F, alpha: (0.94, 0.94))
  static let line = UIColor(light: 0x000000, dark: 0xFFFFFF, alpha: (0.3, 0.15))
}
