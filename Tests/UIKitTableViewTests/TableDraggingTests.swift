import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// A table of letters that can be dragged onto a view with a drop interaction.
@MainActor
private final class LetterTable: UITableViewController, UITableViewDragDelegate,
  UITableViewDropDelegate
{
  var letters = ["a", "b", "c"]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    letters.count
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: letters[indexPath.row] as NSString))]
  }
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    guard let source = coordinator.items.first?.sourceIndexPath,
      let target = coordinator.destinationIndexPath
    else { return }
    letters.insert(letters.remove(at: source.row), at: target.row)
    tableView.moveRow(at: source, to: target)
  }
}

/// A view that accepts strings.
@MainActor private final class Basket: UIView, UIDropInteractionDelegate {
  private(set) var accepted: [String] = []

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    session.loadObjects(ofClass: String.self) { [self] in accepted += $0 }
  }
}

@MainActor @Suite(.serialized) struct TableDraggingTests {
  private let controller = LetterTable(style: .plain)
  private let stage: ControllerStage
  private var table: UITableView { controller.tableView }

  init() {
    controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    controller.tableView.rowHeight = 50
    controller.tableView.contentInsetAdjustmentBehavior = .never
    controller.tableView.dragDelegate = controller
    controller.tableView.dropDelegate = controller
    stage = ControllerStage(controller)
    stage.layOut()
  }

  private func middle(_ row: Int) -> CGPoint {
    table.convert(CGPoint(x: 100, y: 50 * CGFloat(row) + 25), to: stage.window)
  }

  @Test func `a row is dragged to the place of another (LI98)`() {
    defer { stage.end() }
    #expect(stage.window.simulateDrag(at: middle(0)))
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell?.configurationState.cellDragState == .lifting)
    #expect(stage.window.simulateDragMove(to: middle(2)) == .move)
    #expect(cell?.configurationState.cellDragState == .dragging)
    #expect(stage.window.simulateDragEnd())
    #expect(controller.letters == ["b", "c", "a"] && !table.hasActiveDrag)
  }

  @Test func `a row is dropped into a view with an interaction (LI98)`() {
    defer { stage.end() }
    let basket = Basket(frame: CGRect(x: 0, y: 300, width: 200, height: 100))
    basket.addInteraction(UIDropInteraction(delegate: basket))
    stage.window.addSubview(basket)
    stage.window.simulateDrag(at: middle(1))
    #expect(stage.window.simulateDragMove(to: CGPoint(x: 100, y: 350)) == .copy)
    #expect(stage.window.simulateDragEnd() && basket.accepted == ["b"])
    #expect(controller.letters == ["a", "b", "c"])
  }

  @Test func `several rows can have a selected background of their own (LI98)`() {
    defer { stage.end() }
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    let (one, several) = (UIView(), UIView())
    cell?.selectedBackgroundView = one
    cell?.multipleSelectionBackgroundView = several
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    #expect(!one.isHidden && several.isHidden)
    table.allowsMultipleSelection = true
    cell?.isSelected = false
    cell?.isSelected = true
    #expect(one.isHidden && !several.isHidden)
  }
}
