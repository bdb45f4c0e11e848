// Mirrors UISwitch (iOS 17). Missing: titles, styles of the Mac.
public import Foundation

/// A control that is on or off.
///
/// Its size is 51 × 31 points (fact CT1).
@preconcurrency @MainActor
open class UISwitch: UIControl {
  static let size = CGSize(width: 51, height: 31)

  /// Makes a switch that is off.
  ///
  /// The size of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    isOpaque = false
    contentMode = .redraw
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// Makes a switch from a nib or a storyboard; returns nil for the coder of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    contentMode = .redraw
    frame.size = Self.size
    coder.decode(NibTables.toggle, of: self)
  }

  override class var styledProperties: [StyledProperty] { super.styledProperties + ownStyles }
  private static let ownStyles: [StyledProperty] = [
    StyledProperty(\UISwitch.onTintColor),
    StyledProperty(\UISwitch.thumbTintColor),
  ]

  /// Whether the switch is on.
  ///
  /// The default is false.
  open var isOn = false { didSet { setNeedsDisplay() } }
  /// The colour of the track while the switch is on; nil means `systemGreen`.
  open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the knob; nil means white.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Inert: the image for the on state, which iOS does not show either.
  open var onImage: UIImage?
  /// Inert: the image for the off state, which iOS does not show either.
  open var offImage: UIImage?

  /// Sets whether the switch is on, without sending an event.
  ///
  /// The change is not animated.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The size of the alignment rectangle, 49 × 31 points.
  ///
  /// It is 2 points narrower than the frame (fact CT1).
  open override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }
  /// The insets of the alignment rectangle: the frame extends 2 points further to the right.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }
  /// Returns the fixed size of 51 × 31 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  override func stateDidChange() { setNeedsDisplay() }

  /// Toggles the switch and sends its events (fact CT10).
  override func tapped(at point: CGPoint, with event: UIEvent?) {
    isOn.toggle()
    sendValueChanged(event)
  }

  /// Draws the track and the knob.
  open override func draw(_ rect: CGRect) { drawPaleIfDisabled(drawSwitch) }

  private func drawSwitch() {
    let track = CGRect(origin: .zero, size: Self.size)
    let shape = UIBezierPath(roundedRect: track, cornerRadius: track.height / 2)
    (isOn ? onTintColor ?? .systemGreen : .secondarySystemFill).setFill()
    shape.fill()
    // The clip limits the knob's shadow to the track.
    shape.addClip()
    let side = track.height - 4
    let isAtEnd = isOn != isRightToLeft
    let knob = CGRect(x: isAtEnd ? track.maxX - 2 - side : 2, y: 2, width: side, height: side)
    UIGraphicsGetCurrentContext()?.setShadow(
      offset: CGSize(width: 0, height: 3), blur: 8, color: UIColor(white: 0, alpha: 0.15).cgColor)
    (thumbTintColor ?? .white).setFill()
    UIBezierPath(ovalIn: knob).fill()
  }
}
