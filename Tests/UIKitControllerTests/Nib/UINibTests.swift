import Testing
import UIKit
import UIKitTestSupport

@MainActor struct UINibTests {
  private let layout = RuledLayout()
  private let shelf: Shelf
  private var view: UICollectionView { shelf.view }

  init() {
    shelf = Shelf(layout, counts: [1], size: CGSize(width: 100, height: 100))
    view.register(MadeNib(), forCellWithReuseIdentifier: "cell")
  }

  @Test func `a cell comes from the nib that was registered for it`() {
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [0, 0]) is MarkedCell)
  }

  @Test func `a class registered later takes the place of a nib`() {
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [0, 0]) is MarkedCell == false)
  }

  @Test func `decoration comes from the nib that the layout has registered`() {
    layout.register(MadeNib(), forDecorationViewOfKind: "rule")
    view.layoutIfNeeded()
    #expect(view.subviews.filter { $0 is MarkedCell }.count == 2)
  }

  @Test func `a nib without a view that can be used again ends the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let shelf = Shelf(counts: [1])
        shelf.view.register(PlainNib(), forCellWithReuseIdentifier: "cell")
        shelf.laidOut()
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("invalid nib registered for identifier (cell)"))
  }
}

/// A nib whose view is neither a cell nor a reusable view.
private final class PlainNib: UINib {
  init() { super.init(nibName: "plain", bundle: nil) }

  override func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] { [UIView()] }
}

/// A nib whose cell is made in code.
private final class MadeNib: UINib {
  init() { super.init(nibName: "made", bundle: nil) }

  override func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] { [MarkedCell(frame: .zero)] }
}

private final class MarkedCell: UICollectionViewCell {}

/// A flow layout that has one decoration view if a class or nib is registered for it.
private final class RuledLayout: UICollectionViewFlowLayout {
  private var hasRule = false

  override func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    super.register(nib, forDecorationViewOfKind: elementKind)
    hasRule = nib != nil
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard hasRule else { return super.layoutAttributesForElements(in: rect) }
    let rule = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "rule", with: [0, 0])
    rule.frame = CGRect(x: 0, y: 60, width: 100, height: 1)
    return (super.layoutAttributesForElements(in: rect) ?? []) + [rule]
  }
}
