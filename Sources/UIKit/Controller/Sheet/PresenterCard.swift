import Foundation
import RasterCore

/// The presenting controller's view as shown behind a sheet of full height: smaller, with rounded
/// corners, on black.
///
/// The presenting controller's view keeps its size, because resizing would change its layout; the
/// card covers that view, and shows a smaller drawing of it.
final class PresenterCard: UIView {
  private static let side: CGFloat = 16
  private static let radius: CGFloat = 10

  private weak var presenter: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .black
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a copy of the presenting controller's view if it covers the container; otherwise, and
  /// for nil, hides this view.
  func show(_ controller: UIViewController?, in container: UIView) {
    let view = controller?.viewIfLoaded
    let covers = view.map { $0.superview === container.superview && $0.frame == container.frame }
    presenter = covers == true ? view : nil
    isHidden = presenter == nil
    frame = container.bounds
  }

  override func recordOwnContents(into canvas: Canvas) {
    guard let presenter, bounds.width > 2 * Self.side else { return }
    let scale = (bounds.width - 2 * Self.side) / bounds.width
    canvas.save()
    canvas.translate(x: Self.side, y: (superview?.safeAreaInsets.top ?? 0))
    canvas.scale(x: scale, y: scale)
    canvas.clip(to: Path(roundedRect: bounds, radius: Self.radius / scale))
    canvas.draw(presenter.drawing())
    canvas.restore()
  }
}
