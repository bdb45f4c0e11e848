import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// A list of letters that can be dragged and dropped, and that notes the calls.
@MainActor
private final class Letters: NSObject, UICollectionViewDataSource,
  UICollectionViewDragDelegate, UICollectionViewDropDelegate
{
  var letters = ["a", "b", "c", "d"]
  var intent = UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath
  private(set) var calls: [String] = []
  private(set) var loaded: [String] = []

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { letters.count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    calls.append("items at \(indexPath.item)")
    guard letters[indexPath.item] != "d" else { return [] }
    let letter = letters[indexPath.item] as NSString
    let item = UIDragItem(itemProvider: NSItemProvider(object: letter))
    item.localObject = letter
    return [item]
  }
  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) { calls.append("drag begins") }
  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) { calls.append("drag ended") }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) { calls.append("enters") }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    calls.append("over \(destinationIndexPath?.item ?? -1)")
    return UICollectionViewDropProposal(operation: .move, intent: intent)
  }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) { calls.append("drop ended") }
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    calls.append("drop")
    guard let item = coordinator.items.first, let source = item.sourceIndexPath,
      let target = coordinator.destinationIndexPath
    else { return }
    coordinator.session.loadObjects(ofClass: NSString.self) { [self] found in
      loaded = found.compactMap { $0 as? NSString }.map { $0 as String }
    }
    collectionView.performBatchUpdates {
      letters.insert(letters.remove(at: source.item), at: target.item)
      collectionView.moveItem(at: source, to: target)
    }
    coordinator.drop(item.dragItem, toItemAt: target)
  }
}

/// A cell that notes the phases of its drag.
private final class DraggedCell: UICollectionViewCell {
  private(set) var phases: [DragState] = []
  override func dragStateDidChange(_ dragState: DragState) { phases.append(dragState) }
}

@MainActor @Suite(.serialized) struct DraggingTests {
  private let letters = Letters()
  private let view: UICollectionView
  private let stage: ControllerStage

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    let controller = UICollectionViewController(collectionViewLayout: layout)
    view = controller.collectionView
    view.register(DraggedCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = letters
    view.contentInsetAdjustmentBehavior = .never
    stage = ControllerStage(controller)
    view.dragDelegate = letters
    view.dropDelegate = letters
    stage.layOut()
  }

  private func middle(_ item: Int) -> CGPoint {
    view.convert(CGPoint(x: 160, y: 50 * CGFloat(item) + 25), to: stage.window)
  }
  private func cell(_ item: Int) -> DraggedCell? {
    view.cellForItem(at: IndexPath(item: item, section: 0)) as? DraggedCell
  }

  @Test func `an item is dragged to the place of another (LI98)`() {
    defer { stage.end() }
    let dragged = cell(0)
    #expect(stage.window.simulateDrag(at: middle(0)))
    #expect(dragged?.configurationState.cellDragState == .lifting && view.hasActiveDrag)
    #expect(stage.window.simulateDragMove(to: middle(2)) == .move)
    #expect(dragged?.configurationState.cellDragState == .dragging && view.hasActiveDrop)
    #expect(stage.window.simulateDragEnd())
    #expect(letters.letters == ["b", "c", "a", "d"] && letters.loaded == ["a"])
    #expect(dragged?.phases == [.lifting, .dragging, .none])
    #expect(dragged?.configurationState.cellDragState == UICellConfigurationState.DragState.none)
    #expect(
      letters.calls == [
        "items at 0", "drag begins", "enters", "over 2", "drop", "drop ended", "drag ended",
      ])
    #expect(!view.hasActiveDrag && !view.hasActiveDrop)
  }

  @Test func `a cell into which an item would be dropped is targeted (LI98)`() {
    defer { stage.end() }
    letters.intent = .insertIntoDestinationIndexPath
    stage.window.simulateDrag(at: middle(0))
    stage.window.simulateDragMove(to: middle(1))
    #expect(cell(1)?.configurationState.cellDropState == .targeted)
    #expect(cell(2)?.configurationState.cellDropState == .notTargeted)
    stage.window.simulateDragMove(to: middle(2))
    #expect(cell(1)?.configurationState.cellDropState == .notTargeted)
    stage.window.simulateDragEnd()
    #expect(cell(2)?.configurationState.cellDropState == UICellConfigurationState.DropState.none)
  }

  @Test func `an item without drag items stays where it is (LI98)`() {
    defer { stage.end() }
    #expect(!stage.window.simulateDrag(at: middle(3)))
    view.dragInteractionEnabled = false
    #expect(!stage.window.simulateDrag(at: middle(0)))
    #expect(letters.calls == ["items at 3"])
  }

  @Test func `a placeholder is inserted when it is committed (LI98)`() throws {
    defer { stage.end() }
    let session = DragSession(in: stage.window, at: .zero)
    let item = UIDragItem(itemProvider: NSItemProvider(object: "x" as NSString))
    let coordinator = CollectionDropCoordinator(
      [ListDropItem(item, from: nil, size: .zero)], at: IndexPath(item: 1, section: 0),
      UICollectionViewDropProposal(operation: .copy), DropSession(session), in: view)
    let context = coordinator.drop(
      item,
      to: UICollectionViewDropPlaceholder(
        insertionIndexPath: IndexPath(item: 1, section: 0), reuseIdentifier: "cell"))
    #expect(view.numberOfItems(inSection: 0) == 4)
    #expect(context.commitInsertion { letters.letters.insert("x", at: $0.item) })
    #expect(view.numberOfItems(inSection: 0) == 5 && letters.letters[1] == "x")
    #expect(!context.deletePlaceholder())
  }

  @Test func `an item provider loads what was registered (LI98)`() {
    defer { stage.end() }
    let provider = NSItemProvider(object: "herb" as NSString)
    var found: [String] = []
    provider.loadObject(ofClass: NSString.self) { object, _ in
      found.append((object as? NSString).map { $0 as String } ?? "")
    }
    provider.loadObject(ofClass: String.self) { value, _ in found.append(value ?? "") }
    provider.loadObject(ofClass: UIImage.self) { _, error in found.append("\(error != nil)") }
    #expect(found == ["herb", "herb", "true"])
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(!provider.canLoadObject(ofClass: UIColor.self))
    #expect(provider.hasItemConformingToTypeIdentifier("public.utf8-plain-text"))
  }

  @Test func `a cell that the delegate does not let be edited keeps its looks (LI30)`() {
    defer { stage.end() }
    let refusing = Refusing()
    view.delegate = refusing
    view.isEditing = true
    #expect(cell(0)?.configurationState.isEditing == false)
    #expect(cell(1)?.configurationState.isEditing == true)
  }
}

@MainActor private final class Refusing: NSObject, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool { indexPath.item > 0 }
}
