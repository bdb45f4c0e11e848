import Foundation
import LayoutCore
import LayoutLaboratory
import LayoutStage
import Testing
import UIKit

@testable import DocumentationFigures

@MainActor struct SelfSizingStoryTests {
  /// A list on a screen of 100 × 100 points whose cells request heights where 30 was estimated.
  private func story(_ heights: [CGFloat]) throws -> SelfSizingStory {
    let device = Device(size: CGSize(width: 100, height: 100), scale: 1)
    let figure = Figure(name: "list", device: device) { WishfulList(heights: heights) }
    return try Laboratory(figure).selfSizing()
  }

  private func heights(_ pass: SelfSizingStory.Pass) -> [CGFloat] {
    pass.layout.elements.map(\.frame.height)
  }

  @Test func `D3 the first preparation has estimates, and each wish leads to another`() throws {
    let passes = try story([40, 20]).passes
    #expect(passes.map(heights) == [[30, 30], [40, 30], [40, 20]])
    #expect(passes.map { $0.wish?.cell } == [nil, "[0, 0]", "[0, 1]"])
  }

  @Test func `D4 a cell that asks for its estimate leads to nothing and is settled`() throws {
    let passes = try story([30, 45]).passes
    #expect(passes.map(heights) == [[30, 30], [30, 45]])
    #expect(passes.map { $0.settled.sorted() } == [["[0, 0]"], ["[0, 0]", "[0, 1]"]])
  }

  @Test func `D10 what is out of sight keeps its estimate`() throws {
    let last = try #require(try story([80, 80, 80, 80]).passes.last)
    #expect(heights(last) == [80, 80, 30, 30])
    #expect(last.settled.sorted() == ["[0, 0]", "[0, 1]"])
  }

  @Test func `D12 the content grows by what the cell asks for more`() throws {
    let passes = try story([40, 20]).passes
    #expect(passes.map(\.layout.contentSize.height) == [60, 70, 60])
  }

  @Test func `a wish is told with what was given, though the cell changes what it is asked`() throws
  {
    let wish = try #require(try story([40]).passes.last?.wish)
    #expect(wish.given.height == 30 && wish.wanted.height == 40)
  }

  @Test func `a figure shows a layout for each preparation, one beside the other`() throws {
    let story = try story([40, 20])
    let figure = SelfSizingFigure(
      title: "A title", subtitle: "A sentence", story: story, appearance: .light)
    let layouts = figure.picture().layouts
    #expect(layouts.map(\.layout) == story.passes.map(\.layout))
    #expect(layouts.map(\.origin.x) == layouts.map(\.origin.x).sorted())
    #expect(Set(layouts.map(\.origin.y)).count == 1)
  }
}

/// A list whose cells request heights of their own.
private final class WishfulList: UIViewController, UICollectionViewDataSource {
  private let heights: [CGFloat]

  init(heights: [CGFloat]) {
    self.heights = heights
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 100, height: 30)
    layout.minimumLineSpacing = 0
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    list.register(WishfulCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = self
    view = list
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { heights.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? WishfulCell)?.height = heights[indexPath.item]
    return cell
  }
}

private final class WishfulCell: UICollectionViewCell {
  var height: CGFloat = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = height
    return layoutAttributes
  }
}
