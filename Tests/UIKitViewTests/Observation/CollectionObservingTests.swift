import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.serialized) struct CollectionObservingTests {
  private let shelf = Shelf(counts: [40])
  private var view: UICollectionView { shelf.view }

  @Test func `what UIKit itself changes is told in the order of the changes`() {
    var lines: [String] = []
    let observations = [
      view.observe(\.contentSize, options: .new) { _, change in
        lines.append("size \(change.newValue != .zero)")
      },
      view.observe(\.contentOffset, options: .new) { view, change in
        lines.append("offset \(change.newValue?.y ?? -1) of \(view.numberOfSections)")
      },
    ]
    shelf.laidOut()
    view.scrollToItem(at: [0, 39], at: .bottom, animated: false)
    let end = view.contentOffset.y
    shelf.counts = [1]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(lines == ["size true", "offset \(end) of 1", "offset 0.0 of 1", "size true"])
    for observation in observations { observation.invalidate() }
  }

  @Test func `the delegate is told before the observer`() {
    let mover = ScriptedDelegate()
    var lines: [String] = []
    mover.didScroll = { _ in lines.append("delegate") }
    view.delegate = mover
    let observation = view.observe(\.contentOffset) { _, _ in lines.append("observer") }
    shelf.laidOut()
    lines = []
    view.contentOffset.y = 20
    #expect(lines == ["delegate", "observer"])
    observation.invalidate()
  }
}
