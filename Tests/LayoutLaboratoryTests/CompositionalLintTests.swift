import Foundation
import LayoutLaboratory
import LayoutStage
import Testing
import UIKit

/// L23 to L26: descriptions of a compositional layout whose layout is another than described.
@MainActor struct CompositionalLintTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func findings(
    scrolledTo offset: CGFloat = 0, _ section: @escaping @MainActor () -> NSCollectionLayoutSection
  ) throws -> [String] {
    let phone = try #require(Device.named("iPhone 7"))
    let figure = Figure(name: "compositional", device: phone) {
      let layout = UICollectionViewCompositionalLayout(section: section())
      return DescribedController(layout: layout, sectionOffset: offset)
    }
    return try Laboratory(figure).lint().findings.map { "\($0)" }
  }

  /// A section of rows with cells of a width and a height.
  private func rows(
    _ group: NSCollectionLayoutSize, of item: NSCollectionLayoutSize
  ) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .horizontal(layoutSize: group, subitems: [NSCollectionLayoutItem(layoutSize: item)]))
  }

  @Test func `a grid in order has no finding`() throws {
    let found = try findings {
      rows(
        size(.fractionalWidth(1), .absolute(80)),
        of: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    }
    #expect(found == [])
  }

  @Test(arguments: [0, 500])
  func `a section that scrolls across in order has no finding`(offset: CGFloat) throws {
    let found = try findings(scrolledTo: offset) {
      let section = rows(
        size(.absolute(240), .absolute(80)), of: size(.fractionalWidth(1), .fractionalHeight(1)))
      section.orthogonalScrollingBehavior = .groupPaging
      section.interGroupSpacing = 10
      return section
    }
    #expect(found == [])
  }

  @Test func `L07 and not L02 for an item beside the content`() throws {
    let found = try findings {
      let item = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      return NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size(.fractionalWidth(1), .absolute(80)), repeatingSubitem: item, count: 3))
    }
    #expect(found.contains { $0.hasPrefix("L07") })
    #expect(!found.contains { $0.hasPrefix("L02") })
  }

  @Test func `L23 a group wider than its section`() throws {
    let found = try findings {
      rows(
        size(.absolute(400), .absolute(80)), of: size(.absolute(80), .fractionalHeight(1)))
    }
    #expect(
      found.first { $0.hasPrefix("L23") } == """
        L23 larger-than-container section 0 group, first layout, portrait: is 400 wide, the section \
        has 375
        """)
  }

  @Test func `L24 a height that is a fraction of an estimate`() throws {
    let found = try findings {
      rows(
        size(.fractionalWidth(1), .estimated(44)),
        of: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    }
    #expect(
      found.first { $0.hasPrefix("L24") }?.hasPrefix(
        "L24 fraction-of-estimate section 0 group item 0, first layout, portrait: is 44 high")
        == true)
  }

  @Test func `L25 a section without height that scrolls across`() throws {
    let found = try findings {
      let section = rows(
        size(.absolute(100), .absolute(0)), of: size(.fractionalWidth(1), .fractionalHeight(1)))
      section.orthogonalScrollingBehavior = .continuous
      return section
    }
    #expect(found.contains { $0.hasPrefix("L25 orthogonal-without-extent section 0 group") })
  }

  @Test func `L14 rows that are measured when they come into sight may move the others`() throws {
    let phone = try #require(Device.named("iPhone 7"))
    let figure = Figure(name: "measured", device: phone) { MeasuredController() }
    #expect(try !Laboratory(figure).lint().rules.contains(.changesWithoutInvalidation))
  }

  @Test func `L26 an inset along an estimated height`() throws {
    let found = try findings {
      let estimate = size(.fractionalWidth(1), .estimated(44))
      let item = NSCollectionLayoutItem(layoutSize: estimate)
      item.contentInsets.top = 8
      return NSCollectionLayoutSection(
        group: .vertical(layoutSize: estimate, subitems: [item]))
    }
    #expect(found.contains { $0.hasPrefix("L26 ignored-inset section 0 group item 0") })
  }
}

/// A controller with nine cells in a layout.
private final class DescribedController: UICollectionViewController {
  private let sectionOffset: CGFloat

  init(layout: UICollectionViewLayout, sectionOffset: CGFloat) {
    self.sectionOffset = sectionOffset
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard sectionOffset > 0, collectionView.simulatedOffset(ofSection: 0) == 0 else { return }
    collectionView.simulateDrag(ofSection: 0, to: sectionOffset)
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 9 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// A list of forty rows, which are higher than their estimates.
private final class MeasuredController: UICollectionViewController {
  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 40 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = String(repeating: "Mint of the terrace ", count: 1 + indexPath.item % 4 * 3)
    cell.contentConfiguration = content
    return cell
  }
}
