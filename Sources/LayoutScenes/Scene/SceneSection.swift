public import Foundation
public import RasterCore
public import UIKit

/// One section of a scene's data.
public struct SceneSection: Sendable {
  /// The text of the header; nil for a section without one.
  public var header: String?
  /// The text of the footer; nil for a section without one.
  public var footer: String?
  /// The items in order.
  public var items: [SceneItem]
  /// Measures of this section alone, which win over the layout's.
  public var metrics = SceneSectionMetrics()

  /// Makes a section.
  public init(header: String? = nil, footer: String? = nil, items: [SceneItem]) {
    self.header = header
    self.footer = footer
    self.items = items
  }
}

/// The measures of a section that replace its layout's; nil leaves a measure to the layout.
public struct SceneSectionMetrics: Sendable, Equatable {
  /// The margins around the items.
  public var sectionInset: UIEdgeInsets?
  /// The least distance between two lines.
  public var minimumLineSpacing: CGFloat?
  /// The least distance between two items of a line.
  public var minimumInteritemSpacing: CGFloat?
  /// The size of the header.
  public var headerReferenceSize: CGSize?
  /// The size of the footer.
  public var footerReferenceSize: CGSize?

  /// Leaves every measure to the layout.
  public init() {}
}

/// One item of a scene's data; a cell shows the parts that fit.
public struct SceneItem: Sendable {
  /// The first line of the cell.
  public var title: String?
  /// The second line of the cell.
  public var subtitle: String?
  /// A sentence or two.
  public var detail: String?
  /// Short facts, such as `1 cm deep`, that a marker sets in a row.
  public var facts: [String] = []
  /// The item's own colour.
  public var color: Color?
  /// The picture in the cell; nil for none.
  public var picture: ScenePicture?
  /// The delegate's size for the item; nil leaves it to the layout.
  public var size: CGSize?

  /// Makes an item with a title.
  public init(title: String? = nil) { self.title = title }
}

/// The picture of an item.
public enum ScenePicture: Sendable {
  /// The pixels of a file, one point each.
  case bitmap(Bitmap)
  /// Something drawn into a rectangle of the current graphics context.
  case drawing(@MainActor @Sendable (CGRect) -> Void)
}
