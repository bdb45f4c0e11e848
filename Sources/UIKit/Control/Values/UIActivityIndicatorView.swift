// Mirrors UIActivityIndicatorView (iOS 17). Missing: rotation.
public import Foundation

/// An activity indicator with spokes, 20 or 37 points wide (fact CT4).
///
/// Differs from UIKit: it does not rotate.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The style of an indicator: a size or, in the former styles, a size and a colour.
  public enum Style: Int, Sendable {
    /// The former large white style.
    case whiteLarge = 0
    /// The former white style.
    case white = 1
    /// The former grey style.
    case gray = 2
    case medium = 100
    case large = 101
  }

  /// Makes an indicator of the given style, in the style's size.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    prepare()
  }

  /// Makes an indicator of medium size with a frame.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    prepare()
  }

  /// Makes an indicator from a nib or a storyboard.
  ///
  /// Like UIKit's initialiser, it cannot return nil.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: coder.nib?.frame ?? .zero)
    if let decoder = coder.nib { decodeView(decoder) }
    prepareDrawing()
    decodeIndicator(coder)
  }

  override class var styledProperties: [StyledProperty] { super.styledProperties + ownStyles }
  private static let ownStyles: [StyledProperty] = [
    StyledProperty(
      UIActivityIndicatorView.self, get: { $0.ownColor }, set: { $0.color = $1 })
  ]

  /// The style, which determines the size and the default colour.
  ///
  /// The default is medium.
  open var style: Style {
    didSet {
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }
  /// Whether the indicator is hidden while it is stopped.
  ///
  /// The default is true.
  open var hidesWhenStopped = true { didSet { showOrHide() } }
  /// Whether the indicator has been started.
  open private(set) var isAnimating = false
  private(set) var ownColor: UIColor?
  /// The colour of the spokes.
  ///
  /// The default depends on the style: grey or white.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set {
      ownColor = newValue
      setNeedsDisplay()
    }
  }

  /// Starts the animation, and shows the indicator.
  open func startAnimating() {
    isAnimating = true
    showOrHide()
  }
  /// Stops the indicator, which hides it if `hidesWhenStopped` is true.
  open func stopAnimating() {
    isAnimating = false
    showOrHide()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    prepareDrawing()
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    showOrHide()
  }

  private func prepareDrawing() {
    isOpaque = false
    contentMode = .redraw
  }

  private func showOrHide() { isHidden = hidesWhenStopped && !isAnimating }

  /// The size for the style: 37 × 37 points if it is large, otherwise 20 × 20.
  open override var intrinsicContentSize: CGSize { style.size }
  /// Returns the size for the style, whatever the available size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  /// Draws eight spokes with decreasing opacity, beginning at the top.
  open override func draw(_ rect: CGRect) {
    let unit = style.size.width / 20
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    // The directions of the diagonals are computed without a sine function, whose results may
    // differ between math libraries.
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
