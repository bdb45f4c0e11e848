import Foundation
import LayoutCore

extension Annotations {
  /// Adds a label with its index path to every visible cell and supplementary view that has enough
  /// free space for it.
  mutating func addIndexPaths() {
    for shown in elements {
      guard let text = shown.element.indexLabel else { continue }
      let role: Label.Role = shown.element.kind == .cell ? .cell : .supplementary
      let corners = LabelOption.corners(of: shown.frame, size: metrics.size(text, role))
      let options = corners.map { $0.avoiding(page.words) }
      place(LabelRequest(text: text, role: role, options: options))
    }
  }
}

extension LayoutRecord.Element {
  /// The index path as text; nil for decoration views and captions.
  fileprivate var indexLabel: String? {
    let (section, item) = (indexPath.section, indexPath.item)
    return switch kind {
    case .cell: "\(section),\(item)"
    case .header: "header \(section)"
    case .footer: "footer \(section)"
    case .supplementary(let kind): "\(kind) \(section),\(item)"
    case .decoration, .caption: nil
    }
  }
}

extension LabelOption {
  /// Returns the options for a label in an element: the corners, beginning with the top right,
  /// where cells rarely have text, and then the middle.
  fileprivate static func corners(of rect: CGRect, size: CGSize) -> [LabelOption] {
    let margin: CGFloat = min(4, (rect.width - size.width) / 2, (rect.height - size.height) / 2)
    guard margin >= 0 else { return [] }
    let inner = rect.insetBy(dx: margin, dy: margin)
    let (right, bottom) = (inner.maxX - size.width, inner.maxY - size.height)
    let origins = [
      CGPoint(x: right, y: inner.minY), inner.origin, CGPoint(x: right, y: bottom),
      CGPoint(x: inner.minX, y: bottom),
      CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2),
    ]
    return origins.enumerated().map {
      LabelOption(frame: CGRect(origin: $1, size: size), cost: CGFloat($0))
    }
  }
}
