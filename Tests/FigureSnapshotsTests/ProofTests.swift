import Foundation
import LayoutComparison
import LayoutStage
import SnapshotCore
import TestSupport
import Testing
import UIKit

@testable import FigureSnapshots

/// Explanations that are tested by putting the golden's values back.
@MainActor struct ProofTests {
  private func verdict<Format>(
    as snapshot: Snapshot<UIViewController, Format>, from golden: UIViewController,
    to actual: UIViewController, proof: ProofMode = .on
  ) throws -> Verdict {
    let folder = try TemporaryFolder()
    let name = try GoldenName(
      parts: ["proof"], pathExtension: snapshot.format.pathExtension)
    func verdict(on controller: UIViewController, _ mode: RecordMode) throws -> Verdict {
      try Verifier(
        store: GoldenStore(root: folder.url), mode: mode, proof: proof,
        ledger: RunLedger(base: folder.url), environment: [:]
      ).verify(controller, as: snapshot, named: name, owner: "test")
    }
    _ = try verdict(on: golden, .all)
    return try verdict(on: actual, .never)
  }

  private func changes(
    from golden: UIViewController, to actual: UIViewController, proof: ProofMode = .on
  ) throws -> [String] {
    let verdict = try verdict(as: .image(on: .iPhone7), from: golden, to: actual, proof: proof)
    return VerdictMessage(VerdictRecord(verdict, store: "", owner: "test")).changes
  }

  @Test func `a constant that explains all frames is proved`() throws {
    let changes = try changes(from: CardController(), to: CardController(leading: 24))
    #expect(changes.first?.contains("card.leading 8 → 24") == true)
    #expect(changes.dropFirst().first == "  putting 8 back gives the golden's frames")
  }

  @Test func `a multiplier that explains all frames is proved`() throws {
    let changes = try changes(from: CardController(), to: CardController(multiplier: 0.4))
    #expect(changes.dropFirst().first == "  putting 0.5 back gives the golden's frames")
  }

  @Test func `two causes are each proved for what they moved`() throws {
    let changes = try changes(
      from: CardController(), to: CardController(leading: 24, footer: 50))
    #expect(changes.contains("  putting 8 back gives the golden's frames of these views"))
    #expect(changes.contains("  putting 40 back gives the golden's frames of these views"))
  }

  @Test func `frames that do not come back are named`() throws {
    let changes = try changes(
      from: CardController(), to: CardController(leading: 24, isTitleMoved: true))
    #expect(
      changes.dropFirst().first == "  putting 8 back leaves card › label: frame.x 10 → 14")
  }

  @Test func `a cause that moves nothing is wrong`() throws {
    let changes = try changes(
      from: PinnedController(), to: PinnedController(limit: 400, isMoved: true))
    #expect(changes.contains("  putting 300 back does not change the frames"))
  }

  @Test func `a section's inset is proved`() throws {
    let changes = try changes(
      from: NumbersController(count: 7),
      to: NumbersController(count: 7) { $0.sectionInset.top = 28 })
    #expect(changes.first == "section 0 inset.top 20 → 28: 7 cells moved 0,+8")
    #expect(changes.dropFirst().first == "  putting 20 back gives the golden's frames")
  }

  @Test func `an item size is proved`() throws {
    let changes = try changes(
      from: NumbersController(count: 7),
      to: NumbersController(count: 7) { $0.itemSize = CGSize(width: 90, height: 80) })
    #expect(changes.dropFirst().first == "  putting 80×80 back gives the golden's frames")
  }

  @Test func `a constant in the cells of a collection is proved`() throws {
    let changes = try changes(from: MarkedController(inset: 4), to: MarkedController(inset: 10))
    #expect(changes.first == "7 cells › mark: constraint mark.leading 4 → 10")
    #expect(changes.contains("  putting 4 back gives the golden's frames"))
  }

  @Test func `cells that their content measures are not proved`() throws {
    func controller(_ inset: CGFloat) -> UIViewController {
      MarkedController(inset: inset) {
        $0.estimatedItemSize = CGSize(width: 80, height: 80)
      }
    }
    let changes = try changes(from: controller(4), to: controller(10))
    #expect(!changes.contains { $0.contains("putting") })
  }

  @Test func `a layout in JSON is proved too`() throws {
    let verdict = try verdict(
      as: .json(on: .iPhone7), from: NumbersController(count: 7),
      to: NumbersController(count: 7) { $0.sectionInset.top = 28 })
    #expect(verdict.statements.first?.proof?.result == .golden)
  }

  @Test func `a sheet is proved in its first pane that differs`() throws {
    let verdict = try verdict(
      as: .rotation(on: .iPhone7), from: NumbersController(count: 7),
      to: NumbersController(count: 7) { $0.sectionInset.top = 28 })
    #expect(verdict.statements.first?.proof?.result == .golden)
  }

  @Test func `nothing is tested if proofs are off`() throws {
    let changes = try changes(
      from: CardController(), to: CardController(leading: 24), proof: .off)
    #expect(!changes.contains { $0.contains("putting") })
  }

  @Test func `a colour has nothing to prove`() throws {
    let changed = CardController()
    changed.card.backgroundColor = .red
    #expect(try !changes(from: CardController(), to: changed).contains { $0.contains("putting") })
  }

  @Test func `a text is no number`() throws {
    let changed = CardController()
    changed.title = "other"
    changed.label.text = "A longer text"
    #expect(try !changes(from: CardController(), to: changed).contains { $0.contains("putting") })
  }

  @Test func `a view that layout makes again is not proved`() throws {
    let changes = try changes(from: RebuildingController(), to: RebuildingController(leading: 24))
    #expect(changes.first?.contains("8 → 24") == true)
    #expect(!changes.contains { $0.contains("putting") })
  }

  @Test func `a constant that layout sets again is not proved`() throws {
    let changes = try changes(from: InsistentController(), to: InsistentController(leading: 24))
    #expect(!changes.contains { $0.contains("putting") })
  }

  @Test func `a screen that differs each time is not proved`() throws {
    let changes = try changes(from: DriftingController(), to: DriftingController(leading: 24))
    #expect(!changes.contains { $0.contains("putting") })
  }

  @Test func `the verdict, the candidate and the views are the same with and without a proof`()
    throws
  {
    let (proved, plain) = (CardController(leading: 24), CardController(leading: 24))
    let one = try verdict(as: .image(on: .iPhone7), from: CardController(), to: proved)
    let other = try verdict(
      as: .image(on: .iPhone7), from: CardController(), to: plain, proof: .off)
    #expect(one.outcome == other.outcome)
    #expect(one.classes == other.classes)
    #expect(one.candidate?.data == other.candidate?.data)
    #expect(proved.leading?.constant == 24)
    #expect(proved.card.frame == plain.card.frame)
    #expect(proved.view.superview == nil)
  }

  @Test func `no proof is tried after the time is up`() throws {
    let changed = SlowController(leading: 24)
    let changes = try changes(from: CardController(), to: changed)
    #expect(!changes.contains { $0.contains("putting") })
    #expect(changed.layouts < 20)
  }

  @Test func `the proof is part of the record of the run`() throws {
    let verdict = try verdict(
      as: .image(on: .iPhone7), from: CardController(), to: CardController(leading: 24))
    let record = VerdictRecord(verdict, store: "", owner: "test")
    let data = try JSONEncoder().encode(record)
    let proof = try #require(
      try JSONDecoder().decode(VerdictRecord.self, from: data).statements.first?.proof)
    #expect(proof.value == "8")
    #expect(proof.result == .golden)
    #expect(proof.remaining == [])
  }
}

/// A card with a title, and a footer.
private class CardController: UIViewController {
  let card = UIView()
  let label = UILabel()
  let footer = UIView()
  var leading: NSLayoutConstraint?
  private let numbers: (leading: CGFloat, multiplier: CGFloat, footer: CGFloat)
  private let isTitleMoved: Bool

  init(
    leading: CGFloat = 8, multiplier: CGFloat = 0.5, footer: CGFloat = 40,
    isTitleMoved: Bool = false
  ) {
    numbers = (leading, multiplier, footer)
    self.isTitleMoved = isTitleMoved
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    card.backgroundColor = .green
    footer.backgroundColor = .blue
    label.text = "Basil"
    label.accessibilityIdentifier = "title"
    for one in [card, footer] {
      one.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(one)
    }
    card.addSubview(label)
    label.frame = CGRect(x: isTitleMoved ? 14 : 10, y: 10, width: 60, height: 20)
    let leading = card.leadingAnchor.constraint(
      equalTo: view.leadingAnchor, constant: numbers.leading)
    self.leading = leading
    NSLayoutConstraint.activate([
      leading, card.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
      card.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: numbers.multiplier),
      card.heightAnchor.constraint(equalToConstant: 60),
      footer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      footer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      footer.topAnchor.constraint(equalTo: view.centerYAnchor),
      footer.heightAnchor.constraint(equalToConstant: numbers.footer),
    ])
  }
}

/// A card whose limit of width has no effect, with an inner view that can be moved.
private final class PinnedController: UIViewController {
  private let limit: CGFloat
  private let isMoved: Bool
  let card = UIView()
  let inner = UIView()

  init(limit: CGFloat = 300, isMoved: Bool = false) {
    (self.limit, self.isMoved) = (limit, isMoved)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    card.backgroundColor = .green
    inner.backgroundColor = .red
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    card.addSubview(inner)
    inner.frame = CGRect(x: isMoved ? 20 : 10, y: 10, width: 20, height: 20)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      card.topAnchor.constraint(equalTo: view.topAnchor),
      card.widthAnchor.constraint(equalToConstant: 100),
      card.widthAnchor.constraint(lessThanOrEqualToConstant: limit),
      card.heightAnchor.constraint(equalToConstant: 100),
    ])
  }
}

/// A controller that makes a new card in each layout.
private final class RebuildingController: UIViewController {
  private let constant: CGFloat

  init(leading: CGFloat = 8) {
    constant = leading
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    for old in view.subviews { old.removeFromSuperview() }
    let card = UIView()
    card.accessibilityIdentifier = "card"
    card.backgroundColor = .green
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: constant),
      card.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
      card.widthAnchor.constraint(equalToConstant: 100),
      card.heightAnchor.constraint(equalToConstant: 100),
    ])
  }
}

/// A controller that sets its constant in each layout.
private final class InsistentController: CardController {
  private let insisted: CGFloat

  init(leading: CGFloat = 8) {
    insisted = leading
    super.init(leading: leading)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard leading?.constant != insisted else { return }
    leading?.constant = insisted
    view.layoutIfNeeded()
  }
}

/// A controller whose card is lower each time it appears.
private final class DriftingController: CardController {
  init(leading: CGFloat = 8) { super.init(leading: leading) }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    additionalSafeAreaInsets.top += 3
    leading?.constant += 1
  }
}

/// A controller whose second layout, and each later one, takes long.
private final class SlowController: CardController {
  private(set) var layouts = 0

  init(leading: CGFloat) { super.init(leading: leading) }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    layouts += 1
    // The second appearance alone takes more than all the time for proofs.
    if layouts > 1 { Thread.sleep(forTimeInterval: 1.5) }
  }
}

/// Cells with a mark at a distance from their leading edge.
private final class MarkedController: NumbersController {
  private let inset: CGFloat

  init(inset: CGFloat, configure: (UICollectionViewFlowLayout) -> Void = { _ in }) {
    self.inset = inset
    super.init(count: 7, configure: configure)
  }

  required init?(coder: NSCoder) { nil }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
    let mark = UIView()
    mark.accessibilityIdentifier = "mark"
    mark.backgroundColor = .red
    mark.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(mark)
    NSLayoutConstraint.activate([
      mark.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: inset),
      mark.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      mark.widthAnchor.constraint(equalToConstant: 10),
      mark.heightAnchor.constraint(equalToConstant: 10),
    ])
    return cell
  }
}
