import Testing
import UIKit
import UIKitTestSupport

/// The sizes that `systemLayoutSizeFitting` finds.
@MainActor struct ConstraintFittingTests {
  /// A view with a label inside, 8 points from each side.
  private func padded(_ text: String) -> (view: UIView, label: UILabel) {
    let (view, label) = (UIView(), UILabel())
    label.text = text
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
    ])
    return (view, label)
  }

  @Test func `the compressed size is the smallest, facts AL58 and AL60`() {
    let (view, label) = padded("Hello")
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size.width == label.intrinsicContentSize.width + 16)
    #expect(size.height == 36.5)
    #expect(
      size
        == view.systemLayoutSizeFitting(
          .zero, withHorizontalFittingPriority: .fittingSizeLevel,
          verticalFittingPriority: .fittingSizeLevel))
  }

  @Test func `the expanded size is the largest, fact AL60`() {
    let view = UIView()
    let width = view.widthAnchor.constraint(lessThanOrEqualToConstant: 300)
    width.isActive = true
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
    #expect(size == CGSize(width: 300, height: 10_000))
  }

  @Test func `a required width is given, and the height found, fact AL61`() {
    let (view, label) = padded("One sentence of several words that needs more than one line")
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 136, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.width == 136)
    #expect(size.height == label.sizeThatFits(CGSize(width: 120, height: 0)).height + 16)
  }

  @Test(
    arguments: [
      (3, 173.5, 521.0 / 3), (2, 173.5, 173.5), (3, 173.25, 520.0 / 3), (2, 173.25, 173.5),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func `the size is rounded to pixels, fact AL62`(scale: CGFloat, width: CGFloat, fit: CGFloat) {
    var device = UIEnvironment.current
    device.scale = scale
    UIEnvironment.with(device) {
      let view = UIView()
      view.widthAnchor.constraint(equalToConstant: width).isActive = true
      let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(abs(size.width - fit) < 1e-9)
    }
  }

  @Test func `fitting leaves the layout as it is, fact AL59`() {
    let stage = ConstraintStage()
    let (view, label) = padded("Hello")
    stage.add(view)
    stage.pinCorner(of: view)
    stage.activate([view.widthAnchor.constraint(greaterThanOrEqualToConstant: 200)])
    stage.layOut()
    let frame = label.frame
    _ = view.systemLayoutSizeFitting(
      CGSize(width: 300, height: 300), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .required)
    stage.root.setNeedsLayout()
    stage.layOut()
    #expect(label.frame == frame)
  }

  @Test func `a cell fits its constraints, and its content fills it, facts AL50 and AL61`() {
    let stage = makeCells()
    stage.view.layoutIfNeeded()
    let cell = stage.view.cellForItem(at: IndexPath(item: 0, section: 0)) as? PaddedCell
    #expect(cell?.bounds.height == 64)
    #expect(cell?.box.frame == CGRect(x: 10, y: 10, width: 60, height: 44))
  }

  /// Returns a list of three cells that are measured by their constraints.
  private func makeCells() -> Shelf {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 50, height: 200)
    let shelf = Shelf(layout, counts: [3], size: CGSize(width: 300, height: 500))
    shelf.view.register(PaddedCell.self, forCellWithReuseIdentifier: "cell")
    return shelf
  }

  @Test func `a constraint that changes in a cell asks for its size again`() {
    let stage = makeCells()
    stage.view.selfSizingInvalidation = .enabledIncludingConstraints
    stage.view.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    (stage.view.cellForItem(at: path) as? PaddedCell)?.height?.constant = 70
    stage.view.layoutIfNeeded()
    #expect(stage.view.cellForItem(at: path)?.bounds.height == 90)
  }
}

private final class PaddedCell: UICollectionViewCell {
  let box = UIView()
  private(set) var height: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    let height = box.heightAnchor.constraint(equalToConstant: 44)
    self.height = height
    NSLayoutConstraint.activate([
      height,
      box.widthAnchor.constraint(equalToConstant: 60),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
      box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
