import Testing
import UIKit
import UIKitTestSupport

/// Buttons and cells of a class that is known at run time only.
@MainActor struct MadeOfClassTests {
  private final class Wide: UIButton {
    override init(frame: CGRect) {
      super.init(frame: frame)
      tag = 7
    }
    required init?(coder: NSCoder) { nil }
  }

  private func make<Button: UIButton>(_ buttonClass: Button.Type) -> Button {
    Button(type: .contactAdd)
  }

  private func make<Cell: UITableViewCell>(_ cellClass: Cell.Type) -> Cell {
    cellClass.init(style: .subtitle, reuseIdentifier: "herb")
  }

  @Test func `a button of a class is made by the class's own initialiser, of its type`() {
    let button = make(Wide.self)
    #expect(button.tag == 7)
    #expect(button.buttonType == .contactAdd)
    #expect(button.intrinsicContentSize == UIButton(type: .contactAdd).intrinsicContentSize)
  }

  @Test func `a cell of a class is made by the class's own initialiser, of its style`() {
    let cell = make(HerbCell.self)
    #expect(cell.label.superview === cell.contentView)
    #expect(cell.reuseIdentifier == "herb")
    #expect(cell.detailTextLabel != nil)
  }
}
