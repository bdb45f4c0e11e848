import Foundation
import RasterCore

extension UIView {
  /// Returns a view that shows this view's current appearance as a picture, stretched to the bounds
  /// of the returned view.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let bounds = CGRect(origin: .zero, size: bounds.size)
    return SnapshotView(RecordedDisplay(drawing: drawing(), bounds: bounds), at: frame.origin)
  }
}

/// A view that shows a recorded drawing.
final class SnapshotView: UIView {
  private let display: RecordedDisplay

  init(_ display: RecordedDisplay, at origin: CGPoint) {
    self.display = display
    super.init(frame: CGRect(origin: origin, size: display.bounds.size))
  }

  required init?(coder: NSCoder) { nil }

  override func recordOwnContents(into canvas: Canvas) {
    guard !display.bounds.isEmpty else { return }
    canvas.save()
    canvas.scale(
      x: bounds.width / display.bounds.width, y: bounds.height / display.bounds.height)
    canvas.clip(to: display.bounds)
    canvas.draw(display.drawing)
    canvas.restore()
  }
}
