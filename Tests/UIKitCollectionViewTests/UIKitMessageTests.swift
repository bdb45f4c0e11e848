import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// An exception of UIKit's for a programmer's error stops the process with the same message.
struct UIKitMessageTests {
  private func expectMessage(_ result: ExitTest.Result?, _ text: String) {
    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(error.contains(text), "\(error.prefix(400))")
  }

  @Test func `an identifier that is not registered cannot be dequeued`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = Shelf().view.dequeueReusableCell(
          withReuseIdentifier: "none", for: IndexPath(item: 0, section: 0))
      }
    }
    expectMessage(
      result,
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier none - must "
        + "register a nib or a class for the identifier or connect a prototype cell in a storyboard"
    )
  }

  @Test func `a section that does not exist has no number of items`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let shelf = Shelf()
        withExtendedLifetime(shelf) { _ = shelf.view.numberOfItems(inSection: 7) }
      }
    }
    expectMessage(
      result,
      "request for number of items in section 7 when there are only 1 sections in the collection "
        + "view")
  }

  @Test func `attributes for an item that does not exist are refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let ghost = UICollectionViewLayoutAttributes(
          forCellWith: [0, 99], frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let layout = ScriptedLayout(content: CGSize(width: 100, height: 100)) { _, _ in [ghost] }
        _ = Shelf(layout).laidOut()
      }
    }
    expectMessage(
      result,
      "UICollectionView received layout attributes for a cell with an index path that does not "
        + "exist")
  }
}
