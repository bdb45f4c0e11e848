// Mirrors UISwitch (iOS 17). Missing: titles, styles of the Mac.
public import Foundation

/// A control that is on or off, 51 × 31 points whatever its frame (fact CT1).
@preconcurrency @MainActor
open class UISwitch: UIControl {
  static let size = CGSize(width: 51, height: 31)

  /// Makes a switch that is off; only the frame's origin counts.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    isOpaque = false
    contentMode = .redraw
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// Returns nil: there are no archives to read.
  public required init?(coder: NSCoder) { nil }

  override class var styledProperties: [StyledProperty] { super.styledProperties + ownStyles }
  private static let ownStyles: [StyledProperty] = [
    StyledProperty(\UISwitch.onTintColor),
    StyledProperty(\UISwitch.thumbTintColor),
  ]

  /// Whether the switch is on; default false.
  open var isOn = false { didSet { setNeedsDisplay() } }
  /// The colour of the track when on; default `systemGreen`.
  open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the knob; default white.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Inert: a picture for on, which iOS does not show either.
  open var onImage: UIImage?
  /// Inert: a picture for off, which iOS does not show either.
  open var offImage: UIImage?

  /// Turns the switch on or off, without sending an event.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// 49 × 31: the alignment rectangle is 2 narrower than the frame (fact CT1).
  open override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }
  /// The track's end is 2 points before the frame's.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }
  /// Returns 51 × 31.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  override func stateDidChange() { setNeedsDisplay() }

  /// The other value than before (fact CT10).
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
    // The knob's shadow falls on the track alone.
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
