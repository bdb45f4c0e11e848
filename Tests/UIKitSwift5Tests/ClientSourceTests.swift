import Testing
import UIKit

/// The behaviour of the layouts and views in `ClientLayouts.swift`.
@MainActor struct ClientSourceTests {
  private let controller = CarouselController()

  init() {
    controller.loadViewIfNeeded()
    controller.collectionView.layoutIfNeeded()
  }

  private var cell: CarouselCell? {
    controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? CarouselCell
  }

  @Test func `cells are made by the client's own initialiser`() {
    #expect(cell?.content.superview === cell?.contentView)
  }

  @Test func `the client's attributes reach the client's cell`() {
    #expect(cell?.page == 0.5)
    #expect(cell?.frame == CGRect(x: 37.5, y: 25, width: 225, height: 150))
  }

  @Test func `contexts are made by the client's own initialiser`() {
    let context = controller.collectionView.collectionViewLayout
      .invalidationContext(forBoundsChange: .zero)
    #expect((context as? CarouselContext)?.note == "made")
  }

  @Test func `turning there and back is the identity`() throws {
    let view = try #require(controller.collectionView)
    let before = view.visibleCells.map { $0.frame }
    view.frame.size = CGSize(width: 200, height: 300)
    view.layoutIfNeeded()
    #expect(cell?.bounds.size == CGSize(width: 200, height: 300))
    view.frame.size = CGSize(width: 300, height: 200)
    view.layoutIfNeeded()
    #expect(view.visibleCells.map { $0.frame } == before)
  }
}
