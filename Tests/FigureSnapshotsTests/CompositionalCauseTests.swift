import Foundation
import LayoutStage
import SnapshotCore
import TestSupport
import Testing
import UIKit

@testable import FigureSnapshots

/// Changes of a compositional layout, from the controller to the message.
@MainActor struct CompositionalCauseTests {
  private func changes(
    from base: @MainActor (CompositionalController) -> Void = { _ in },
    _ change: @MainActor (CompositionalController) -> Void
  ) throws -> [String] { try changes(as: .image(on: .iPhoneSE), from: base, change) }

  private func changes<Format>(
    as snapshot: Snapshot<CompositionalController, Format>,
    from base: @MainActor (CompositionalController) -> Void = { _ in },
    _ change: @MainActor (CompositionalController) -> Void
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    let name = try GoldenName(parts: ["grid"], pathExtension: snapshot.format.pathExtension)
    func verdict(on controller: CompositionalController, _ mode: RecordMode) throws -> Verdict {
      try Verifier(
        store: GoldenStore(root: folder.url), mode: mode, ledger: RunLedger(base: folder.url),
        environment: [:]
      ).verify(controller, as: snapshot, named: name, owner: "test")
    }
    let original = CompositionalController()
    base(original)
    _ = try verdict(on: original, .all)
    let changed = CompositionalController()
    change(changed)
    let record = VerdictRecord(try verdict(on: changed, .never), store: "", owner: "test")
    return VerdictMessage(record).changes
  }

  @Test func `a fraction is named with what it is taken of`() throws {
    #expect(
      try changes { $0.itemWidth = 1.0 / 3 }.first?
        .hasPrefix("section 0 group item 0 width ½ of 288 → ⅓ of 288: ") == true)
  }

  @Test func `an inset of the section comes before the fractions that follow`() throws {
    #expect(
      try changes { $0.inset = 24 }.first?
        .hasPrefix("section 0 inset.leading 16 → 24, inset.trailing 16 → 24: ")
        == true)
  }

  @Test func `a section that is scrolled across is reported with its offset`() throws {
    let found = try changes(from: { $0.behavior = .continuous }) {
      $0.behavior = .continuous
      $0.offset = 40
    }
    #expect(found.first?.hasPrefix("section 0 scroll offset ") == true, "\(found)")
  }

  @Test func `a spacing between groups is reported with the cells that it moved`() throws {
    #expect(
      try changes { $0.spacing = 12 }.first?
        .hasPrefix("section 0 group spacing 8 → 12: ") == true)
  }

  @Test func `measures that explain all frames are proved`() throws {
    let proof = { (value: String) in "  putting \(value) back gives the golden's frames" }
    #expect(try changes { $0.spacing = 12 }.dropFirst().first == proof("8"))
    #expect(try changes { $0.inset = 24 }.dropFirst().first == proof("16"))
    #expect(try changes { $0.itemWidth = 1.0 / 3 }.dropFirst().first == proof("½ of 288"))
  }
}

/// A grid of two columns.
private final class CompositionalController: UICollectionViewController {
  var itemWidth = 0.5
  var inset = 16.0
  var spacing = 8.0
  var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  var offset: CGFloat = 0

  init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(itemWidth), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: inset, bottom: 0, trailing: inset)
    section.interGroupSpacing = spacing
    section.orthogonalScrollingBehavior = behavior
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard offset != 0 else { return }
    let target = offset
    // The drag lays out the view, which calls this method again.
    offset = 0
    collectionView.simulateDrag(ofSection: 0, to: target)
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 6 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.backgroundColor = .systemBlue
    return cell
  }
}
