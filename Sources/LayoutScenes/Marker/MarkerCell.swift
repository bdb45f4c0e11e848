import Foundation
import UIKit

/// A cell that looks like a plant marker, the stick in a nursery pot: picture, names and facts.
final class MarkerCell: UICollectionViewCell, SceneCellView {
  private let stick = MarkerStickView()
  private let picture = ScenePictureView()
  private let title = UILabel()
  private let subtitle = UILabel()
  private let facts = FactsView()
  private let detail = UILabel()
  private var hasPicture = false
  private var hasFacts = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .systemFont(ofSize: 16, weight: .bold)
    title.textColor = MarkerColors.ink
    subtitle.font = .systemFont(ofSize: 11, weight: .medium)
    detail.font = .systemFont(ofSize: 10.5)
    detail.textColor = MarkerColors.faintInk
    detail.numberOfLines = 0
    contentView.addSubview(stick)
    picture.margin = 7
    for view in [picture, title, subtitle, facts, detail] { stick.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: SceneItem) {
    let color = item.color.map { UIColor($0) } ?? .systemGreen
    stick.color = color
    picture.show(item.picture)
    title.text = item.title
    subtitle.text = item.subtitle
    subtitle.textColor = MarkerColors.readable(color)
    facts.show(item.facts, in: color)
    hasPicture = item.picture != nil
    hasFacts = !item.facts.isEmpty
    detail.text = item.detail
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The stick's view is laid out first, because its bounds determine the frame of the plate, on
    // which the other views are placed.
    stick.frame = contentView.bounds
    let layout = MarkerLayout(
      plate: MarkerStick(bounds: stick.bounds).plate, hasPicture: hasPicture, hasFacts: hasFacts)
    stick.panel = layout.picture
    picture.frame = layout.picture
    title.frame = layout.title
    subtitle.frame = layout.subtitle
    facts.frame = layout.facts
    detail.frame = layout.detail
    alignDetailToTop(in: layout.detail)
  }

  /// Adjusts the frame of the detail label to its text, which would otherwise be centred vertically
  /// and not begin directly below the line above.
  private func alignDetailToTop(in available: CGRect) {
    let line = detail.font.lineHeight
    let lines = max(1, (available.height / line).rounded(.down))
    let wanted = detail.sizeThatFits(CGSize(width: available.width, height: .infinity)).height
    detail.frame.size.height = min(wanted, (lines * line).rounded(.up), available.height)
  }
}
