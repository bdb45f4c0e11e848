import Foundation
import LayoutStage
import SnapshotCore
import TestSupport
import Testing
import UIKit

@testable import FigureSnapshots

/// Changes of a list in a collection view, from the controller to the message.
@MainActor struct ListCauseTests {
  private typealias Configuration = UICollectionLayoutListConfiguration

  /// Returns the first reported cause of a change.
  private func cause(_ change: @MainActor (ListController) -> Void) throws -> String {
    let folder = try TemporaryFolder()
    let name = try GoldenName(parts: ["list"], pathExtension: "png")
    func verdict(on controller: ListController, _ mode: RecordMode) throws -> Verdict {
      try Verifier(
        store: GoldenStore(root: folder.url), mode: mode, ledger: RunLedger(base: folder.url),
        environment: [:]
      ).verify(controller, as: .image(on: .iPhoneSE), named: name, owner: "test")
    }
    _ = try verdict(on: ListController(), .all)
    let changed = ListController()
    change(changed)
    let record = VerdictRecord(try verdict(on: changed, .never), store: "", owner: "test")
    return VerdictMessage(record).changes.first ?? "none"
  }

  private func expect(
    _ beginning: String, _ change: @MainActor (ListController) -> Void
  ) throws {
    #expect(try cause(change).prefix(beginning.count) == beginning)
  }

  @Test func `the appearance of a list is the cause of its insets`() throws {
    try expect("section 0 list appearance plain → insetGrouped: ") {
      $0.appearance = .insetGrouped
    }
  }

  @Test func `the header mode and its padding are named`() throws {
    try expect("section 0 list header mode none → firstItemInSection: ") {
      $0.configure = { $0.headerMode = .firstItemInSection }
    }
  }

  @Test func `a list without separators is named`() throws {
    try expect("section 0 list separators shown → hidden") {
      $0.configure = { $0.showsSeparators = false }
    }
  }

  @Test func `the accessories of a cell are named`() throws {
    try expect("cell [0,1]: accessories none → checkmark") {
      $0.cell = { cell, path in if path.item == 1 { cell.accessories = [.checkmark()] } }
    }
  }

  @Test func `the indentation level of a cell is named`() throws {
    try expect("cell [0,2]: indentation level 0 → 2") {
      $0.cell = { cell, path in if path.item == 2 { cell.indentationLevel = 2 } }
    }
  }

  @Test func `the separator of a row is named`() throws {
    try expect("cell [0,0]: separators bottom → none") {
      $0.configure = {
        $0.itemSeparatorHandler = { path, separators in
          var separators = separators
          if path.item == 0 { separators.bottomSeparatorVisibility = .hidden }
          return separators
        }
      }
    }
  }

  @Test func `the inset of a separator is named`() throws {
    try expect("cell [0,0]: separator inset automatic → leading 40") {
      $0.configure = {
        $0.itemSeparatorHandler = { path, separators in
          var separators = separators
          if path.item == 0 { separators.bottomSeparatorInsets.leading = 40 }
          return separators
        }
      }
    }
  }
}

/// A list of four rows.
private final class ListController: UICollectionViewController {
  var appearance = UICollectionLayoutListConfiguration.Appearance.plain
  var configure: @MainActor (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  var cell: @MainActor (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }

  init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configure(&configuration)
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(
      using: configuration)
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 4 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    guard let row = cell as? UICollectionViewListCell else { return cell }
    var content = row.defaultContentConfiguration()
    content.text = ["Basil", "Mint", "Sage", "Thyme"][indexPath.item]
    row.contentConfiguration = content
    self.cell(row, indexPath)
    return row
  }
}
