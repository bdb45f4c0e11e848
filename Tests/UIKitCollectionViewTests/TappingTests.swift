import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct TappingTests {
  private let shelf = Shelf(counts: [4], size: CGSize(width: 60, height: 300)).laidOut()
  private let listener = TouchListener()

  init() { shelf.view.delegate = listener }

  private func tap(_ item: Int) -> [String] {
    listener.calls = []
    shelf.view.simulateTap(onItemAt: IndexPath(item: item, section: 0))
    return listener.calls
  }

  @Test func `a tap highlights while the finger is down, selects, and then ends the highlight`() {
    #expect(
      tap(1) == [
        "shouldHighlight 1", "didHighlight 1 highlighted", "shouldSelect 1",
        "didSelect 1 highlighted selected", "didUnhighlight 1 selected",
      ])
    #expect(shelf.view.indexPathsForSelectedItems == [[0, 1]])
  }

  @Test func `the item that was selected is left before another is, unasked`() {
    _ = tap(1)
    #expect(
      tap(2) == [
        "shouldHighlight 2", "didHighlight 2 highlighted", "shouldSelect 2", "didDeselect 1",
        "didSelect 2 highlighted selected", "didUnhighlight 2 selected",
      ])
  }

  @Test func `tapped again, a single selection is told again and stays`() {
    _ = tap(1)
    #expect(tap(1).contains("didSelect 1 highlighted selected"))
    #expect(shelf.view.indexPathsForSelectedItems == [[0, 1]])
  }

  /// A delegate that notes primary actions, and that selects nothing.
  private final class Performer: NSObject, UICollectionViewDelegate {
    var calls: [Int] = []

    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { false }
    func collectionView(
      _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { calls.append(indexPath.item) }
  }

  @Test func `a tap on an item performs its primary action (TV15)`() {
    let performer = Performer()
    shelf.view.delegate = performer
    shelf.view.simulateTap(onItemAt: IndexPath(item: 2, section: 0))
    #expect(performer.calls == [2])
    shelf.view.isEditing = true
    shelf.view.simulateTap(onItemAt: IndexPath(item: 1, section: 0))
    #expect(performer.calls == [2])
  }

  @Test func `of several selected, a tap takes one out after asking`() {
    shelf.view.allowsMultipleSelection = true
    _ = tap(1)
    _ = tap(2)
    #expect(
      tap(1) == [
        "shouldHighlight 1", "didHighlight 1 highlighted selected", "shouldDeselect 1",
        "didDeselect 1 highlighted", "didUnhighlight 1",
      ])
    #expect(shelf.view.indexPathsForSelectedItems == [[0, 2]])
  }

  @Test func `what is not to be highlighted is not selected either`() {
    listener.refused = "shouldHighlight"
    #expect(tap(1) == ["shouldHighlight 1"])
    #expect(shelf.view.indexPathsForSelectedItems == [])
  }

  @Test func `what is not to be selected is highlighted for a moment`() {
    listener.refused = "shouldSelect"
    #expect(
      tap(1) == [
        "shouldHighlight 1", "didHighlight 1 highlighted", "shouldSelect 1", "didUnhighlight 1",
      ])
  }

  @Test func `what is not to be deselected stays`() {
    shelf.view.allowsMultipleSelection = true
    _ = tap(1)
    listener.refused = "shouldDeselect"
    _ = tap(1)
    #expect(shelf.view.indexPathsForSelectedItems == [[0, 1]])
  }

  @Test func `where nothing can be selected, a tap does nothing`() {
    shelf.view.allowsSelection = false
    #expect(tap(1).isEmpty)
  }

  @Test func `what is out of sight cannot be tapped`() {
    shelf.view.frame.size.height = 100
    #expect(tap(3).isEmpty)
  }

  @Test func `a delegate without these methods lets all be selected`() {
    shelf.view.delegate = shelf
    #expect(tap(1).isEmpty)
    #expect(shelf.view.indexPathsForSelectedItems == [[0, 1]])
  }

  @Test func `selected by the program, the delegate hears nothing`() {
    shelf.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    shelf.view.deselectItem(at: [0, 1], animated: false)
    #expect(listener.calls.isEmpty)
  }

  @Test func `the selected background shows while a finger is on the cell`() {
    let cell = UICollectionViewCell(frame: .zero)
    let selected = UIView(frame: .zero)
    cell.selectedBackgroundView = selected
    cell.isHighlighted = true
    #expect(!selected.isHidden)
    cell.isHighlighted = false
    #expect(selected.isHidden)
  }
}

/// A delegate that notes its calls about touches, with the state of the cell at that moment.
private final class TouchListener: NSObject, UICollectionViewDelegate {
  var calls: [String] = []
  /// The method that returns false.
  var refused = ""

  private func note(_ word: String, _ view: UICollectionView, _ path: IndexPath) {
    let cell = view.cellForItem(at: path)
    let states = [
      "\(word) \(path.item)", cell?.isHighlighted == true ? "highlighted" : nil,
      cell?.isSelected == true ? "selected" : nil,
    ]
    calls.append(states.compactMap(\.self).joined(separator: " "))
  }

  private func ask(_ word: String, _ path: IndexPath) -> Bool {
    calls.append("\(word) \(path.item)")
    return word != refused
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { ask("shouldHighlight", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { note("didHighlight", collectionView, indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { note("didUnhighlight", collectionView, indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { ask("shouldSelect", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { ask("shouldDeselect", indexPath) }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("didSelect", collectionView, indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("didDeselect", collectionView, indexPath)
  }
}
