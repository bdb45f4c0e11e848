import Foundation

/// The view of a sheet: the presented controller's view, with rounded corners and a grabber over
/// it.
final class SheetView: UIView {
  private static let grabberSize = CGSize(width: 36, height: 5)

  let grabber = UIView()
  weak var presentation: UISheetPresentationController?
  /// The presented controller's view.
  var content: UIView? {
    didSet {
      guard let content else { return }
      content.frame = bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(content, at: 0)
    }
  }
  /// Whether the sheet is lower than the screen, in which case a navigation bar in it is higher.
  var isCard = true
  var showsGrabber = false { didSet { grabber.isHidden = !showsGrabber } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    traitOverrides.userInterfaceLevel = .elevated
    layer.cornerCurve = .continuous
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = Self.grabberSize.height / 2
    grabber.isHidden = true
    grabber.isUserInteractionEnabled = false
    addSubview(grabber)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    grabber.frame = CGRect(
      origin: CGPoint(x: (bounds.width - Self.grabberSize.width) / 2, y: 5),
      size: Self.grabberSize)
  }
}

/// The view that darkens the content behind a presented view; a tap on it calls a closure.
final class DimmingView: UIView {
  private let tapped: () -> Void

  init(tapped: @escaping () -> Void) {
    self.tapped = tapped
    super.init(frame: .zero)
    backgroundColor = UIColor {
      UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tapped() }
}
