import Foundation
import Testing

@testable import UIKit

@MainActor struct PopUpButtonTests {
  private let stage = MenuStage()
  private var button: UIButton { stage.button }

  private func makePopUp(_ states: [UIMenuElement.State]) {
    button.changesSelectionAsPrimaryAction = true
    button.menu = UIMenu(
      children: states.enumerated().map { stage.action("Item \($0.offset)", state: $0.element) })
  }

  @Test func `a pop-up button has the title of the action that is on (LI78)`() {
    makePopUp([.off, .on])
    #expect(button.currentTitle == "Item 1")
  }

  @Test func `without an action that is on the first one is turned on (LI78)`() {
    makePopUp([.off, .off])
    #expect(button.currentTitle == "Item 0")
    #expect(button.menu?.selectedElements.map(\.title) == ["Item 0"])
  }

  @Test func `the chosen action becomes the title and the only one that is on (LI78)`() {
    makePopUp([.on, .off])
    stage.tap(button)
    stage.window.chooseMenuElement(titled: "Item 1")
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Item 1")
    #expect(button.menu?.selectedElements.map(\.title) == ["Item 1"])
    #expect(stage.chosen == ["Item 1"])
  }

  @Test func `a configured pop-up button has chevrons after its title, unless it has no indicator`()
  {
    button.configuration = .gray()
    makePopUp([.on])
    let width = button.intrinsicContentSize.width
    button.sizeToFit()
    button.layoutIfNeeded()
    let title = button.titleLabel?.frame.maxX ?? 0
    #expect(button.parts.indicator.map { $0.frame.minX >= title } == true)
    button.configuration?.indicator = UIButton.Configuration.Indicator.none
    #expect(button.intrinsicContentSize.width == width - UIButton.indicatorWidth)
    #expect(button.parts.indicator?.isHidden == true)
  }

  @Test func `without a menu a tap toggles the selection`() {
    let toggle = UIButton(frame: CGRect(x: 20, y: 300, width: 100, height: 44))
    toggle.changesSelectionAsPrimaryAction = true
    stage.root.view.addSubview(toggle)
    stage.tap(toggle)
    #expect(toggle.isSelected)
    stage.tap(toggle)
    #expect(!toggle.isSelected)
  }

  @Test func `in a menu of single selection the chosen action is the only one that is on (LI75)`() {
    let (one, two) = (stage.action("One", state: .on), stage.action("Two"))
    button.menu = UIMenu(options: .singleSelection, children: [one, two])
    stage.tap(button)
    stage.window.chooseMenuElement(titled: "Two")
    #expect([one.state, two.state] == [.off, .on])
  }
}
