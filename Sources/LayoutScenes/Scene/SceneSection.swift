public import Foundation
public import RasterCore
public import UIKit

/// One section of a scene's data.
public struct SceneSection: Sendable {
  /// The text of the header; nil if the section has none.
  public var header: String?
  /// The text of the footer; nil if the section has none.
  public var footer: String?
  /// The items in order.
  public var items: [SceneItem]
  /// The metrics of this section, which take precedence over the layout's.
  public var metrics = SceneSectionMetrics()

  /// Makes a section, by default without a header and a footer.
  public init(header: String? = nil, footer: String? = nil, items: [SceneItem]) {
    self.header = header
    self.footer = footer
    self.items = items
  }
}

/// The metrics of a section that replace its layout's.
///
/// If a property is nil, the layout's value applies.
public struct SceneSectionMetrics: Sendable, Equatable {
  /// The margins around the items.
  public var sectionInset: UIEdgeInsets?
  /// The minimum distance between two lines, in points.
  public var minimumLineSpacing: CGFloat?
  /// The minimum distance between two items of a line, in points.
  public var minimumInteritemSpacing: CGFloat?
  /// The size that the layout requests for the header, in points.
  public var headerReferenceSize: CGSize?
  /// The size that the layout requests for the footer, in points.
  public var footerReferenceSize: CGSize?

  /// Makes metrics in which every property is nil, so that the layout's values apply.
  public init() {}
}

/// One item of a scene's data; a cell shows only the parts that fit its style.
public struct SceneItem: Sendable {
  /// The first line of the cell; nil for none.
  public var title: String?
  /// The second line of the cell; nil for none.
  public var subtitle: String?
  /// A longer text of one or two sentences; nil for none.
  public var detail: String?
  /// Short facts, such as `1 cm deep`, shown in a row on a marker.
  public var facts: [String] = []
  /// The item's own colour; nil for the default colour of the cell.
  public var color: Color?
  /// The picture of the item; nil for none.
  public var picture: ScenePicture?
  /// The size that the delegate returns for the item; if nil, the layout determines the size.
  public var size: CGSize?

  /// Makes an item with a title.
  public init(title: String? = nil) { self.title = title }
}

/// The picture of an item.
public enum ScenePicture: Sendable {
  /// The pixels of a file, as an image at a scale of 1.
  case bitmap(Bitmap)
  /// A closure that draws into a rectangle of the current graphics context.
  case drawing(@MainActor @Sendable (CGRect) -> Void)
}
