import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct SupplementaryRegistrationTests {
  @Test func `a registered header is made of its class and filled`() throws {
    let stage = DiffableStage(["A": ["a"]])
    let header = UICollectionView.SupplementaryRegistration<TitleView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, kind, path in view.title = "\(kind) \(path.section)" }
    stage.source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    stage.layout.headerReferenceSize = CGSize(width: 0, height: 30)
    stage.view.layoutIfNeeded()
    let shown = stage.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    #expect((shown as? TitleView)?.title == "UICollectionElementKindSectionHeader 0")
  }

  @Test func `two registrations of one class do not share their cells`() {
    let stage = ListStage([["a"]])
    let one = UICollectionView.CellRegistration<ScriptedCell, String> { cell, _, _ in
      cell.word = "1"
    }
    let two = UICollectionView.CellRegistration<ScriptedCell, String> { _, _, _ in }
    let path = IndexPath(item: 0, section: 0)
    let first = stage.view.dequeueConfiguredReusableCell(using: one, for: path, item: "")
    let second = stage.view.dequeueConfiguredReusableCell(using: two, for: path, item: "")
    #expect(first.reuseIdentifier != second.reuseIdentifier)
  }
}

/// A header with a title.
private final class TitleView: UICollectionReusableView {
  var title = ""
}
