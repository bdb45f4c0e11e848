import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Outlines in lists: items whose children a tap shows and hides.
@MainActor struct ListOutlineTests {
  private typealias Source = UICollectionViewDiffableDataSource<Int, String>

  /// A list of `herbs` with the children `basil` and `thyme`, and of `trees`.
  @MainActor private final class Outline {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: .init(appearance: .plain)))
    let source: Source

    init(_ style: UICellAccessory.OutlineDisclosureOptions.Style) {
      let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
        cell.accessories =
          item == "herbs" ? [.outlineDisclosure(options: .init(style: style))] : []
      }
      source = Source(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
      }
      var herbs = NSDiffableDataSourceSectionSnapshot<String>()
      herbs.append(["herbs", "trees"])
      herbs.append(["basil", "thyme"], to: "herbs")
      source.apply(herbs, to: 0)
      view.layoutIfNeeded()
    }

    var cells: [UICollectionViewListCell] {
      view.layoutIfNeeded()
      return view.visibleCells.compactMap { $0 as? UICollectionViewListCell }
    }

    func tap() { view.simulateTap(onItemAt: IndexPath(item: 0, section: 0)) }
  }

  @Test func `a tap on a header shows its children, which are indented (LI36, LI59)`() {
    let outline = Outline(.header)
    #expect(outline.cells.count == 2)
    outline.tap()
    #expect(outline.cells.map(\.indentationLevel) == [0, 1, 1, 0])
    #expect(outline.cells.map(\.contentView.frame.minX) == [0, 10, 10, 0])
    #expect(outline.cells.map(\.configurationState.isExpanded) == [true, false, false, false])
  }

  @Test func `a second tap on a header hides its children (LI36)`() {
    let outline = Outline(.header)
    outline.tap()
    outline.tap()
    #expect(outline.cells.count == 2)
    #expect(outline.cells.map(\.configurationState.isExpanded) == [false, false])
  }

  @Test func `a tap on the chevron of a row shows its children, one on the row does not (LI36)`()
    throws
  {
    let outline = Outline(.cell)
    outline.tap()
    #expect(outline.cells.count == 2)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    window.addSubview(outline.view)
    // The middle of the chevron, whose box of 14 ends at the margin; a list begins below the safe
    // area.
    window.layoutIfNeeded()
    window.simulateTap(at: outline.view.convert(CGPoint(x: 320 - 16 - 7, y: 22), to: window))
    #expect(outline.cells.count == 4)
  }

  @Test func `handlers decide, are notified, and may replace the children (LI60)`() {
    let outline = Outline(.header)
    var calls: [String] = []
    outline.source.sectionSnapshotHandlers.shouldExpandItem = {
      calls.append("should \($0)")
      return true
    }
    outline.source.sectionSnapshotHandlers.willExpandItem = { calls.append("will \($0)") }
    outline.source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, known in
      calls.append("children \(known.items)")
      var children = NSDiffableDataSourceSectionSnapshot<String>()
      children.append(["mint"])
      return children
    }
    outline.tap()
    #expect(calls == ["should herbs", "will herbs", #"children ["basil", "thyme"]"#])
    #expect(outline.source.snapshot().itemIdentifiers == ["herbs", "mint", "trees"])
    outline.source.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
    outline.tap()
    #expect(outline.cells.count == 3)
  }

  @Test func `a moved item is in the new snapshot, and handlers receive the transaction`() {
    let outline = Outline(.header)
    var received: [[String]] = []
    outline.source.reorderingHandlers.canReorderItem = { $0 == "trees" }
    outline.source.reorderingHandlers.didReorder = {
      received += [$0.initialSnapshot.itemIdentifiers, $0.finalSnapshot.itemIdentifiers]
    }
    #expect(!outline.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    #expect(outline.view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    #expect(outline.cells.map(\.configurationState.isReordering) == [false, true])
    outline.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 10))
    outline.view.endInteractiveMovement()
    #expect(received == [["herbs", "trees"], ["trees", "herbs"]])
    #expect(outline.source.snapshot().itemIdentifiers == ["trees", "herbs"])
  }
}
