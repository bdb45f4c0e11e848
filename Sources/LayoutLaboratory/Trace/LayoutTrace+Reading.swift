import Foundation
import LayoutCore
import UIKit

extension LayoutTrace.Value {
  /// Converts an argument or a result; nil for `()`.
  @MainActor init?(_ value: Any, names: inout ObjectNames) {
    switch value {
    case is Void: return nil
    case let flag as Bool: self = .flag(flag)
    case let number as Int: self = .number(Double(number))
    case let number as CGFloat: self = .number(Double(number))
    case let point as CGPoint: self = .point(point)
    case let size as CGSize: self = .size(size)
    case let rect as CGRect: self = .rect(rect)
    case let insets as UIEdgeInsets: self = .insets(insets)
    case let path as IndexPath: self = .indexPath(path)
    case let paths as [IndexPath]: self = .indexPaths(paths)
    case let text as String: self = .text(text)
    case let attributes as UICollectionViewLayoutAttributes:
      self = .placement(LayoutTrace.Placement(attributes))
    case let attributes as [UICollectionViewLayoutAttributes]:
      self = .placements(attributes.map(LayoutTrace.Placement.init))
    case let context as UICollectionViewLayoutInvalidationContext:
      self = .context(LayoutTrace.Context(context))
    case let items as [UICollectionViewUpdateItem]: self = .changes(items.map(\.words))
    case let direction as UIUserInterfaceLayoutDirection: self = .text("\(direction)")
    case let object as NSObject: self = .object(names.name(of: object))
    default: self = .nothing
    }
  }
}

extension LayoutTrace.Placement {
  /// Copies the current values of attributes.
  @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(
      element: LayoutRecord.Element(attributes), alpha: attributes.alpha,
      isHidden: attributes.isHidden)
  }
}

extension LayoutTrace.Context {
  /// Copies the current values of a context.
  @MainActor init(_ context: UICollectionViewLayoutInvalidationContext) {
    self.init(className: "\(type(of: context))")
    invalidateEverything = context.invalidateEverything
    invalidateDataSourceCounts = context.invalidateDataSourceCounts
    invalidatedItemIndexPaths = context.invalidatedItemIndexPaths
    let named = [
      context.invalidatedSupplementaryIndexPaths, context.invalidatedDecorationIndexPaths,
    ]
    invalidatedViews = named.compactMap(\.self).flatMap { views in
      views.keys.sorted().map { LayoutTrace.NamedViews(kind: $0, indexPaths: views[$0] ?? []) }
    }
    contentOffsetAdjustment = context.contentOffsetAdjustment
    contentSizeAdjustment = context.contentSizeAdjustment
    guard let context = context as? UICollectionViewFlowLayoutInvalidationContext else { return }
    invalidateFlowLayoutAttributes = context.invalidateFlowLayoutAttributes
    invalidateFlowLayoutDelegateMetrics = context.invalidateFlowLayoutDelegateMetrics
  }
}

extension UICollectionViewUpdateItem {
  /// The update as text: `insert [0, 3]`, `move [0, 1] to [2, 0]`, `delete section 4`.
  @MainActor fileprivate var words: String {
    let paths = [indexPathBeforeUpdate, indexPathAfterUpdate].compactMap { $0?.words }
    let places = updateAction == .move ? paths.joined(separator: " to ") : paths.first ?? ""
    return "\(updateAction) \(places)"
  }
}

extension IndexPath {
  /// The index path as text: `[0, 3]`, or `section 3` if it represents a whole section.
  var words: String {
    if count == 2, self[1] == NSNotFound { return "section \(self[0])" }
    return "[" + map { "\($0)" }.joined(separator: ", ") + "]"
  }
}
