import Foundation
import LayoutCore
import LayoutStage
import Testing
import UIKit

/// Metrics of flow layouts that are put back into a screen for a moment.
@MainActor struct FlowTrialTests {
  private func trial(
    _ content: @escaping @MainActor () -> UIViewController = { TilesController() },
    _ change: @escaping @MainActor (inout LayoutRecord.Section) -> Void
  ) -> TrialScreen {
    TrialScreen(of: content) { layout in
      guard let now = layout.sections.first else { return [] }
      var golden = now
      change(&golden)
      return [.section(golden: golden, actual: now)]
    }
  }

  private func cell(_ item: Int, _ layout: LayoutRecord?) -> CGRect? {
    layout?.elements.first { $0.kind == .cell && $0.indexPath.item == item }?.frame
  }

  @Test func `an inset of the layout's property moves cells`() {
    let screen = trial { $0.inset.start = 20 }
    #expect(cell(0, screen.layouts?.before)?.minY == 28)
    #expect(cell(0, screen.layouts?.during)?.minY == 20)
    #expect(screen.isRestored)
  }

  @Test func `an inset of the delegate moves cells`() {
    let screen = trial({ DelegatingController() }) { $0.inset.near = 16 }
    #expect(cell(0, screen.layouts?.before)?.minX == 40)
    #expect(cell(0, screen.layouts?.during)?.minX == 16)
    #expect(screen.isRestored)
  }

  @Test func `spacings move lines and items`() {
    let screen = trial {
      $0.lineSpacing = 4
      $0.interitemSpacing = 0
    }
    #expect(cell(4, screen.layouts?.during)?.minY == 112)
    #expect(screen.isRestored)
  }

  @Test func `a header's size moves the section`() {
    let screen = trial { $0.headerSize.height = 10 }
    #expect(cell(0, screen.layouts?.during)?.minY == 38)
    #expect(screen.isRestored)
  }

  @Test func `a size of items resizes and wraps cells`() {
    let size = CGSize(width: 160, height: 80)
    let screen = TrialScreen(of: { TilesController() }) { _ in
      [.itemSize(sections: [0], golden: size, actual: CGSize(width: 80, height: 80))]
    }
    #expect(cell(0, screen.layouts?.during)?.size == size)
    #expect(screen.isRestored)
  }

  @Test func `delegates calculate with the value that was put back`() {
    let screen = trial({ FillingController() }) {
      $0.inset.near = 0
      $0.inset.far = 0
    }
    #expect(cell(0, screen.layouts?.before)?.width == 343)
    #expect(cell(0, screen.layouts?.during)?.width == 375)
    #expect(screen.isRestored)
  }

  @Test func `a list that is scrolled to its end stays there`() {
    let screen = trial({ ScrolledController() }) { $0.inset.start = 0 }
    #expect(screen.layouts?.before.viewport.minY == 1000)
    #expect(screen.isRestored)
  }

  @Test func `a section that is not there changes nothing`() {
    let screen = TrialScreen(of: { TilesController() }) { _ in
      let section = LayoutRecord.Section(index: 7)
      return [.section(golden: section, actual: section)]
    }
    #expect(screen.layouts?.during == nil)
  }
}

/// Numbered tiles in a flow layout.
private class TilesController: UICollectionViewController {
  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 80)
    layout.sectionInset = UIEdgeInsets(top: 28, left: 16, bottom: 20, right: 16)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    collectionView.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 60 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

/// Tiles in sections whose insets the delegate returns.
private final class DelegatingController: TilesController, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: 28, left: 40, bottom: 20, right: 16) }
}

/// Tiles as wide as the layout's insets leave.
private final class FillingController: TilesController, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let inset = (layout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
    return CGSize(width: collectionView.bounds.width - inset.left - inset.right, height: 40)
  }
}

/// Tiles scrolled far down.
private final class ScrolledController: TilesController {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if collectionView.contentOffset.y == 0 { collectionView.contentOffset.y = 1000 }
  }
}
