import Foundation
import LayoutCore
import Testing
import UIKit

@testable import LayoutStage

/// The overlay of the groups of a compositional layout.
@MainActor struct GroupOverlayTests {
  /// The record of a layout on a view of 320 × 480 points with some items.
  private func record(_ section: NSCollectionLayoutSection, items: Int = 6) -> LayoutRecord {
    let source = GroupSource(count: items)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    return withExtendedLifetime(source) { view.layoutRecord }
  }

  private func explain(
    _ layout: LayoutRecord, _ overlays: Overlays = .groups
  ) -> Annotations {
    let screen = CGRect(x: 200, y: 60, width: 320, height: 480)
    return Annotations(
      of: layout, overlays: overlays,
      on: AnnotationPage(
        bounds: screen.insetBy(dx: -200, dy: -60), screen: screen, viewport: screen,
        origin: screen.origin, zoom: 1), metrics: RandomLayout.metrics)
  }

  private func bands(_ annotations: Annotations, _ style: OverlayStyle) -> [CGRect] {
    annotations.shapes.compactMap { shape in
      if case .band(let rect, style) = shape { rect.offsetBy(dx: -200, dy: -60) } else { nil }
    }
  }

  /// Rows of two halves: 10 and 20 from the sides, 8 between rows, 6 between items.
  private var grid: NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(1, .fractionalHeight(1)))
    item.contentInsets.bottom = 3
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(1, .absolute(100)), subitem: item, count: 2)
    row.interItemSpacing = .fixed(6)
    let section = NSCollectionLayoutSection(group: row)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 0, trailing: 20)
    return section
  }

  @Test func `the spacings of groups and items are filled`() {
    let annotations = explain(record(grid, items: 4), .spacing)
    #expect(bands(annotations, .lineSpacing) == [CGRect(x: 10, y: 105, width: 290, height: 8)])
    #expect(
      bands(annotations, .interitemSpacing) == [
        CGRect(x: 152, y: 5, width: 6, height: 100), CGRect(x: 152, y: 113, width: 6, height: 100),
      ])
    #expect(annotations.labels.map(\.text).sorted() == ["6 pt", "8 pt"])
  }

  @Test func `the insets of sections and items are filled`() {
    let annotations = explain(record(grid, items: 2), .insets)
    #expect(
      bands(annotations, .sectionInset) == [
        CGRect(x: 0, y: 0, width: 320, height: 5), CGRect(x: 0, y: 5, width: 10, height: 100),
        CGRect(x: 300, y: 5, width: 20, height: 100),
        CGRect(x: 10, y: 102, width: 142, height: 3), CGRect(x: 158, y: 102, width: 142, height: 3),
      ])
    #expect(annotations.labels.map(\.text).sorted() == ["10 pt", "20 pt", "3 pt", "5 pt"])
  }

  private func outlines(_ annotations: Annotations) -> [CGRect] {
    annotations.shapes.compactMap { shape in
      if case .outline(let rect, .group) = shape {
        rect.offsetBy(dx: -200, dy: -60)
      } else {
        nil
      }
    }
  }

  private func size(_ width: CGFloat, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(width), heightDimension: height)
  }

  /// A wide item beside a column of two.
  private var mosaic: NSCollectionLayoutSection {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(0.5, .fractionalHeight(1)),
      subitems: [NSCollectionLayoutItem(layoutSize: size(1, .fractionalHeight(0.5)))])
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(1, .absolute(100)),
        subitems: [NSCollectionLayoutItem(layoutSize: size(0.5, .fractionalHeight(1))), column]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    return section
  }

  @Test func `every group in sight is outlined, those in others too`() {
    let found = outlines(explain(record(mosaic)))
    #expect(
      found == [
        CGRect(x: 10, y: 0, width: 300, height: 100), CGRect(x: 160, y: 0, width: 150, height: 100),
        CGRect(x: 10, y: 100, width: 300, height: 100),
        CGRect(x: 160, y: 100, width: 150, height: 100),
      ])
  }

  @Test func `the first group and its items are labelled with their fractions`() {
    let texts = explain(record(mosaic)).labels.map(\.text)
    #expect(
      texts.sorted() == ["1 of 300 × 100", "½ of 100", "½ of 100", "½ of 300", "½ of 300"])
  }

  @Test func `items whose lengths are computed are labelled with their number (CL19)`() {
    let item = NSCollectionLayoutItem(layoutSize: size(1, .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(1, .absolute(100)), subitem: item, count: 3))
    #expect(explain(record(section)).labels.map(\.text).filter { $0 == "÷ 3" }.count == 3)
  }

  @Test func `a flow layout has no groups`() {
    let layout = LayoutRecord(
      contentSize: .zero, viewport: .zero, sections: [LayoutRecord.Section(index: 0)], elements: [])
    #expect(explain(layout).shapes.isEmpty)
  }

  @Test func `slots are not compared, because they follow from the measures`() {
    let layout = record(mosaic)
    var other = layout
    other.sections[0].boxes.value = []
    #expect(layout == other)
    #expect(!layout.sections[0].boxes.value.isEmpty)
  }
}

/// A data source of plain cells.
private final class GroupSource: NSObject, UICollectionViewDataSource {
  private let count: Int

  init(count: Int) { self.count = count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
