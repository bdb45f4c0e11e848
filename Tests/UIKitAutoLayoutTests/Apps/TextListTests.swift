import Testing
import UIKit

/// Lists whose cells size themselves, in every form that constraints are written in.
@MainActor @Suite(.serialized) struct TextListTests {
  private static let texts = [
    "Short",
    "A sentence that is long enough for two lines, and for three on a narrow phone at least",
    "One\nTwo\nThree\nFour",
  ]

  /// The heights worked out without constraints.
  private func heights(_ texts: [String], in width: CGFloat, _ traits: UITraitCollection? = nil)
    -> [CGFloat]
  {
    texts.map {
      let label = UILabel()
      label.numberOfLines = 0
      label.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
      label.text = $0
      return max(40, label.sizeThatFits(CGSize(width: width - 68, height: 0)).height) + 24
    }
  }

  // Fact K15 for cells that are laid out before.
  @Test(arguments: TextCell.Form.allCases, TextList.Width.allCases)
  func `cells are as high as their texts, before and after a turn`(
    _ form: TextCell.Form, _ width: TextList.Width
  ) {
    let list = TextList(Self.texts, form: form, width: width)
    let stage = PhoneStage(list)
    #expect(list.heights == heights(Self.texts, in: 375))
    #expect(Set(list.heights).count == 3)
    #expect(list.list.frame == CGRect(x: 0, y: 20, width: 375, height: 647))
    stage.turn()
    #expect(list.heights == heights(Self.texts, in: 667))
    #expect(list.cell(1)?.label.frame.width == 599)
    #expect(list.list.contentSize.height == list.heights.reduce(0, +))
    stage.turn()
    #expect(list.heights == heights(Self.texts, in: 375))
    #expect(list.cell(1)?.label.convert(CGPoint.zero, to: list.cell(1)).x == 58)
    #expect(list.cell(1)?.label.frame.width == 307)
  }

  @Test(arguments: TextCell.Form.allCases, TextList.Width.allCases)
  func `a larger text size makes cells higher`(_ form: TextCell.Form, _ width: TextList.Width) {
    let list = TextList(Self.texts, form: form, width: width)
    let stage = PhoneStage(list)
    stage.change { $0.preferredContentSizeCategory = .accessibilityLarge }
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    #expect(list.heights == heights(Self.texts, in: 375, traits))
    stage.change { $0.preferredContentSizeCategory = .large }
    #expect(list.heights == heights(Self.texts, in: 375))
  }

  @Test(arguments: TextCell.Form.allCases, TextList.Width.allCases)
  func `a cell that is used again fits its new text`(_ form: TextCell.Form, _ width: TextList.Width)
  {
    let list = TextList(Self.texts, form: form, width: width)
    let stage = PhoneStage(list)
    let texts = ["One\nTwo\nThree\nFour\nFive", "Short", Self.texts[1]]
    stage.run {
      list.texts = texts
      list.list.reloadData()
    }
    #expect(list.heights == heights(texts, in: 375))
  }

  @Test(arguments: TextCell.Form.allCases)
  func `a text that is set in a cell on screen changes its height`(form: TextCell.Form) {
    let list = TextList(Self.texts, form: form)
    let stage = PhoneStage(list)
    list.list.selfSizingInvalidation = .enabledIncludingConstraints
    stage.run { list.cell(0)?.label.text = "One\nTwo\nThree\nFour\nFive" }
    let texts = ["One\nTwo\nThree\nFour\nFive"] + Self.texts.dropFirst()
    #expect(list.heights == heights(Array(texts), in: 375))
  }

  /// The ways in which apps request the sizes of cells again.
  enum Request: CaseIterable {
    case invalidateLayout, reloadItems, reconfigureItems, reloadData
  }

  @Test(arguments: Request.allCases, TextList.Width.allCases)
  func `a list that is asked to fits the new texts`(request: Request, width: TextList.Width) {
    let list = TextList(Self.texts, width: width)
    let stage = PhoneStage(list)
    let texts = ["One\nTwo\nThree\nFour\nFive"] + Self.texts.dropFirst()
    stage.run {
      list.texts = texts
      switch request {
      case .invalidateLayout:
        list.cell(0)?.label.text = texts[0]
        list.layout.invalidateLayout()
      case .reloadItems: list.list.reloadItems(at: [[0, 0]])
      case .reconfigureItems: list.list.reconfigureItems(at: [[0, 0]])
      case .reloadData: list.list.reloadData()
      }
    }
    #expect(list.heights == heights(texts, in: 375))
    stage.turn()
    #expect(list.heights == heights(texts, in: 667))
  }

  @Test(arguments: TextCell.Form.allCases)
  func `where text runs to the left the icon is on the right`(form: TextCell.Form) {
    var device = UIEnvironment()
    device.layoutDirection = .rightToLeft
    let list = TextList(Self.texts, form: form)
    let stage = PhoneStage(list, on: device)
    func lefts() -> [CGFloat] {
      [list.cell(1)?.icon, list.cell(1)?.label].compactMap { view in
        view.map { $0.convert($0.bounds, to: list.cell(1)).minX }
      }
    }
    #expect(lefts() == [325, 10])
    stage.turn()
    #expect(lefts() == [617, 10])
    #expect(list.heights == heights(Self.texts, in: 667))
  }

  @Test(arguments: TextCell.Form.allCases)
  func `many rows scroll and turn with the heights of their own texts`(form: TextCell.Form) {
    let texts = (1...60).map { Array(repeating: "line", count: $0 % 5 + 1).joined(separator: "\n") }
    let list = TextList(texts, form: form)
    let stage = PhoneStage(list)
    for _ in 0..<4 { stage.run { list.list.contentOffset.y += 400 } }
    stage.turn()
    let shown = list.list.indexPathsForVisibleItems.map(\.item)
    #expect(shown.count > 3)
    for item in shown {
      #expect(list.cell(item)?.frame.height == heights([texts[item]], in: 667)[0])
      #expect(list.cell(item)?.frame.width == 667)
    }
  }
}
