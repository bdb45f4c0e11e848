// Mirrors UIActivityIndicatorView (iOS 17). Missing: turning.
public import Foundation

/// Spokes that indicate an activity, 20 or 37 points wide (fact CT4).
///
/// Differs from UIKit: it stands still.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size, and the former colours.
  public enum Style: Int, Sendable {
    /// The former large and white one.
    case whiteLarge = 0
    /// The former white one.
    case white = 1
    /// The former grey one.
    case gray = 2
    case medium = 100
    case large = 101
  }

  /// Makes an indicator of a style, of its size.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    prepare()
  }

  /// Makes an indicator of medium size.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    prepare()
  }

  /// Returns nil: there are no archives to read.
  public required init?(coder: NSCoder) { nil }

  override class var styledProperties: [StyledProperty] { super.styledProperties + ownStyles }
  private static let ownStyles: [StyledProperty] = [
    StyledProperty(
      UIActivityIndicatorView.self, get: { $0.ownColor }, set: { $0.color = $1 })
  ]

  /// The style; default medium.
  open var style: Style {
    didSet {
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }
  /// Whether the view is hidden while it does not animate; default true.
  open var hidesWhenStopped = true { didSet { showOrHide() } }
  /// Whether the indicator animates.
  open private(set) var isAnimating = false
  private(set) var ownColor: UIColor?
  /// The colour of the spokes; default a grey.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set {
      ownColor = newValue
      setNeedsDisplay()
    }
  }

  /// Shows the indicator.
  open func startAnimating() {
    isAnimating = true
    showOrHide()
  }
  /// Hides the indicator, unless it stays.
  open func stopAnimating() {
    isAnimating = false
    showOrHide()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    showOrHide()
  }

  private func showOrHide() { isHidden = hidesWhenStopped && !isAnimating }

  /// The size of the style.
  open override var intrinsicContentSize: CGSize { style.size }
  /// Returns the size of the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  /// Draws eight spokes, the first the darkest.
  open override func draw(_ rect: CGRect) {
    let unit = style.size.width / 20
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    // The diagonals by numbers: no library's sine decides about a pixel.
    let half = 0.5.squareRoot()
    let directions: [(CGFloat, CGFloat)] = [
      (0, -1), (half, -half), (1, 0), (half, half), (0, 1), (-half, half), (-1, 0), (-half, -half),
    ]
    for (index, direction) in directions.enumerated() {
      let spoke = UIBezierPath()
      spoke.lineWidth = 2.5 * unit
      spoke.lineCapStyle = .round
      for distance in [5 * unit, 8.5 * unit] {
        let point = CGPoint(
          x: middle.x + direction.0 * distance, y: middle.y + direction.1 * distance)
        if spoke.isEmpty { spoke.move(to: point) } else { spoke.addLine(to: point) }
      }
      color.withAlphaComponent(1 - 0.1 * CGFloat(index)).setStroke()
      spoke.stroke()
    }
  }
}

extension UIActivityIndicatorView.Style {
  fileprivate var size: CGSize {
    let side: CGFloat = self == .large || self == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }

  fileprivate var color: UIColor {
    self == .white || self == .whiteLarge ? .white : .systemGray
  }
}
