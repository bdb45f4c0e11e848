// Mirrors NSCollectionLayoutGroup and NSCollectionLayoutGroupCustomItem (iOS 17). Missing: nothing.
public import Foundation
import LayoutCore

/// The closure that returns the frames of a custom group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// A row or a column of items, or a custom arrangement.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The way in which the group arranges its items.
  private enum Arrangement {
    case line(Axis, CompositionalGroup.Count)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  private let arrangement: Arrangement
  /// The items; if their number is not given, they are repeated in order until the group is full.
  ///
  /// A custom group has none.
  public let subitems: [NSCollectionLayoutItem]
  /// The distance between two items.
  ///
  /// The default is nil, which means no distance.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  /// The supplementary views of the group, which appear once for each repetition of the group (fact
  /// CL30).
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { super.supplementaryItems = newValue }
  }

  private init(
    _ arrangement: Arrangement, _ layoutSize: NSCollectionLayoutSize,
    _ subitems: [NSCollectionLayoutItem]
  ) {
    self.arrangement = arrangement
    self.subitems = subitems
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Returns a group with a row of items, which are repeated in order until the row is full (fact
  /// CL18).
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.line(.horizontal, .whileThereIsRoom), layoutSize, subitems)
  }

  /// Returns a group with a row of a fixed number of equal items; their width is computed (facts
  /// CL19 to CL22).
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.line(.horizontal, .computingLengths(count)), layoutSize, [subitem])
  }

  /// Returns a group with a row of one item, repeated at its own size (fact CL25).
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.line(.horizontal, .repeating(count)), layoutSize, [subitem])
  }

  /// Returns a group with a column of items, which are repeated in order until the column is full
  /// (fact CL18).
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.line(.vertical, .whileThereIsRoom), layoutSize, subitems)
  }

  /// Returns a group with a column of a fixed number of equal items; their height is computed
  /// (facts CL19 to CL22).
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.line(.vertical, .computingLengths(count)), layoutSize, [subitem])
  }

  /// Returns a group with a column of one item, repeated at its own size (fact CL25).
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.line(.vertical, .repeating(count)), layoutSize, [subitem])
  }

  /// Returns a row in which an item is repeated at its own size.
  ///
  /// In the first version of iOS 16, `horizontal(layoutSize:repeatingSubitem:count:)` had this
  /// name.
  public class func horizontalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: size, repeatingSubitem: subitem, count: count)
  }

  /// Returns a column in which an item is repeated at its own size.
  ///
  /// In the first version of iOS 16, `vertical(layoutSize:repeatingSubitem:count:)` had this name.
  public class func verticalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    vertical(layoutSize: size, repeatingSubitem: subitem, count: count)
  }

  /// Returns a group whose frames are returned by a closure (fact CL27).
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.custom(itemProvider), layoutSize, [])
  }

  /// Returns a group with the same properties.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutGroup(arrangement, layoutSize, subitems)
    copy.takeProperties(of: self)
    copy.interItemSpacing = interItemSpacing
    copy.supplementaryItems = supplementaryItems
    return copy
  }

  /// Returns a text that describes the group and its items, one per line.
  open func visualDescription() -> String {
    let lines = subitems.map { item in
      (item as? NSCollectionLayoutGroup)?.visualDescription() ?? "\(item.layoutSize.words)"
    }
    return (["group \(layoutSize.words)"] + lines.map { $0.replacing("\n", with: "\n  ") })
      .joined(separator: "\n  ")
  }

  /// Whether the group or any of its items has an estimated dimension.
  var hasEstimates: Bool {
    layoutSize.value.isEstimated
      || subitems.contains {
        ($0 as? NSCollectionLayoutGroup)?.hasEstimates ?? $0.layoutSize.value.isEstimated
      }
  }

  override func value(in environment: any NSCollectionLayoutEnvironment) -> CompositionalItem {
    var item = super.value(in: environment)
    switch arrangement {
    case .line(let axis, let count):
      item.content = .group(
        CompositionalGroup(
          axis: axis, items: subitems.map { $0.value(in: environment) }, count: count,
          spacing: interItemSpacing?.value))
    case .custom(let provider):
      // Unsafe access is allowed, because the closure is called only on the main actor.
      nonisolated(unsafe) let environment = environment
      item.content = .group(
        CompositionalGroup(axis: .horizontal, items: []) { size in
          MainActor.assumeIsolated {
            provider(environment.resized(to: size)).map {
              .init(frame: $0.frame, zIndex: $0.zIndex)
            }
          }
        })
    }
    return item
  }
}

extension NSCollectionLayoutSize {
  fileprivate var words: String { "\(widthDimension.words) × \(heightDimension.words)" }
}

extension NSCollectionLayoutDimension {
  fileprivate var words: String {
    switch value.unit {
    case .absolute: "\(value.value)"
    case .estimated, .uniformEstimate: "~\(value.value)"
    case .fractionalWidth: "\(value.value) of width"
    case .fractionalHeight: "\(value.value) of height"
    }
  }
}

/// The frame of a cell in a custom group, in the group's coordinates.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  /// The frame, in points.
  public let frame: CGRect
  /// The position of the cell in the order from back to front.
  public let zIndex: Int

  /// Makes a custom item with a frame and the z-index 0.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Makes a custom item with a frame and a z-index.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
  }

  /// Returns the item itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
