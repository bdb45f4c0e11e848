public import Foundation
public import UIKit

/// One situation of a flow layout and the expectations of it, read from a fixture.
///
/// A fixture is written for vertical scrolling and tested in both directions: for horizontal
/// scrolling everything is transposed, x with y and width with height. `axes` names fewer
/// directions where a fact is not symmetric; a fixture for horizontal alone is not transposed.
public struct FlowSituation: Decodable, Sendable {
  /// The number of a fact, or "worked by hand".
  public var source: String
  /// The directions that it applies to; both unless given.
  public var axes: [String]?
  /// The width and the height of the collection view.
  public var bounds: [Double]
  /// The content offset.
  public var offset: [Double]?
  /// Top, left, bottom and right.
  public var contentInset: [Double]?
  /// Top, left, bottom and right.
  public var safeArea: [Double]?
  /// Top, left, bottom and right.
  public var layoutMargins: [Double]?
  /// Pixels per point; nil if the scale does not matter.
  public var scale: Double?
  /// Whether the interface reads from right to left.
  public var rightToLeft: Bool?
  /// The layout's own measures.
  public var layout: Measures?
  /// The delegate's measures, section by section.
  public var sections: [Section]
  /// A rectangle to request.
  public var query: [Double]?
  /// The expectations.
  public var expect: Expectation

  /// The measures of the layout.
  public struct Measures: Decodable, Sendable {
    /// `itemSize`.
    public var itemSize: [Double]?
    /// `minimumLineSpacing`.
    public var lineSpacing: Double?
    /// `minimumInteritemSpacing`.
    public var interitemSpacing: Double?
    /// `sectionInset`.
    public var sectionInset: [Double]?
    /// The header's size.
    public var header: [Double]?
    /// The footer's size.
    public var footer: [Double]?
    /// `sectionInsetReference`: safeArea or layoutMargins.
    public var reference: String?
    /// Whether headers are pinned.
    public var pinsHeaders: Bool?
    /// Whether footers are pinned.
    public var pinsFooters: Bool?
  }

  /// The delegate's measures of a section; sizes may be given for each item, else all are alike.
  public struct Section: Decodable, Sendable {
    /// The number of items; as many as sizes unless given.
    public var count: Int?
    /// The items' sizes.
    public var sizes: [[Double]]?
    /// The section's inset.
    public var inset: [Double]?
    /// `minimumLineSpacing`.
    public var lineSpacing: Double?
    /// `minimumInteritemSpacing`.
    public var interitemSpacing: Double?
    /// The header's size.
    public var header: [Double]?
    /// The footer's size.
    public var footer: [Double]?
  }

  /// The expectations; elements are named "item 0-3", "header 0" and "footer 0".
  public struct Expectation: Decodable, Sendable {
    /// The size of the content.
    public var contentSize: [Double]?
    /// Frames of attributes, exact; null if there are none.
    public var frames: [String: [Double]?]?
    /// Frames of the views, on the pixel grid.
    public var views: [String: [Double]]?
    /// The elements that a query returns, in order.
    public var elements: [String]?
    /// The zIndex of elements.
    public var zIndex: [String: Int]?
    /// The lines of the console in order; each contains one of these.
    public var log: [String]?
  }
}

extension FlowSituation {
  /// Reads a fixture.
  public init(contentsOf file: URL) throws {
    self = try JSONDecoder().decode(FlowSituation.self, from: Data(contentsOf: file))
  }

  /// Whether the fixture needs a delegate, because a section has measures of its own.
  var hasDelegate: Bool {
    sections.contains { section in
      section.sizes != nil || section.inset != nil || section.lineSpacing != nil
        || section.interitemSpacing != nil || section.header != nil || section.footer != nil
    }
  }

  /// The directions in which the fixture is tested.
  public var directions: [UICollectionView.ScrollDirection] {
    (axes ?? ["vertical", "horizontal"]).map { $0 == "vertical" ? .vertical : .horizontal }
  }

  /// Whether the numbers are to be transposed for a direction.
  func isTransposed(for direction: UICollectionView.ScrollDirection) -> Bool {
    direction == .horizontal && directions.contains(.vertical)
  }
}
