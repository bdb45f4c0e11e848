import FigureSnapshots
import LayoutLaboratory
import LayoutStage
import Testing
import UIKit

@testable import LayoutPreviews

@MainActor struct PreviewLintTests {
  private func report(_ preview: Preview) throws -> LintReport? {
    let named = NamedPreview.all([preview]).map {
      PreviewLint($0, in: Device.iPhoneSE.configuration)
    }
    return try named.first?.report()
  }

  @Test func `a controller's layout is linted, with the controller made anew`() throws {
    var made = 0
    let shelf = Preview("Shelf") {
      made += 1
      return UINavigationController(
        rootViewController: UICollectionViewController(
          collectionViewLayout: UICollectionViewFlowLayout()))
    }
    let report = try #require(try report(shelf))
    #expect(report.isEmpty && report.layout == "UICollectionViewFlowLayout")
    #expect(report.figure == "Shelf" && made > 2)
  }

  @Test func `a view that is shown alone needs no constraints to a superview`() throws {
    func badge(isTied: Bool) throws -> LintReport? {
      try report(
        Preview {
          let (view, label) = (UIView(), UILabel())
          label.text = "Basil"
          for item in [view, label] { item.translatesAutoresizingMaskIntoConstraints = false }
          view.addSubview(label)
          label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
          label.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
          label.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
          label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = isTied
          return view
        })
    }
    #expect(try badge(isTied: true)?.isEmpty == true)
    #expect(try badge(isTied: false)?.isEmpty == false)
  }

  @Test func `what a controller's layout does wrong is found`() throws {
    final class Overlapping: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 50, height: 50) }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        [layoutAttributesForItem(at: IndexPath(item: 0, section: 0))].compactMap(\.self)
      }
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 0, y: 0, width: 80, height: 200)
        return attributes
      }
    }
    final class Controller: UICollectionViewController {
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 1 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let report = try report(Preview { Controller(collectionViewLayout: Overlapping()) })
    #expect(report?.isEmpty == false)
  }

  /// A view in which a label has a required constraint for each of the given widths.
  private static func divided(_ widths: CGFloat...) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    let label = UILabel()
    label.text = "Basil"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate(
      widths.map { label.widthAnchor.constraint(equalToConstant: $0) } + [
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        label.topAnchor.constraint(equalTo: view.topAnchor),
      ])
    return view
  }

  /// A view of the size that it fits, in which a label and a button share a row.
  private static func row() -> UIView {
    let (view, label) = (UIView(), UILabel())
    let button = UIButton(type: .system)
    label.text = "Water me"
    button.setTitle("Done", for: .normal)
    let row = UIStackView(arrangedSubviews: [label, button])
    row.spacing = 8.5
    row.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: view.topAnchor),
      row.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: row.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: row.bottomAnchor),
    ])
    return view
  }

  @Test func `the fraction of a point by which a preview is larger makes nothing ambiguous`() throws
  {
    let fitting = Self.row().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    try #require(fitting.width != fitting.width.rounded(), "the row has no fraction to divide")
    let rows = NamedPreview.all([Preview("Row") { Self.row() }])
    let device = Device(size: Self.row().ownSize, scale: 2)
    let configuration = device.configuration
    let report = try rows.first.flatMap { try PreviewLint($0, in: configuration).report() }
    #expect(report?.isEmpty == true, "\(report?.description ?? "no report")")
    #expect(try self.report(Preview { Self.row() })?.rules == [.ambiguousConstraints])
  }

  @Test func `of a view conflicts of constraints and texts that are cut are found`() throws {
    let rules = try report(Preview("Cell") { Self.divided(56, 80) })?.rules
    #expect(rules == [.conflictingConstraints])
    #expect(try report(Preview { Self.divided(20) })?.rules == [.clippedText])
    let sound = try #require(try report(Preview("Cell") { Self.divided(90) }))
    #expect(sound.isEmpty && sound.figure == "Cell")
  }

  @Test func `of a controller without a collection view constraints are looked at, also turned`()
    throws
  {
    let report = try report(
      Preview {
        let controller = UIViewController()
        controller.view = Self.divided(56, 80)
        return controller
      })
    #expect(report?.rules == [.conflictingConstraints])
    #expect(try self.report(Preview { UIViewController() })?.isEmpty == true)
  }

  /// A list of cells of which each has the same wrong, with another text.
  private final class List: UICollectionViewController {
    final class Cell: UICollectionViewCell {
      let label = UILabel()

      override init(frame: CGRect) {
        super.init(frame: frame)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.widthAnchor.constraint(equalToConstant: 20),
          label.widthAnchor.constraint(equalToConstant: 30),
          label.topAnchor.constraint(equalTo: contentView.topAnchor),
        ])
      }

      required init?(coder: NSCoder) { nil }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 24 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.label.text = "Herb \(indexPath.item)"
      return cell
    }
  }

  @Test func `what is wrong in every cell of a class is told once, with their number`() throws {
    let report = try #require(
      try report(Preview { List(collectionViewLayout: UICollectionViewFlowLayout()) }))
    let rules: [LayoutRule] = [.conflictingConstraints, .ambiguousConstraints, .clippedText]
    #expect(report.findings.map(\.rule) == rules, "\(report)")
    for finding in report.findings {
      #expect(finding.places?.kind == "cell" && finding.places?.count == 24)
      #expect(finding.places?.first == "[0, 0]")
    }
    let words = "and both are required, in 24 cells, first at [0, 0]."
    #expect(report.findings.first?.statement.hasSuffix(words) == true)
    #expect(report.findings.last?.element == "label “Herb 0”")
    #expect(LintReport.json([report]).contains("\"count\": 24"), "\(LintReport.json([report]))")
  }

  @Test func `what is the same object each time is not linted`() throws {
    let (view, layout) = (UIView(), UICollectionViewFlowLayout())
    #expect(try report(Preview { view }) == nil)
    #expect(try report(Preview { layout }) == nil)
  }
}
