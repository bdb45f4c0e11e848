import Foundation
import UIKit

/// A cell whose views are placed by constraints from a scene, which also determine its preferred
/// size.
final class ConstrainedCell: UICollectionViewCell, SceneCellView {
  private let picture = ScenePictureView()
  private let title = ConstrainedCell.label(.headline)
  private let subtitle = ConstrainedCell.label(.subheadline)
  private let detail = ConstrainedCell.label(.footnote)
  private var formats: [SceneCellFormat] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 10
    contentView.clipsToBounds = true
    picture.layer.cornerRadius = 6
  }

  required init?(coder: NSCoder) { nil }

  private static func label(_ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.numberOfLines = 0
    return label
  }

  private var views: [String: UIView] {
    ["image": picture, "title": title, "subtitle": subtitle, "detail": detail]
  }

  /// Places the views with constraint formats.
  ///
  /// A view that no format names is not shown.
  func arrange(by formats: [SceneCellFormat]) {
    // A reused cell already has the constraints of these formats.
    guard formats != self.formats else { return }
    self.formats = formats
    let views = views
    for name in Set(formats.flatMap(\.views)).sorted() {
      guard let view = views[name] else { continue }
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate(formats.flatMap { $0.constraints(between: views) })
  }

  func show(_ item: SceneItem) {
    picture.show(item.picture)
    (title.text, subtitle.text, detail.text) = (item.title, item.subtitle, item.detail)
    contentView.backgroundColor = item.color.map { UIColor($0) } ?? .secondarySystemBackground
    let ink = item.color.map { $0.isPale ? UIColor.black : .white }
    for label in [title, subtitle, detail] { label.textColor = ink ?? .label }
  }
}
