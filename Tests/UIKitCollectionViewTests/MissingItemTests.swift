import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Requests about items that do not exist, beside three in one section.
struct MissingItemTests {
  private static let name = #"Collection view: <UICollectionView: 0x[0-9a-f]+; frame = "#

  private func expect(_ result: ExitTest.Result?, _ text: String) {
    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(error.contains(text), "\(error.prefix(400))")
    #expect(error.range(of: Self.name, options: .regularExpression) != nil)
  }

  @Test func `K4 scrolling to an item that does not exist raises`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let shelf = Shelf(counts: [3]).laidOut()
        shelf.view.scrollToItem(at: IndexPath(item: 9, section: 0), at: .top, animated: true)
      }
    }
    expect(
      result,
      "Attempted to scroll the collection view to an out-of-bounds item (9) when there are only 3 "
        + "items in section 0. ")
  }

  @Test func `K4 so it does in an empty section`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let shelf = Shelf(counts: [0]).laidOut()
        shelf.view.scrollToItem(at: IndexPath(item: 0, section: 0), at: [], animated: false)
      }
    }
    expect(
      result,
      "Attempted to scroll the collection view to an out-of-bounds item (0) when there are only 0 "
        + "items in section 0. ")
  }

  @Test func `K4 scrolling to an item of a section that does not exist raises`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let shelf = Shelf(counts: [3]).laidOut()
        shelf.view.scrollToItem(at: IndexPath(item: 0, section: 2), at: .top, animated: false)
      }
    }
    expect(
      result,
      "Attempted to scroll the collection view to an out-of-bounds section (2) when there are only "
        + "1 sections. ")
  }

  @Test func `K4 selecting an item that does not exist raises`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let shelf = Shelf(counts: [0]).laidOut()
        shelf.view.selectItem(
          at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
      }
    }
    expect(
      result,
      "Attempted to modify the selection of an out-of-bounds item (2) when there are only 0 items "
        + "in section 0. ")
  }

  @Test(arguments: [IndexPath(item: 9, section: 0), IndexPath(item: 0, section: 2)])
  @MainActor func `K4 asking about an item that does not exist is answered`(path: IndexPath) {
    let shelf = Shelf(counts: [3]).laidOut()
    #expect(shelf.view.cellForItem(at: path) == nil)
    #expect(shelf.view.layoutAttributesForItem(at: path) == nil)
    shelf.view.deselectItem(at: path, animated: false)
    shelf.view.allowsSelection = false
    shelf.view.selectItem(at: path, animated: false, scrollPosition: [])
    #expect(shelf.view.indexPathsForSelectedItems == [])
  }
}
