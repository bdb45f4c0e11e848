import Foundation
import LayoutLaboratory
import Testing
import UIKit

@MainActor struct LintTests {
  /// The rules that a layout of thirty items breaks on an iPhone 7 Plus.
  private func rules(
    of layout: @escaping @MainActor () -> UICollectionViewLayout,
    delegate: (any UICollectionViewDelegate)? = nil
  ) throws -> [LayoutRule] {
    try Laboratory(sections: [30], delegate: delegate, layout: layout).lint().rules
  }

  @Test func `a good layout breaks no rule`() throws {
    #expect(try rules { ListLayout() }.isEmpty)
    #expect(try rules { UICollectionViewFlowLayout() }.isEmpty)
  }

  @Test func `L12 a plain flow layout does not refresh sizes that depend on the width`() throws {
    #expect(
      try rules(of: { UICollectionViewFlowLayout() }, delegate: WidthDelegate()) == [
        .sizesNotRefreshed
      ])
  }

  @Test func `L12 one that invalidates delegate metrics does`() throws {
    #expect(try rules(of: { AskingFlowLayout() }, delegate: WidthDelegate()).isEmpty)
  }

  @Test func `L01 everything for every rectangle`() throws {
    final class Generous: ListLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? { paths.compactMap(layoutAttributesForItem) }
    }
    #expect(try rules { Generous() } == [.outsideRectangle])
  }

  @Test func `L02 what is in no rectangle`() throws {
    final class Forgetful: ListLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.filter { $0.indexPath.item != 2 }
      }
    }
    #expect(try rules { Forgetful() } == [.missingFromRectangle])
  }

  @Test func `L03 an element twice`() throws {
    final class Stammering: ListLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect).map { $0 + $0.prefix(1) }
      }
    }
    #expect(try rules { Stammering() } == [.duplicated])
  }

  @Test func `L04 an item that there is not, without the end of the program`() throws {
    final class Ghosts: ListLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let ghost = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 99, section: 0))
        ghost.frame = CGRect(x: 0, y: 0, width: 414, height: 50)
        ghost.zIndex = 1
        return (super.layoutAttributesForElements(in: rect) ?? [])
          + (ghost.frame.intersects(rect) ? [ghost] : [])
      }
    }
    #expect(try rules { Ghosts() }.first == .noSuchIndexPath)
  }

  @Test func `L05 super's attributes changed without a copy`() throws {
    final class Nudging: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let attributes = super.layoutAttributesForElements(in: rect)
        for one in attributes ?? [] { one.frame.size.height -= 1 }
        return attributes
      }
    }
    #expect(try rules { Nudging() }.contains(.mutatedAfterHandingOut))
  }

  @Test func `L06 an item larger than its line`() throws {
    let layout: @MainActor () -> UICollectionViewLayout = {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 500, height: 50)
      return layout
    }
    #expect(try rules(of: layout).contains(.itemLargerThanLine))
  }

  @Test func `L07 a content size smaller than its elements`() throws {
    final class Short: ListLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 414, height: 100) }
    }
    #expect(try rules { Short() }.contains(.contentTooSmall))
  }

  @Test(arguments: [
    CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
    CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10),
    CGRect(x: 0, y: -CGFloat.infinity, width: 10, height: 10), .null,
  ])
  func `L08 a frame that is no number, without the end of the program`(frame: CGRect) throws {
    final class Lost: ListLayout {
      let lost: CGRect
      init(_ lost: CGRect) {
        self.lost = lost
        super.init()
      }
      required init?(coder: NSCoder) { nil }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        paths.compactMap(layoutAttributesForItem).filter {
          $0.indexPath.item == 1 || $0.frame.intersects(rect)
        }
      }
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.layoutAttributesForItem(at: indexPath)
        if indexPath.item == 1 { attributes?.frame = lost }
        return attributes
      }
    }
    let report = try Laboratory(sections: [30]) { Lost(frame) }.lint()
    #expect(report.rules == [.frameNotFinite])
    #expect(report.findings.map(\.element) == ["[0, 1]"])
  }

  @Test func `L08 a content size that is no number`() throws {
    final class Endless: ListLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 414, height: CGFloat.nan) }
    }
    let report = try Laboratory(sections: [3]) { Endless() }.lint()
    #expect(report.rules == [.frameNotFinite])
    #expect(report.findings.map(\.detail) == ["the content size is {414, nan}"])
  }

  @Test func `L09 frames between pixels`() throws {
    final class Blurred: ListLayout {
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.layoutAttributesForItem(at: indexPath)
        attributes?.frame.size.height -= 0.4
        return attributes
      }
    }
    #expect(try rules { Blurred() } == [.offPixelGrid])
  }

  @Test func `frames are told without the noise of arithmetic`() throws {
    final class Noisy: ListLayout {
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.layoutAttributesForItem(at: indexPath)
        attributes?.frame.size.width = 268.79999999999995
        return attributes
      }
    }
    let report = try Laboratory(sections: [30]) { Noisy() }.lint()
    let finding = report.findings.first { $0.rule == .offPixelGrid }
    let detail = try #require(finding).detail
    #expect(detail.contains("268.8, "), "\(detail)")
  }

  @Test func `L10 items on each other`() throws {
    final class Crowded: ListLayout {
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.layoutAttributesForItem(at: indexPath)
        if indexPath.item == 1 { attributes?.frame.origin.y -= 10 }
        return attributes
      }
    }
    #expect(try rules { Crowded() } == [.overlappingItems])
  }

  @Test func `L11 every scroll invalidates for nothing`() throws {
    final class Restless: ListLayout {
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    }
    #expect(try rules { Restless() } == [.invalidatesEveryScroll])
  }

  @Test func `L11 pinned headers need it`() throws {
    let layout: @MainActor () -> UICollectionViewLayout = {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 300)
      layout.headerReferenceSize.height = 40
      layout.sectionHeadersPinToVisibleBounds = true
      return layout
    }
    #expect(try rules(of: layout).isEmpty)
  }

  @Test func `L11 pinned headers over what does not scroll are not blamed`() throws {
    let layout: @MainActor () -> UICollectionViewLayout = {
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize.height = 40
      layout.sectionHeadersPinToVisibleBounds = true
      return layout
    }
    #expect(try Laboratory(sections: [3], layout: layout).lint().rules.isEmpty)
  }

  @Test func `L13 a cache that outlives a rotation`() throws {
    final class Stubborn: ListLayout {
      override func prepare() { if timesPrepared == 0 { super.prepare() } }
    }
    #expect(try rules { Stubborn() } == [.staleAfterRotation])
  }

  @Test func `L13 is not about sizes that are random in each layout`() throws {
    final class Random: ListLayout {
      private static var count: CGFloat = 0
      private let shift: CGFloat
      override init() {
        Self.count += 1
        shift = Self.count
        super.init()
      }
      required init?(coder: NSCoder) { nil }
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.layoutAttributesForItem(at: indexPath)
        attributes?.frame.size.height = 40 - shift.truncatingRemainder(dividingBy: 20)
        return attributes
      }
    }
    #expect(try rules { Random() }.isEmpty)
  }

  @Test func `L14 frames that follow the offset without invalidation`() throws {
    final class Drifting: ListLayout {
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.layoutAttributesForItem(at: indexPath)
        attributes?.frame.size.width -= (collectionView?.contentOffset.y ?? 0) > 100 ? 1 : 0
        return attributes
      }
    }
    #expect(try rules { Drifting() } == [.changesWithoutInvalidation])
  }

  @Test func `L15 nil for an item that there is`() throws {
    final class Mute: ListLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        paths.compactMap(super.layoutAttributesForItem).filter { $0.frame.intersects(rect) }
      }
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? { nil }
    }
    #expect(try rules { Mute() } == [.nilForValidIndexPath])
  }

  @Test func `L16 an item alone elsewhere than among others`() throws {
    final class Torn: ListLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        paths.compactMap(super.layoutAttributesForItem).filter { $0.frame.intersects(rect) }
      }
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.layoutAttributesForItem(at: indexPath)
        attributes?.frame.size.width = 10
        return attributes
      }
    }
    #expect(try rules { Torn() } == [.answersDisagree])
  }

  @Test func `L17 a decoration view without a class, without the end of the program`() throws {
    class Framed: ListLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let shade = UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: "shade", with: IndexPath(item: 0, section: 0))
        shade.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        shade.zIndex = -1
        return (super.layoutAttributesForElements(in: rect) ?? [])
          + (shade.frame.intersects(rect) ? [shade] : [])
      }
    }
    #expect(try rules { Framed() } == [.unregisteredDecoration])
    #expect(
      try rules {
        let layout = Framed()
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "shade")
        return layout
      }.isEmpty)
  }

  @Test func `a finding says what is wrong, why it matters and what to do`() throws {
    let report = try Laboratory(sections: [3], delegate: WidthDelegate()) {
      UICollectionViewFlowLayout()
    }.lint()
    #expect(
      report.description.hasPrefix(
        """
        UICollectionViewFlowLayout · iPhone 7 Plus · UICollectionViewFlowLayout

          L12 sizes-not-refreshed
              [0, 0] is still 128 × 50; the delegate would now return 235 × 50 (turned to landscape)
        """))
    #expect(report.description.contains("why: "))
    #expect(report.description.contains("fix: "))
  }

  @Test func `every rule has a code of its own, a reason and a remedy`() {
    #expect(Set(LayoutRule.allCases.map(\.code)).count == LayoutRule.allCases.count)
    #expect(LayoutRule.allCases.allSatisfy { !$0.reason.isEmpty && !$0.remedy.isEmpty })
    #expect(LayoutRule.sizesNotRefreshed.name == "sizes-not-refreshed")
  }
}
