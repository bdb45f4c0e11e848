import Foundation
import LayoutStage
import Testing
import UIKit

@testable import LayoutLaboratory

/// Texts that are cut and constraints that are broken while a window is resized.
@MainActor struct SweepTextTests {
  private func breaks(
    _ widths: ClosedRange<Double>, least: CGFloat? = nil, titles: [String] = ["Basil"]
  ) throws -> [Breakpoint] {
    let device = Device(size: CGSize(width: 320, height: 200), scale: 2)
    let figure = Figure(name: "rows", device: device) { TitleRows(titles, least: least) }
    return try Laboratory(figure).sweep(try #require(Sweep(widths: widths))).breaks
  }

  @Test func `L21 a text that its label cuts is a break at its width and the margins`() throws {
    let found = try breaks(40...200)
    let label = UILabel()
    label.text = "Basil"
    let needed = label.intrinsicContentSize.width + 2 * TitleCell.margin
    let whole = try #require(found.first)
    #expect(found.count == 1)
    // A text that is at most half a point too wide counts as whole (rule L21).
    #expect((-1...0.5).contains(whole.width - needed), "\(whole.width) \(needed)")
    #expect(whole.changes == ["label “Basil” whole again"])
  }

  @Test func `a text counts whether its cell is in sight or not`() throws {
    // Rows are 50 high: at every width four of them are in sight.
    let titles = ["Basil", "Dill", "Rosemary", "Chives", "Tomato", "Nephrolepis"]
    let changes = try breaks(40...200, titles: titles).flatMap(\.changes)
    #expect(Set(changes) == Set(titles.prefix(4).map { "label “\($0)” whole again" }))
  }

  @Test func `L19 a constraint that a narrow cell breaks is a break`() throws {
    let found = try breaks(100...200, least: 120)
    #expect(found.map(\.width) == [140])
    #expect(found.first?.changes.count == 1)
    #expect(found.first?.changes.first?.hasPrefix("constraint holds again: ") == true)
  }
}

/// Rows as wide as the window.
private final class TitleRows: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  private let titles: [String]
  private let least: CGFloat?

  init(_ titles: [String], least: CGFloat?) {
    (self.titles, self.least) = (titles, least)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let layout = AskingLayout()
    layout.minimumLineSpacing = 0
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    list.contentInsetAdjustmentBehavior = .never
    list.register(TitleCell.self, forCellWithReuseIdentifier: "title")
    (list.dataSource, list.delegate) = (self, self)
    view = list
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { titles.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "title", for: indexPath)
    (cell as? TitleCell)?.show(titles[indexPath.item], least: least)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: collectionView.bounds.width, height: 50)
  }
}

/// A flow layout that requests sizes again when the bounds change.
private final class AskingLayout: UICollectionViewFlowLayout {
  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutDelegateMetrics = true
    return context
  }
}

/// A title between two margins, with a least width if there is one.
private final class TitleCell: UICollectionViewCell {
  static let margin: CGFloat = 10
  private let label = UILabel()
  private var least: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: Self.margin),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -Self.margin),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ title: String, least width: CGFloat?) {
    label.text = title
    guard let width, least == nil else { return }
    least = label.widthAnchor.constraint(greaterThanOrEqualToConstant: width)
    least?.identifier = "title.least"
    least?.isActive = true
  }
}
