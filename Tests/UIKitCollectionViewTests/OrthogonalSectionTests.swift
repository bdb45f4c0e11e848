import Foundation
import Testing
import UIKit

/// Sections of a compositional layout that scroll across it.
@MainActor struct OrthogonalSectionTests {
  private nonisolated static let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] =
    [
      .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
    ]

  /// A section of cells 100 points wide and 60 high, 10 apart, 20 from the sides.
  private func row(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(100), heightDimension: .absolute(60)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  private func stage(
    _ section: NSCollectionLayoutSection, _ counts: [Int] = [10]
  ) -> OrthogonalStage {
    OrthogonalStage(UICollectionViewCompositionalLayout(section: section), counts: counts)
  }

  @Test func `cells are subviews of a scroll view of their section (CL55, CL56)`() throws {
    let stage = stage(row(), [10, 10])
    #expect(stage.view.subviews.allSatisfy { $0 is UIScrollView })
    #expect(stage.view.subviews.count == 2)
    let scrollView = try #require(stage.view.subviews.last as? UIScrollView)
    #expect(scrollView.frame == CGRect(x: 0, y: 75, width: 320, height: 60))
    #expect(scrollView.subviews.map(\.frame.minX) == [20, 130, 240])
    #expect(scrollView.contentSize.width == 1130)
  }

  @Test func `cells are shown at their places in the window`() throws {
    let stage = stage(row(), [10, 10])
    stage.view.simulateDrag(ofSection: 1, to: 50)
    let cell = try #require(stage.view.cellForItem(at: IndexPath(item: 1, section: 1)))
    #expect(
      cell.convert(cell.bounds, to: stage.view) == CGRect(x: 80, y: 75, width: 100, height: 60))
  }

  @Test func `each section keeps its own offset`() {
    let stage = stage(row(), [10, 10])
    stage.view.simulateDrag(ofSection: 0, to: 150)
    stage.view.simulateDrag(ofSection: 1, to: 300)
    #expect((0...1).map { stage.view.simulatedOffset(ofSection: $0) } == [150, 300])
    #expect(stage.items(inSection: 0) == [1, 2, 3, 4])
    #expect(stage.items(inSection: 1) == [2, 3, 4, 5])
  }

  @Test func `a section out of sight keeps its offset`() {
    let stage = stage(row(), Array(repeating: 10, count: 40))
    stage.view.simulateDrag(ofSection: 0, to: 150)
    stage.view.contentOffset.y = 1500
    stage.view.layoutIfNeeded()
    #expect(stage.items(inSection: 0) == [])
    stage.view.contentOffset.y = 0
    stage.view.layoutIfNeeded()
    #expect(stage.items(inSection: 0) == [1, 2, 3, 4])
  }

  @Test func `the collection view's delegate is not notified (CL55)`() {
    let stage = stage(row())
    stage.view.simulateDrag(ofSection: 0, to: 150)
    #expect(stage.scrolls == 0)
    #expect(stage.view.contentOffset == .zero)
  }

  // The groups begin every 110 points.
  @Test(arguments: zip(behaviors, [57.0, 110, 0, 110, 110]))
  func `a section comes to rest by its behaviour (CL54)`(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, offset: Double
  ) {
    let stage = stage(row(behavior))
    stage.view.simulateDrag(ofSection: 0, to: 57)
    #expect(Double(stage.view.simulatedOffset(ofSection: 0)) == offset)
  }

  @Test(arguments: zip(behaviors.dropFirst(2), [320.0, 220, 220]))
  func `a flick turns by one page or one group (CL54)`(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, offset: Double
  ) {
    let stage = stage(row(behavior))
    stage.view.simulateDrag(ofSection: 0, to: 120, velocity: 3)
    #expect(Double(stage.view.simulatedOffset(ofSection: 0)) == offset)
  }

  @Test func `a flick back turns to the group before (CL54)`() {
    let stage = stage(row(.groupPaging))
    stage.view.simulateDrag(ofSection: 0, to: 210, velocity: -3)
    #expect(stage.view.simulatedOffset(ofSection: 0) == 110)
  }

  @Test func `the last groups rest at the end of the content`() {
    let stage = stage(row(.continuousGroupLeadingBoundary))
    stage.view.simulateDrag(ofSection: 0, to: 760, velocity: 3)
    #expect(stage.view.simulatedOffset(ofSection: 0) == 810)
  }

  @Test func `a centred group rests in the middle (CL54)`() throws {
    let stage = stage(row(.groupPagingCentered))
    stage.view.simulateDrag(ofSection: 0, to: 300)
    let cell = try #require(stage.view.cellForItem(at: IndexPath(item: 3, section: 0)))
    #expect(cell.convert(cell.bounds, to: stage.view).midX == 160)
  }

  @Test func `scrolling to an item scrolls its section and the collection view`() {
    let stage = stage(row(), Array(repeating: 10, count: 40))
    stage.view.scrollToItem(
      at: IndexPath(item: 5, section: 20), at: [.top, .left], animated: false)
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentOffset == CGPoint(x: 0, y: 1405))
    #expect(stage.view.simulatedOffset(ofSection: 20) == 570)
    #expect(stage.view.simulatedOffset(ofSection: 19) == 0)
  }

  @Test func `scrolling to an item in the middle leaves a visible section where it is`() {
    let stage = stage(row())
    stage.view.scrollToItem(
      at: IndexPath(item: 5, section: 0), at: .centeredHorizontally, animated: false)
    #expect(stage.view.contentOffset == .zero)
    #expect(stage.view.simulatedOffset(ofSection: 0) == 460)
  }

  @Test func `the handler receives the section's offset (CL38)`() {
    let section = row()
    var offsets: [CGPoint] = []
    section.visibleItemsInvalidationHandler = { _, offset, _ in offsets.append(offset) }
    let stage = stage(section)
    stage.view.simulateDrag(ofSection: 0, to: 40)
    #expect(offsets.first == .zero)
    #expect(offsets.last == CGPoint(x: 40, y: 0))
  }

  @Test func `the handler may scale what is in the middle (CL38)`() {
    let section = row(.groupPagingCentered)
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      for item in items {
        let middle = environment.container.contentSize.width / 2
        let isCentred = abs(item.frame.midX - offset.x - middle) < 1
        item.transform = isCentred ? CGAffineTransform(scaleX: 1.2, y: 1.2) : .identity
      }
    }
    let stage = stage(section)
    stage.view.simulateDrag(ofSection: 0, to: 220)
    let scaled = stage.view.visibleCells.filter { !$0.transform.isIdentity }
    #expect(scaled.compactMap { stage.view.indexPath(for: $0)?.item } == [2])
  }

  @Test func `the item at a point is the one that is shown there`() {
    let stage = stage(row())
    stage.view.simulateDrag(ofSection: 0, to: 220)
    #expect(stage.view.indexPathForItem(at: CGPoint(x: 30, y: 30))?.item == 2)
  }

  @Test func `from right to left a section begins at the right (CL16)`() throws {
    let stage = stage(row())
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.view.layoutIfNeeded()
    stage.view.simulateDrag(ofSection: 0, to: 110)
    let cell = try #require(stage.view.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(cell.convert(cell.bounds, to: stage.view).maxX == 300)
    #expect(stage.view.simulatedOffset(ofSection: 0) == 110)
  }

  @Test func `a horizontal layout scrolls its sections vertically (CL57)`() throws {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let section = row()
    let stage = OrthogonalStage(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration),
      counts: [20, 20])
    stage.view.simulateDrag(ofSection: 1, to: 70)
    #expect(stage.view.simulatedOffset(ofSection: 1) == 70)
    let cell = try #require(stage.view.cellForItem(at: IndexPath(item: 1, section: 1)))
    #expect(cell.convert(cell.bounds, to: stage.view).minY == 5)
  }

  @Test func `a deleted section takes its offset with it`() {
    let stage = stage(row(), [10, 10])
    stage.view.simulateDrag(ofSection: 1, to: 300)
    stage.counts = [10]
    stage.view.deleteSections([0])
    stage.view.layoutIfNeeded()
    #expect(stage.view.simulatedOffset(ofSection: 0) == 300)
    #expect(stage.items(inSection: 0) == [2, 3, 4, 5])
  }

  @Test func `another layout takes the cells out of the scroll views`() {
    let stage = stage(row())
    stage.view.collectionViewLayout = UICollectionViewFlowLayout()
    stage.view.layoutIfNeeded()
    #expect(stage.view.visibleCells.allSatisfy { $0.superview === stage.view })
    #expect(!stage.view.subviews.contains { $0 is UIScrollView })
  }

  @Test func `fewer items move the section back to their end`() {
    let stage = stage(row())
    stage.view.simulateDrag(ofSection: 0, to: 700)
    stage.counts = [4]
    stage.view.reloadData()
    #expect(stage.view.simulatedOffset(ofSection: 0) == 150)
    #expect(stage.items(inSection: 0) == [1, 2, 3])
  }
}

/// A collection view of 320 × 480 points that counts how often it scrolls.
@MainActor
private final class OrthogonalStage: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  let view: UICollectionView
  var counts: [Int]
  private(set) var scrolls = 0

  init(_ layout: UICollectionViewLayout, counts: [Int]) {
    self.counts = counts
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    view.layoutIfNeeded()
  }

  func items(inSection section: Int) -> [Int] {
    view.indexPathsForVisibleItems.filter { $0.section == section }.map(\.item)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}
