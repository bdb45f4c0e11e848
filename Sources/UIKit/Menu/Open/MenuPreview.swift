import Foundation
import QuartzCore

/// The preview of a context menu: a copy of the touched view, or a controller's view.
final class MenuPreview: UIView {
  private static let radius: CGFloat = 13

  private let content: UIView
  /// The size of the touched view, or the preferred size of the controller, in points; nil if the
  /// controller specifies none.
  let naturalSize: CGSize?
  /// The original position of the preview; nil means that of the view that opened the menu.
  let origin: UIPreviewTarget?

  /// Makes a preview of a controller's view.
  init(_ controller: UIViewController) {
    content = controller.view
    naturalSize =
      controller.preferredContentSize == .zero ? nil : controller.preferredContentSize
    origin = nil
    super.init(frame: .zero)
    addContent(color: .systemBackground, radius: Self.radius)
  }

  /// Makes a preview of a view, limited to its visible part.
  init(_ preview: UITargetedPreview) {
    content = preview.view.snapshotView(afterScreenUpdates: true) ?? UIView()
    naturalSize = preview.size
    origin = preview.target
    super.init(frame: .zero)
    let own = preview.view.layer.cornerRadius
    addContent(color: preview.parameters.backgroundColor, radius: own > 0 ? own : Self.radius)
    guard let path = preview.parameters.visiblePath else { return }
    layer.cornerRadius = 0
    let mask = CAShapeLayer()
    mask.path = path.cgPath
    layer.mask = mask
  }

  required init?(coder: NSCoder) { nil }

  private func addContent(color: UIColor?, radius: CGFloat) {
    backgroundColor = color
    layer.cornerRadius = radius
    layer.cornerCurve = .continuous
    clipsToBounds = true
    isUserInteractionEnabled = false
    addSubview(content)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }
}
