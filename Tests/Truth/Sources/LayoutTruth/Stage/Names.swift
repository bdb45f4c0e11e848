import UIKit

/// Descriptions of UIKit's arguments, without addresses and the same on every system.
@MainActor enum Names {
  static func path(_ path: IndexPath?) -> String {
    guard let path, path.count > 0 else { return "none" }
    return path.map { $0 == NSNotFound ? "none" : "\($0)" }.joined(separator: "-")
  }

  static func number(_ number: CGFloat) -> String {
    let rounded = (Double(number) * 1000).rounded() / 1000 + 0
    let text = "\(rounded)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  static func point(_ point: CGPoint) -> String { "(\(number(point.x)), \(number(point.y)))" }

  static func size(_ size: CGSize) -> String { "(\(number(size.width)), \(number(size.height)))" }

  static func rect(_ rect: CGRect) -> String {
    "(\([rect.minX, rect.minY, rect.width, rect.height].map(number).joined(separator: ", ")))"
  }

  static func insets(_ insets: UIEdgeInsets) -> String {
    "(\([insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: ", ")))"
  }

  static func element(_ attributes: UICollectionViewLayoutAttributes) -> String {
    ElementName(attributes).text
  }

  /// The flags of a context that are set.
  static func context(_ context: UICollectionViewLayoutInvalidationContext) -> String {
    var words: [String] = []
    if context.invalidateEverything { words.append("everything") }
    if context.invalidateDataSourceCounts { words.append("counts") }
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      if flow.invalidateFlowLayoutAttributes { words.append("attributes") }
      if flow.invalidateFlowLayoutDelegateMetrics { words.append("metrics") }
    }
    if let items = context.invalidatedItemIndexPaths {
      words.append("items " + items.map(path).sorted().joined(separator: " "))
    }
    if context.contentOffsetAdjustment != .zero {
      words.append("offset \(point(context.contentOffsetAdjustment))")
    }
    if context.contentSizeAdjustment != .zero {
      words.append("size \(size(context.contentSizeAdjustment))")
    }
    return words.isEmpty ? "nothing" : words.joined(separator: ", ")
  }

  static func update(_ item: UICollectionViewUpdateItem) -> String {
    let action =
      switch item.updateAction {
      case .insert: "insert"
      case .delete: "delete"
      case .reload: "reload"
      case .move: "move"
      default: "none"
      }
    return "\(action) \(path(item.indexPathBeforeUpdate)) → \(path(item.indexPathAfterUpdate))"
  }
}
