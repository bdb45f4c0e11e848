public import LayoutStage
public import UIKit

/// A collection-view layout with items to lay out.
///
/// The items are numbered, coloured cells; whatever other kinds of views the layout requests are
/// grey.
@MainActor public struct LayoutSample {
  /// The layout under test.
  public let layout: UICollectionViewLayout
  /// The number of items of each section.
  public let items: ItemCounts

  /// Makes a sample of a layout and its items.
  public init(_ layout: UICollectionViewLayout, items: ItemCounts) {
    (self.layout, self.items) = (layout, items)
  }
}

extension LayoutSample: SnapshotSubject {
  /// Fills the screen with a collection view that has the layout.
  public func shown<Result>(
    in configuration: DeviceConfiguration, _ body: (Figure) throws -> Result
  ) rethrows -> Result {
    try body(
      configuration.figure(named: "\(type(of: layout))", of: nil) {
        SampleController(layout, counts: items.sections)
      })
  }
}

/// The number of items, section by section: `12`, or `[4, 7]` for two sections.
public struct ItemCounts: Sendable, Hashable, ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral
{
  /// The number of items of each section.
  public let sections: [Int]

  /// Counts the items of some sections.
  public init(_ sections: [Int]) { self.sections = sections }

  /// Counts the items of one section.
  public init(integerLiteral count: Int) { self.init([count]) }

  /// Counts the items of some sections.
  public init(arrayLiteral sections: Int...) { self.init(sections) }
}

extension UICollectionViewLayout: SnapshotSubject {
  /// Fills the screen with a collection view that has the layout and twenty items.
  public func shown<Result>(
    in configuration: DeviceConfiguration, _ body: (Figure) throws -> Result
  ) rethrows -> Result {
    try LayoutSample(self, items: 20).shown(in: configuration, body)
  }
}
