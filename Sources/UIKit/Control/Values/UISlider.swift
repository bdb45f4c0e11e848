// Mirrors UISlider (iOS 17). Missing: images of the track for states, styles of the Mac.
public import Foundation

/// A control for a value on a line.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The side of the knob (fact CT2).
  private static let knob: CGFloat = 28
  private static let line: CGFloat = 4

  /// Makes a slider from 0 to 1.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  /// Returns nil: there are no archives to read.
  public required init?(coder: NSCoder) { nil }

  override class var styledProperties: [StyledProperty] { super.styledProperties + ownStyles }
  private static let ownStyles: [StyledProperty] = [
    StyledProperty(\UISlider.minimumTrackTintColor),
    StyledProperty(\UISlider.maximumTrackTintColor),
    StyledProperty(\UISlider.thumbTintColor),
  ]

  private var _value: Float = 0

  /// The value, kept between its limits; default 0.
  open var value: Float {
    get { _value }
    set {
      _value = max(minimumValue, min(maximumValue, newValue))
      setNeedsDisplay()
    }
  }
  /// The least value, default 0; setting it above the greatest value raises that too.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = _value
    }
  }
  /// The greatest value, default 1; setting it below the least value lowers that too.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = _value
    }
  }
  /// Inert: whether actions are called while the knob moves; default true.
  open var isContinuous = true
  /// The colour of the line before the knob; default the tint.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the line after the knob; default `systemFill`.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the knob; default white.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The image before the line.
  open var minimumValueImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The image after the line.
  open var maximumValueImage: UIImage? { didSet { setNeedsDisplay() } }
  private var thumbs = StateValues<UIImage>()

  /// Sets the value, without sending an event.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Sets the image of the knob in a state.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbs[state] = image
    setNeedsDisplay()
  }
  /// Returns the image of the knob in a state.
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbs.shown(in: state) }
  /// The image of the knob now.
  open var currentThumbImage: UIImage? { thumbs.shown(in: _state) }

  /// Any width, 33 high between alignment rectangles and 34 as a frame (fact CT2).
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 33)
  }
  /// Returns the width that is there, and 34.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 34)
  }
  /// The frame is 1 point higher than the alignment rectangle, and 2 wider at both sides.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }
  override func stateDidChange() { setNeedsDisplay() }
  /// Draws the line in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  /// Returns the rectangle of the image before the line.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = minimumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  /// Returns the rectangle of the image after the line.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }
  /// Returns the rectangle of the line.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let before = minimumValueImage == nil ? 2 : minimumValueImageRect(forBounds: bounds).width + 11
    let after = maximumValueImage == nil ? 2 : maximumValueImageRect(forBounds: bounds).width + 11
    return CGRect(
      x: bounds.minX + before, y: bounds.midY - Self.line / 2,
      width: max(0, bounds.width - before - after), height: Self.line)
  }
  /// Returns the rectangle of the knob for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: Self.knob, height: Self.knob)
    let range = maximumValue - minimumValue
    let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let place = isRightToLeft ? 1 - share : share
    return CGRect(
      x: rect.minX + (rect.width - size.width) * place, y: rect.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Draws the line, the knob and the images.
  open override func draw(_ rect: CGRect) { drawPaleIfDisabled(drawSlider) }

  private func drawSlider() {
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let (low, high) = track.divided(
      atDistance: thumb.midX - track.minX, from: .minXEdge)
    let colors = [minimumTrackTintColor ?? tintColor, maximumTrackTintColor ?? .systemFill]
    for (part, color) in zip([low, high], isRightToLeft ? colors.reversed() : colors) {
      color?.setFill()
      UIBezierPath(roundedRect: part, cornerRadius: Self.line / 2).fill()
    }
    drawImages()
    drawKnob(in: thumb)
  }

  private func drawImages() {
    minimumValueImage?.draw(in: minimumValueImageRect(forBounds: bounds))
    maximumValueImage?.draw(in: maximumValueImageRect(forBounds: bounds))
  }

  private func drawKnob(in rect: CGRect) {
    if let image = currentThumbImage { return image.draw(in: rect) }
    UIGraphicsGetCurrentContext()?.setShadow(
      offset: CGSize(width: 0, height: 0.5), blur: 4,
      color: UIColor(white: 0, alpha: 0.3).cgColor)
    (thumbTintColor ?? .white).setFill()
    UIBezierPath(ovalIn: rect).fill()
  }
}
