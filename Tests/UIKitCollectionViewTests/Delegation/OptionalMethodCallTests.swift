import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor struct OptionalMethodCallTests {
  private final class Silent: NSObject, UICollectionViewDelegateFlowLayout {}

  private final class Sized: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 7, height: 8) }
  }

  private let layout = UICollectionViewFlowLayout()
  private let path = IndexPath(item: 0, section: 0)
  private var view: UICollectionView {
    UICollectionView(frame: .zero, collectionViewLayout: layout)
  }

  @Test func `a method that is not implemented answers nil`() {
    let delegate: (any UICollectionViewDelegateFlowLayout)? = Silent()
    #expect(delegate?.collectionView?(view, layout: layout, sizeForItemAt: path) == nil)
  }

  @Test func `a method that is implemented answers`() {
    let delegate: (any UICollectionViewDelegateFlowLayout)? = Sized()
    let size = delegate?.collectionView?(view, layout: layout, sizeForItemAt: path) ?? .zero
    #expect(size == CGSize(width: 7, height: 8))
  }

  @Test func `only the method that is not implemented answers nil`() {
    let delegate: (any UICollectionViewDelegateFlowLayout)? = Sized()
    #expect(delegate?.collectionView?(view, layout: layout, insetForSectionAt: 0) == nil)
  }

  @Test func `without an optional expected a missing method answers zero`() {
    let delegate: any UICollectionViewDelegateFlowLayout = Silent()
    let width = delegate.collectionView?(view, layout: layout, sizeForItemAt: path).width
    #expect(width == 0)
  }

  @Test func `a question inside a question does not disturb it`() {
    let answer = OptionalMethodCall.result {
      let inner = OptionalMethodCall.result { OptionalMethodCall.placeholder(1) }
      return inner ?? 2
    }
    #expect(answer == 2)
  }

  @Test func `an answer inside a question that is left open does not close it`() {
    let answer = OptionalMethodCall.result {
      _ = OptionalMethodCall.result { 1 }
      return OptionalMethodCall.placeholder(2)
    }
    #expect(answer == nil)
  }

  @Test func `a delegate that hands a call on to one without the method has answered itself`() {
    let next: (any UIScrollViewDelegate)? = Silent()
    let scrolled: Void? = OptionalMethodCall.result { next?.scrollViewDidScroll?(view) }
    let lifted: Void? = OptionalMethodCall.result {
      next?.scrollViewDidEndDragging?(view, willDecelerate: false)
    }
    #expect(scrolled != nil && lifted != nil)
  }

  @Test func `a data source without a number of sections is recognised`() {
    let shelf = Shelf()
    #expect(shelf.numberOfSections?(in: shelf.view) == 1)
    let silent: (any UICollectionViewDataSource)? = OneItem()
    #expect(silent?.numberOfSections?(in: view) == nil)
  }

  private final class OneItem: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  }
}
