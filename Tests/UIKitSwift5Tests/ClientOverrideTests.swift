import Testing
import UIKit

/// The behaviour of the overrides in `ClientOverrides.swift`.
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

  @Test func `a client's own table is called`() {
    let table = MockTable()
    table.insertRows(at: [[0, 0]], with: .fade)
    table.deleteSections([0], with: .none)
    table.performBatchUpdates {}
    table.deselectRow(at: [0, 0], animated: false)
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    table.scrollToRow(at: [0, 0], at: .top, animated: false)
    #expect(
      table.notes == [
        "insert rows", "delete sections", "batch", "deselect", "register header", "scroll",
      ])
    #expect((table as UITableView).indexPathForSelectedRow?.row == 7)
  }

  @Test func `a client's own controller, layer and button are called`() {
    let (controller, layer, button) = (PlacedController(), CountingLayer(), CountingButton())
    #expect((controller as UIViewController).navigationController === controller.container)
    #expect((controller as UIViewController).isBeingPresented)
    (layer as CALayer).add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    (layer as CALayer).addSublayer(CALayer())
    #expect(layer.added == ["fade", "sublayer"])
    (button as UIControl).sendActions(for: .touchUpInside)
    #expect(button.sent == 1)
  }

  @Test func `a client's scroll view has a delegate of a name that UIKit has not`() {
    let (view, delegate) = (OwnScrollView(), ScrollProxy())
    view.scrollDelegate = view
    view.delegate = delegate
    #expect(view.scrollDelegate === view)
    #expect(view.delegate === delegate)
  }

  @Test func `a client says itself whether a layout is ambiguous`() {
    let view: UIView = CertainView(frame: .zero)
    view.exerciseAmbiguityInLayout()
    #expect(!view.hasAmbiguousLayout)
    #expect((view as? CertainView)?.exercises == 1)
  }
}

/// The results of the calls in `ClientOptionalCalls.swift`.
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

  @Test func `methods of a table's protocols that are not there answer with nil`() {
    final class Source: NSObject, UITableViewDelegate, UITableViewDataSource {
      func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ view: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 70 }
      func tableView(_ view: UITableView, titleForHeaderInSection section: Int) -> String? { "a" }
    }
    let source = Source()
    let answers = OptionalCallsOfAll.table(UITableView(), source, source)
    #expect(answers[0] as? CGFloat == 70)
    #expect(answers[3] as? String == "a")
    #expect([1, 2, 4, 5, 6].allSatisfy { answers[$0] == nil })
  }

  @Test func `names that iOS source uses in passing are there`() {
    let names = NamesInPassing.use(UIView(), UINavigationBar(), UITableView())
    #expect(names.count == 7)
    #expect(names[5] as? Int == 1)
  }
}
