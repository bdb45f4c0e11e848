import Foundation
import Testing
import UIKit

/// A layout of rows of 50 points, which an app makes without arguments.
private final class RowLayout: UICollectionViewCompositionalLayout {
  private(set) var counts = 0

  init() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let item = NSCollectionLayoutItem(layoutSize: size)
    super.init(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [item])))
  }

  required init?(coder: NSCoder) { nil }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)
    counts += 1
    for one in attributes ?? [] { one.frame.origin.x += 7 }
    return attributes
  }
}

@MainActor struct CompositionalSubclassTests {
  @Test func `a subclass makes its section, and changes attributes`() {
    let layout = RowLayout()
    let stage = CompositionalStage(layout, counts: [2], text: { "\($0)" })
    #expect(layout.counts > 0)
    #expect(stage.cells.map(\.minX) == [7, 7] && stage.cells.map(\.minY) == [0, 50])
  }

  @Test func `a section's own scroll view bounces and slows down as the section says`() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(50))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    section.orthogonalScrollingBehavior = .continuous
    section.orthogonalScrollingProperties.bounce = .never
    section.orthogonalScrollingProperties.decelerationRate = .fast
    let stage = CompositionalStage(
      UICollectionViewCompositionalLayout(section: section), counts: [4], text: { "\($0)" })
    let scrolled = try #require(
      stage.view.subviews.compactMap { $0 as? UIScrollView }.first)
    #expect(!scrolled.bounces && scrolled.decelerationRate == .fast)
    let copy = try #require(section.copy() as? NSCollectionLayoutSection)
    #expect(copy.orthogonalScrollingProperties.bounce == .never)
  }

  @Test func `a visible item is a dynamic item, which a handler may move (CL38)`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items {
        let moved: any UIDynamicItem = item
        moved.center.x += 5
      }
    }
    let stage = CompositionalStage(
      UICollectionViewCompositionalLayout(section: section), counts: [1], text: { "\($0)" })
    #expect(stage.cells.map(\.minX) == [5])
  }

  @Test func `an outline describes itself with a line for each item`() {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["plants", "stones"])
    outline.append(["moss", "ferns"], to: "plants")
    outline.append(["bracken"], to: "ferns")
    outline.expand(["plants"])
    #expect(
      outline.visualDescription() == """
        - plants
          * moss
          + ferns
            * bracken
        * stones
        """)
  }

  @Test func `a collection view of a subclass with a layout of its own needs none`() {
    final class Grid: UICollectionView {
      override init(frame: CGRect = .zero, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: RowLayout())
      }
      required init?(coder: NSCoder) { nil }
    }
    #expect(Grid().collectionViewLayout is RowLayout)
  }
}
