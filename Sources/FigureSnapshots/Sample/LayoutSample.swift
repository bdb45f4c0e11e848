public import LayoutStage
public import UIKit

/// A collection-view layout with items to lay out.
///
/// The items are numbered, coloured cells; supplementary views of all kinds that the layout
/// requests are grey.
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
  /// Fills the screen with a collection view that uses the layout.
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

  /// Makes the counts of several sections.
  public init(_ sections: [Int]) { self.sections = sections }

  /// Makes the count of one section.
  public init(integerLiteral count: Int) { self.init([count]) }

  /// Makes the counts of several sections.
  public init(arrayLiteral sections: Int...) { self.init(sections) }
}

extension UICollectionViewLayout: SnapshotSubject {
  /// Fills the screen with a collection view that uses the layout and has twenty items.
  public func shown<Result>(
    in configuration: DeviceConfiguration, _ body: (Figure) throws -> Result
  ) rethrows -> Result {
    try LayoutSample(self, items: 20).shown(in: configuration, body)
  }
}
