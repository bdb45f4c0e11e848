import Foundation
import LayoutLaboratory
import LayoutStage
import Testing
import UIKit

/// The third post's account of self-sizing, function by function.
@MainActor struct ThirdPostTests {
  /// A cell that is higher than estimated.
  private final class TallCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 40
      return layoutAttributes
    }
  }

  private final class List: UIViewController, UICollectionViewDataSource {
    override func loadView() {
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 100, height: 30)
      let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
      list.register(TallCell.self, forCellWithReuseIdentifier: "cell")
      list.dataSource = self
      view = list
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  /// The headings of the post in order, from the attributes of the visible rectangle on.
  private static let headings = [
    "layoutAttributesForElements(in:)", "collectionView(_:cellForItemAt:)",
    "preferredLayoutAttributesFitting(_:)",
    "shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)",
    "invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)",
    "invalidateLayout(with:)", "prepare()", "layoutAttributesForItem(at:)",
    "preferredLayoutAttributesFitting(_:)",
  ]

  private func trace() throws -> LayoutTrace {
    let device = Device(size: CGSize(width: 100, height: 100), scale: 1)
    let report = try Laboratory(Figure(name: "list", device: device) { List() })
      .trace(turning: false)
    return try #require(report.phases.first).trace
  }

  @Test func `the functions of the post are called in its order`() throws {
    let pass = try #require(try trace().calls(to: .layoutSubviews).first)
    let calls = LayoutTrace(calls: pass.calls).allCalls.map(\.method.rawValue)
      .filter(Set(Self.headings).contains)
    #expect(Array(calls.dropFirst().prefix(Self.headings.count)) == Self.headings)
  }

  @Test func `the layout says yes once, and no when the cell has what it asked for`() throws {
    let answers = try trace().calls(to: .shouldInvalidateLayoutForPreferredLayoutAttributes)
      .map(\.result)
    #expect(answers == [.flag(true), .flag(false)])
  }

  @Test func `the context names the cell and grows the content`() throws {
    let call = try trace().calls(to: .invalidationContextForPreferredLayoutAttributes).first
    guard case .context(let context) = call?.result else {
      Issue.record("no context")
      return
    }
    #expect(context.invalidatedItemIndexPaths == [IndexPath(item: 0, section: 0)])
    #expect(context.contentSizeAdjustment == CGSize(width: 0, height: 10))
    #expect(context.invalidateFlowLayoutDelegateMetrics == false)
  }
}
