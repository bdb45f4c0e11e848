// Mirrors UIProgressView (iOS 17). Missing: observing a Progress.
public import Foundation

/// A line that is filled in proportion to a progress, 4 points high (fact CT3).
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The position of the line.
  public enum Style: Int, Sendable {
    case `default` = 0
    /// In a bar; thinner.
    case bar = 1
  }

  /// Makes a line of the default style.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
    self.frame.size.height = sizeThatFits(frame.size).height
  }

  /// Makes a line of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 0))
    progressViewStyle = style
    frame.size.height = sizeThatFits(frame.size).height
  }

  /// Returns nil: there are no archives to read.
  public required init?(coder: NSCoder) { nil }

  override class var styledProperties: [StyledProperty] { super.styledProperties + ownStyles }
  private static let ownStyles: [StyledProperty] = [
    StyledProperty(\UIProgressView.progressTintColor),
    StyledProperty(\UIProgressView.trackTintColor),
  ]

  private var _progress: Float = 0

  /// The style; default the default one.
  open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }
  /// The progress, from 0 to 1; default 0.
  open var progress: Float {
    get { _progress }
    set {
      _progress = max(0, min(1, newValue))
      setNeedsDisplay()
    }
  }
  /// The colour of the filled part; default the tint.
  open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the rest; default `systemFill`.
  open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The image of the filled part.
  open var progressImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The image of the rest.
  open var trackImage: UIImage? { didSet { setNeedsDisplay() } }

  /// Sets the progress, from 0 to 1.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// Any width, 4 high, in a bar 2.5.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle == .bar ? 2.5 : 4)
  }
  /// Returns the width that is there, and the height of the line.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
  /// Draws the line in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  /// Draws the line.
  open override func draw(_ rect: CGRect) {
    draw(bounds, trackTintColor ?? .systemFill, trackImage)
    var filled = bounds
    filled.size.width *= CGFloat(progress)
    if filled.width > 0 { draw(mirrored(filled), progressTintColor ?? tintColor, progressImage) }
  }

  private func draw(_ rect: CGRect, _ color: UIColor, _ image: UIImage?) {
    if let image { return image.draw(in: rect) }
    color.setFill()
    let radius = progressViewStyle == .bar ? 0 : min(rect.width, rect.height) / 2
    UIBezierPath(roundedRect: rect, cornerRadius: radius).fill()
  }
}
