// Mirrors UISlider (iOS 17). Missing: track images, styles of the Mac.
public import Foundation
import RasterCore

/// A control for selecting a value on a line.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The width and height of the knob in points.
  private static let knob: CGFloat = 27
  /// The distance by which the knob extends beyond the ends of the line, and the distance of its
  /// centre above the centre of the line (fact CT2).
  private static let overhang = CGSize(width: 2, height: 3.5 / 3)
  private static let line: CGFloat = 4
  /// The distance of the line from a side of the slider without an image.
  private static let inset: CGFloat = 3
  /// The shadow of the knob in points, measured in a picture of iOS 17.5 (fact CT2).
  private static let shadow: (offset: CGFloat, blur: CGFloat) = (4, 11)

  /// Makes a slider with values from 0 to 1.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  /// Makes a slider from a nib or a storyboard; returns nil for the coder of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    contentMode = .redraw
    coder.decode(NibTables.slider, of: self)
  }

  override class var styledProperties: [StyledProperty] { super.styledProperties + ownStyles }
  private static let ownStyles: [StyledProperty] = [
    StyledProperty(\UISlider.minimumTrackTintColor),
    StyledProperty(\UISlider.maximumTrackTintColor),
    StyledProperty(\UISlider.thumbTintColor),
  ]

  private var _value: Float = 0

  /// The value, limited to the range from `minimumValue` to `maximumValue`.
  ///
  /// The default is 0.
  open var value: Float {
    get { _value }
    set {
      _value = max(minimumValue, min(maximumValue, newValue))
      setNeedsDisplay()
    }
  }
  /// The minimum value.
  ///
  /// The default is 0. Setting it above the maximum raises the maximum too.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = _value
    }
  }
  /// The maximum value.
  ///
  /// The default is 1. Setting it below the minimum lowers the minimum too.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = _value
    }
  }
  /// Whether `valueChanged` is sent for each movement of a drag, and not only at its end.
  ///
  /// The default is true.
  open var isContinuous = true
  /// The colour of the line before the knob; nil means the tint colour.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the line after the knob; nil means `systemFill`.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the knob; nil means white.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The image to the left of the line.
  open var minimumValueImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The image to the right of the line.
  open var maximumValueImage: UIImage? { didSet { setNeedsDisplay() } }
  private var thumbs = StateValues<UIImage>()

  /// Sets the value without sending an event.
  ///
  /// The change is not animated.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Sets the image of the knob for a state.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbs[state] = image
    setNeedsDisplay()
  }
  /// Returns the image of the knob for a state, or that of the normal state if none was set; nil if
  /// both are missing.
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbs.shown(in: state) }
  /// The image of the knob for the current state; nil draws a round knob.
  open var currentThumbImage: UIImage? { thumbs.shown(in: _state) }

  /// The height of the alignment rectangle, 33 points; the frame is 34 points high (fact CT2).
  ///
  /// There is no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 33)
  }
  /// Returns the available width and a height of 34 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 34)
  }
  /// The insets of the alignment rectangle: the frame is 1 point higher, and extends 2 points on
  /// both sides.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }
  override func stateDidChange() { setNeedsDisplay() }
  /// Marks the slider to be drawn in the new tint colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  /// Returns the rectangle of `minimumValueImage`.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = minimumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  /// Returns the rectangle of `maximumValueImage`.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }
  /// Returns the rectangle of the line.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let (low, high) = (minimumValueImage, maximumValueImage)
    let before = low == nil ? Self.inset : minimumValueImageRect(forBounds: bounds).width + 11
    let after = high == nil ? Self.inset : maximumValueImageRect(forBounds: bounds).width + 11
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
    let over = currentThumbImage == nil ? Self.overhang : .zero
    return CGRect(
      x: rect.minX - over.width + (rect.width + 2 * over.width - size.width) * place,
      y: rect.midY - over.height - size.height / 2, width: size.width, height: size.height)
  }

  /// The distance of the finger from the knob's centre while the knob is dragged.
  private var grip: CGFloat?

  /// Returns whether a touch begins on the knob, which then follows it (fact CT16).
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    let knob = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    guard knob.contains(place), super.beginTracking(touch, with: event) else { return false }
    grip = place.x - knob.midX
    return true
  }
  /// Moves the knob with the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event), let grip else { return false }
    let old = value
    value = value(at: touch.location(in: self).x - grip)
    if isContinuous, value != old { sendActions(for: .valueChanged, with: event) }
    return true
  }
  /// Sends `valueChanged` at the end of a drag if `isContinuous` is false.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    grip = nil
    if !isContinuous { sendActions(for: .valueChanged, with: event) }
  }

  /// Returns the value for which the knob's centre has an x coordinate.
  private func value(at x: CGFloat) -> Float {
    let track = trackRect(forBounds: bounds)
    let ends = [minimumValue, maximumValue].map {
      thumbRect(forBounds: bounds, trackRect: track, value: $0).midX
    }
    guard ends[0] != ends[1] else { return value }
    return minimumValue
      + Float((x - ends[0]) / (ends[1] - ends[0])) * (maximumValue - minimumValue)
  }

  /// The rectangle of the knob with its shadow; a knob with an image has no shadow.
  var knobFrame: CGRect {
    let knob = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    return currentThumbImage == nil
      ? knob.offsetBy(dx: 0, dy: Self.shadow.offset).insetBy(
        dx: -Self.shadow.blur, dy: -Self.shadow.blur)
      : knob
  }

  /// Draws the line, the images and the knob.
  ///
  /// This replaces `draw(_:)`, which would be clipped to the bounds: the knob's shadow extends
  /// beyond them.
  override func recordOwnContents(into canvas: Canvas) {
    let rect = thumbRect(
      forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    traitCollection._performAsCurrent {
      ContextStack.with(CGContext(canvas)) {
        // The slider is drawn as one group, so that the line does not show through the knob if both
        // are faded.
        drawPaleIfDisabled {
          drawLine()
          drawKnob(in: rect)
        }
      }
    }
  }

  private func drawLine() {
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
  }

  private func drawImages() {
    minimumValueImage?.draw(in: minimumValueImageRect(forBounds: bounds))
    maximumValueImage?.draw(in: maximumValueImageRect(forBounds: bounds))
  }

  private func drawKnob(in rect: CGRect) {
    if let image = currentThumbImage { return image.draw(in: rect) }
    UIGraphicsGetCurrentContext()?.setShadow(
      offset: CGSize(width: 0, height: Self.shadow.offset), blur: Self.shadow.blur,
      color: UIColor(white: 0, alpha: 0.2).cgColor)
    (thumbTintColor ?? .white).setFill()
    UIBezierPath(ovalIn: rect).fill()
  }
}
