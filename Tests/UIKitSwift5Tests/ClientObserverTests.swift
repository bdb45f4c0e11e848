import Testing
import UIKit

/// The behaviour of the observers in `ClientObservers.swift`.
@MainActor struct ClientObserverTests {
  @Test func `a view follows its own content`() {
    let shelf = ObservedShelf(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    shelf.contentSize = CGSize(width: 100, height: 250)
    #expect(shelf.heights == [250])
  }

  @Test func `a label follows a scroll view`() {
    let (label, view) = (OffsetLabel(), UIScrollView())
    label.follow(view)
    view.contentOffset.y = 12
    #expect(label.text == "12.0")
    view.contentInset.top = 3
    #expect(label.text == "3.0")
  }
}
