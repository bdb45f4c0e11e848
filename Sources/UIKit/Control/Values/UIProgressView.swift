// Mirrors UIProgressView (iOS 17). Missing: `observedProgress`.
public import Foundation

/// A line filled in proportion to a progress, 4 points high (fact CT3).
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The height of the line: 4 points, or 2.5 points in a bar.
  public enum Style: Int, Sendable {
    case `default` = 0
    /// A thinner line, for use in a bar.
    case bar = 1
  }

  /// Makes a progress view of the default style.
  ///
  /// Its height is that of the line.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
    self.frame.size.height = sizeThatFits(frame.size).height
  }

  /// Makes a progress view of the given style, 150 points wide.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 0))
    progressViewStyle = style
    frame.size.height = sizeThatFits(frame.size).height
  }

  /// Makes a progress view from a nib or a storyboard; returns nil for the coder of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    contentMode = .redraw
    coder.decode(NibTables.progressView, of: self)
  }

  override class var styledProperties: [StyledProperty] { super.styledProperties + ownStyles }
  private static let ownStyles: [StyledProperty] = [
    StyledProperty(\UIProgressView.progressTintColor),
    StyledProperty(\UIProgressView.trackTintColor),
  ]

  private var _progress: Float = 0

  /// The style, which determines the height and the ends of the line.
  ///
  /// The default is `default`.
  open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }
  /// The progress, limited to the range from 0 to 1.
  ///
  /// The default is 0.
  open var progress: Float {
    get { _progress }
    set {
      _progress = max(0, min(1, newValue))
      setNeedsDisplay()
    }
  }
  /// The colour of the filled part; nil means the tint colour.
  open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the unfilled part; nil means `systemFill`.
  open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The image drawn in the filled part instead of its colour.
  open var progressImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The image drawn in the whole track instead of its colour.
  open var trackImage: UIImage? { didSet { setNeedsDisplay() } }

  /// Sets the progress, limited to the range from 0 to 1.
  ///
  /// The change is not animated.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// The height of the line, 4 points or 2.5 in a bar.
  ///
  /// There is no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle == .bar ? 2.5 : 4)
  }
  /// Returns the available width and the height of the line.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
  /// Marks the view to be drawn in the new tint colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  /// Draws the track and its filled part.
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
