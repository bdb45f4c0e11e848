import LayoutCore
import RasterCore
import UIKit

/// A cell with the centred title and subtitle of an item on a rounded, coloured background.
///
/// The cell's fitting size is the size of this text with its margins.
final class LabelCell: UICollectionViewCell, SceneCellView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 8
    label.font = .systemFont(ofSize: 15, weight: .medium)
    label.textAlignment = .center
    label.numberOfLines = 0
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: SceneItem) {
    label.text = [item.title, item.subtitle].compactMap(\.self).joined(separator: "\n")
    contentView.backgroundColor = item.color.map { UIColor($0) } ?? .systemGray5
    label.textColor = item.color.map { $0.isPale ? .black : .white } ?? .label
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds.padded(Self.margin.width, Self.margin.height)
  }

  /// The horizontal and vertical distance between the text and the edges, in points.
  private static let margin = CGSize(width: 6, height: 4)

  /// Returns the size of the text and its margins, with the text wrapped at the line width of the
  /// layout.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (x, y) = (2 * Self.margin.width, 2 * Self.margin.height)
    let width = min(size.width, lineWidth ?? size.width)
    let text = label.sizeThatFits(CGSize(width: width - x, height: size.height - y))
    return CGSize(width: text.width + x, height: text.height + y)
  }
}

extension UICollectionViewCell {
  /// The width of the line in which a vertical flow layout has placed the cell; nil in any other
  /// layout.
  var lineWidth: CGFloat? {
    guard let view = superview as? UICollectionView, let path = view.indexPath(for: self),
      let layout = view.collectionViewLayout as? UICollectionViewFlowLayout,
      layout.scrollDirection == .vertical,
      case let sections = layout.sectionMeasures, sections.indices.contains(path.section)
    else { return nil }
    let inset = sections[path.section].inset
    return view.contentSize.width - inset.near - inset.far
  }
}

extension Color {
  /// Whether black text is more legible on the colour than white text: its luma is above 0.6.
  ///
  /// The weights are those of Rec. 601, applied directly to the sRGB components.
  var isPale: Bool { 0.299 * red + 0.587 * green + 0.114 * blue > 0.6 }
}
