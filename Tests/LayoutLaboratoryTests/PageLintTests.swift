import LayoutLaboratory
import LayoutStage
import Testing
import UIKit

/// L22: the page of a paging collection view is kept through a turn (facts RO29, RO35).
@MainActor struct PageLintTests {
  private func findings(
    pages isPaging: Bool = true, in layout: @escaping @MainActor () -> UICollectionViewLayout
  ) throws -> [String] {
    let phone = try #require(Device.named("iPhone 7"))
    let figure = Figure(name: "pages", device: phone) {
      PagesController(layout: layout(), isPaging: isPaging)
    }
    let findings = try Laboratory(figure).lint().findings
    return findings.filter { $0.rule == .pageNotKept }.map { "\($0)" }
  }

  @Test func `RW6 a flow layout keeps its offset, and the page is lost`() throws {
    let found = try findings { PagesLayout() }
    #expect(
      found == [
        """
        L22 page-not-kept turned to landscape: page 2 with [0, 1] was shown; pages are 667 points \
        now, the offset is 375, which shows 292 of [0, 0] and 375 of [0, 1]
        """
      ])
  }

  @Test func `RO29 a layout that keeps the page of its old bounds is in order`() throws {
    let found = try findings { KeptPagesLayout() }
    #expect(found.isEmpty)
  }

  @Test func `content that does not page may stand anywhere`() throws {
    let found = try findings(pages: false) { PagesLayout() }
    #expect(found.isEmpty)
  }
}

/// A page for each of four items, as large as the view.
private class PagesLayout: UICollectionViewFlowLayout {
  override func prepare() {
    scrollDirection = .horizontal
    minimumLineSpacing = 0
    itemSize = collectionView?.bounds.size ?? .zero
    super.prepare()
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
}

private final class KeptPagesLayout: PagesLayout {
  private var page: CGFloat?

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    page = oldBounds.minX / oldBounds.width
  }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    guard let page, let collectionView else { return proposed }
    return CGPoint(x: page * collectionView.bounds.width, y: 0)
  }
}

private final class PagesController: UIViewController, UICollectionViewDataSource {
  private let layout: UICollectionViewLayout
  private let isPaging: Bool

  init(layout: UICollectionViewLayout, isPaging: Bool) {
    (self.layout, self.isPaging) = (layout, isPaging)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let pages = UICollectionView(frame: .zero, collectionViewLayout: layout)
    pages.isPagingEnabled = isPaging
    pages.contentInsetAdjustmentBehavior = .never
    pages.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "page")
    pages.dataSource = self
    view = pages
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 4 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
  }
}
