import Foundation
import Testing
import UIKit

/// Compositional layouts in a collection view, as an app makes them.
@MainActor struct CompositionalLayoutTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// A size as wide as its container.
  private func row(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
    size(.fractionalWidth(1), height)
  }

  /// A section of rows of a fixed height with some columns.
  private func rows(_ height: CGFloat, columns: Int = 1) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: row(.absolute(height)), subitem: item, count: columns))
  }

  private func stage(
    _ layout: UICollectionViewLayout, _ counts: [Int],
    cell: @escaping @MainActor (Int) -> String = { "\($0)" }
  ) -> CompositionalStage {
    CompositionalStage(layout, counts: counts, text: cell)
  }

  @Test func `a section is repeated for each section of the data`() {
    let section = rows(50, columns: 2)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    section.interGroupSpacing = 4
    let stage = stage(UICollectionViewCompositionalLayout(section: section), [3, 1])
    #expect(
      stage.cells == [
        CGRect(x: 20, y: 10, width: 130, height: 50), CGRect(x: 150, y: 10, width: 130, height: 50),
        CGRect(x: 20, y: 64, width: 130, height: 50), CGRect(x: 20, y: 154, width: 130, height: 50),
      ])
    #expect(stage.view.contentSize == CGSize(width: 320, height: 234))
  }

  @Test func `content that fits bounces in the direction of a vertical layout (CL70)`() {
    let layout = UICollectionViewCompositionalLayout(section: rows(50))
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    #expect(view.alwaysBounceVertical)
    let horizontal = UICollectionViewCompositionalLayoutConfiguration()
    horizontal.scrollDirection = .horizontal
    layout.configuration = horizontal
    #expect(!view.alwaysBounceVertical)
  }

  @Test func `a bounce that was set is kept when the layout changes (CL70)`() {
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(!view.alwaysBounceVertical)
    view.alwaysBounceVertical = false
    view.collectionViewLayout = UICollectionViewCompositionalLayout(section: rows(50))
    #expect(!view.alwaysBounceVertical)
  }

  @Test func `the provider sees the container and the traits (CL7, CL36)`() {
    var seen: [CGSize] = []
    let layout = UICollectionViewCompositionalLayout { index, environment in
      seen.append(environment.container.contentSize)
      #expect(environment.traitCollection.displayScale > 0)
      return rows(CGFloat(10 * (index + 1)))
    }
    let stage = stage(layout, [1, 1])
    #expect(stage.cells.map(\.height) == [10, 20])
    #expect(Set(seen.map(\.width)) == [320])
    stage.view.frame.size.width = 400
    stage.view.layoutIfNeeded()
    #expect(seen.last?.width == 400)
    #expect(stage.cells.map(\.width) == [400, 400])
  }

  @Test func `cells of an estimated height measure themselves (CL9, CL10, CL60)`() {
    let estimate = row(.estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: estimate, subitems: [NSCollectionLayoutItem(layoutSize: estimate)]))
    let stage = stage(UICollectionViewCompositionalLayout(section: section), [3]) { item in
      Array(repeating: "word", count: item * 30).joined(separator: " ") + "."
    }
    let heights = stage.cells.map(\.height)
    #expect(heights[0] < 44 && heights[1] > 44 && heights[2] > heights[1])
    #expect(stage.view.contentSize.height == heights.reduce(0, +))
    #expect(stage.cells.map(\.minY) == [0, heights[0], heights[0] + heights[1]])
  }

  @Test(
    arguments: [
      UICollectionLayoutSectionOrthogonalScrollingBehavior.none, .continuous,
    ])
  func `a column of an estimated height shows each of its cells once, as high as they measure`(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) {
    let item = NSCollectionLayoutItem(layoutSize: row(.estimated(20)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(100), .estimated(120)), subitems: [item, item])
    group.interItemSpacing = .fixed(5)
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    let stage = stage(UICollectionViewCompositionalLayout(section: section), [5]) { item in
      Array(repeating: "word", count: 12 - item * 2).joined(separator: " ")
    }
    let cells = stage.cells
    #expect(cells.count == 5)
    #expect(Set(cells.map(\.height)).count == 5)
    let pitch: CGFloat = behavior == .none ? 0 : 100
    #expect(cells.map(\.minX) == [0, 0, pitch, pitch, 2 * pitch])
    #expect(cells[1].minY == cells[0].maxY + 5)
    #expect(cells[3].minY == cells[2].maxY + 5)
    #expect(cells[2].minY == (behavior == .none ? cells[1].maxY : 0))
    #expect(stage.view.contentSize.height == cells.map(\.maxY).max())
  }

  @Test func `the data source returns headers by kind, and pinned ones stay (CL44, CL45)`() {
    let section = rows(100)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: row(.absolute(30)), elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let stage = stage(UICollectionViewCompositionalLayout(section: section), [9])
    #expect(stage.header?.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(stage.cells.first?.minY == 30)
    stage.view.contentOffset.y = 70
    stage.view.layoutIfNeeded()
    #expect(stage.header?.frame.minY == 70)
  }

  @Test func `a badge hangs over the corner of its cell, in front of it (CL39, CL43)`() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)),
      elementKind: UICollectionView.elementKindSectionHeader,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.absolute(60), .absolute(60)), supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: row(.absolute(60)), subitems: [item]))
    let stage = stage(UICollectionViewCompositionalLayout(section: section), [2])
    let shown = try #require(
      stage.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 1, section: 0)))
    #expect(shown.frame == CGRect(x: 110, y: -10, width: 20, height: 20))
    let order = stage.view.subviews.filter { $0 is UICollectionReusableView }
    let cell = try #require(stage.view.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(
      order.firstIndex { $0 === cell } ?? 9 < order.firstIndex { $0 === shown } ?? -1)
  }

  @Test func `a decoration view is registered with the layout, behind cells (CL50, CL52)`() {
    let section = rows(40)
    section.contentInsets.leading = 10
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "back")
    background.contentInsets.bottom = 5
    section.decorationItems = [background]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
    let stage = stage(layout, [2])
    let views = stage.view.subviews.compactMap { $0 as? UICollectionReusableView }
    #expect(views.first?.frame == CGRect(x: 0, y: 0, width: 320, height: 75))
    #expect(views.first is UICollectionViewCell == false)
  }

  @Test func `leading is right where the reading direction is (CL16)`() {
    let section = rows(40, columns: 2)
    section.contentInsets.leading = 20
    let stage = stage(UICollectionViewCompositionalLayout(section: section), [2])
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.view.layoutIfNeeded()
    #expect(stage.cells.map(\.minX) == [150, 0])
  }

  @Test func `a handler may change what is shown (CL38)`() {
    let section = rows(40)
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items { item.alpha = item.indexPath.item == 1 ? 0.5 : 1 }
    }
    let stage = stage(UICollectionViewCompositionalLayout(section: section), [2])
    #expect(
      (0...1).map { stage.view.cellForItem(at: IndexPath(item: $0, section: 0))?.alpha } == [
        1, 0.5,
      ])
  }

  @Test func `a custom group has its closure's frames for its size (CL27)`() {
    let group = NSCollectionLayoutGroup.custom(layoutSize: row(.absolute(100))) { environment in
      let width = environment.container.effectiveContentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: width - 50, y: 10, width: 50, height: 20), zIndex: 3)
      ]
    }
    let stage = stage(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [2])
    #expect(stage.cells.map(\.origin) == [CGPoint(x: 270, y: 10), CGPoint(x: 270, y: 110)])
  }

  @Test func `items that are inserted and deleted move the others`() {
    let stage = stage(UICollectionViewCompositionalLayout(section: rows(40)), [3])
    stage.counts = [4]
    stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    stage.view.layoutIfNeeded()
    #expect(stage.cells.map(\.minY) == [0, 40, 80, 120])
    stage.counts = [0]
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    #expect(stage.cells.isEmpty)
    #expect(stage.view.contentSize.height == 0)
  }

  /// A configuration with a header and a footer of the whole layout.
  private func edges(pinned: Bool) -> UICollectionViewCompositionalLayoutConfiguration {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 7
    configuration.boundarySupplementaryItems = [NSRectAlignment.top, .bottom].map { edge in
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: row(.absolute(30)), elementKind: edge == .top ? "first" : "last",
        alignment: edge)
      item.pinToVisibleBounds = pinned
      return item
    }
    return configuration
  }

  @Test func `views at the edges of the layout are outside of all sections (CL48)`() {
    let stage = stage(
      UICollectionViewCompositionalLayout(section: rows(50), configuration: edges(pinned: false)),
      [1, 2])
    #expect(stage.frame(of: "first") == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(stage.cells.map(\.minY) == [30, 87, 137])
    #expect(stage.frame(of: "last") == CGRect(x: 0, y: 187, width: 320, height: 30))
    #expect(stage.view.contentSize.height == 217)
  }

  @Test func `pinned views of the layout stay at the edges of the screen (CL45, CL48)`() {
    let stage = stage(
      UICollectionViewCompositionalLayout(section: rows(50), configuration: edges(pinned: true)),
      [10, 10])
    stage.view.contentOffset.y = 100
    stage.view.layoutIfNeeded()
    #expect(stage.frame(of: "first")?.minY == 100)
    #expect(stage.frame(of: "last")?.maxY == 580)
  }

  @Test func `a layout without sections shows its own views`() {
    let stage = stage(
      UICollectionViewCompositionalLayout(section: rows(50), configuration: edges(pinned: false)),
      [])
    #expect(stage.view.contentSize == CGSize(width: 320, height: 60))
  }

  @Test func `a horizontal layout puts its sections side by side`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.interSectionSpacing = 7
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.absolute(100), .fractionalHeight(1)), subitems: [item]))
    let stage = stage(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration), [3, 1])
    #expect(
      stage.cells.map(\.origin) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 240), CGPoint(x: 100, y: 0), CGPoint(x: 207, y: 0),
      ])
    #expect(stage.view.contentSize == CGSize(width: 307, height: 480))
  }
}

/// A collection view of 320 × 480 points with a label in each cell.
@MainActor final class CompositionalStage: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  var counts: [Int]
  private let text: @MainActor (Int) -> String

  init(
    _ layout: UICollectionViewLayout, counts: [Int], text: @escaping @MainActor (Int) -> String
  ) {
    self.counts = counts
    self.text = text
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    super.init()
    let kind = UICollectionView.elementKindSectionHeader
    view.register(LabelCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: "header")
    for kind in ["first", "last"] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "header")
    }
    view.dataSource = self
    view.layoutIfNeeded()
  }

  /// The frame of the first view of a kind.
  func frame(of kind: String) -> CGRect? {
    view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))?.frame
  }

  /// The frames of the cells in sight, by index path.
  var cells: [CGRect] {
    view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0)?.frame }
  }

  var header: UICollectionReusableView? {
    view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0))
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? LabelCell)?.label.text = text(indexPath.item)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

/// A cell as high as its text.
private final class LabelCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
