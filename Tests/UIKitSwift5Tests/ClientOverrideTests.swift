import Testing
import UIKit

/// Runs what `ClientOverrides.swift` compiles.
@MainActor struct ClientOverrideTests {
  private let layout = CountingLayout()
  private let view: NotingCollectionView

  init() {
    view = NotingCollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
  }

  @Test func `a client's own register is called and the class is known`() {
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    #expect(view.notes == ["register cell"])
  }

  @Test func `a client's own batch is called`() {
    view.performBatchUpdates {}
    #expect(view.notes == ["batch"])
  }

  @Test func `a client's own look-ups are called`() {
    _ = view.indexPathForItem(at: CGPoint(x: 1, y: 2))
    _ = view.cellForItem(at: [0, 0])
    #expect(view.notes == ["item at (1.0, 2.0)", "cell"])
  }

  @Test func `a client's own safe area counts`() {
    view.contentInsetAdjustmentBehavior = .always
    #expect(view.adjustedContentInset.top == 44)
  }

  @Test func `a client's observer of the reading direction is called`() {
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.notes == ["semantics"])
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func `a client's own register for decoration is called`() {
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "rule")
    #expect(layout.kinds == ["rule"])
  }

  @Test func `a client says itself whether a layout is ambiguous`() {
    let view: UIView = CertainView(frame: .zero)
    view.exerciseAmbiguityInLayout()
    #expect(!view.hasAmbiguousLayout)
    #expect((view as? CertainView)?.exercises == 1)
  }
}

/// Runs what `ClientOptionalCalls.swift` compiles.
@MainActor struct ClientOptionalCallTests {
  private final class Listener: NSObject, UIScrollViewDelegate {
    var notes: [String] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) { notes.append("scrolled") }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      notes.append("lifted, goes on: \(decelerate)")
    }
  }

  private let view = UIScrollView()
  private let proxy = ScrollProxy()
  private let listener = Listener()

  init() { (view.delegate, proxy.next) = (proxy, listener) }

  @Test func `calls written as optional reach a method that is there`() {
    view.contentOffset = CGPoint(x: 0, y: 1)
    proxy.scrollViewDidEndDragging(view, willDecelerate: true)
    #expect(listener.notes == ["scrolled", "lifted, goes on: true"])
  }

  @Test func `calls written as optional do nothing where there is no method`() {
    proxy.scrollViewWillBeginDragging(view)
    proxy.scrollViewDidEndDecelerating(view)
    #expect(listener.notes.isEmpty)
  }
}
