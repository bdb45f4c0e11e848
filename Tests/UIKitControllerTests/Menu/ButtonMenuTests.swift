import Foundation
import Testing

@testable import UIKit

@MainActor struct ButtonMenuTests {
  private let stage = MenuStage()
  private var button: UIButton { stage.button }

  private func show(_ children: [UIMenuElement], title: String = "") {
    button.menu = UIMenu(title: title, children: children)
    stage.tap(button)
  }

  @Test func `a tap opens the menu and does not trigger the primary action (LI77)`() {
    var triggered = 0
    button.addAction(UIAction { _ in triggered += 1 }, for: .primaryActionTriggered)
    show([stage.action("By Name"), stage.action("By Date")])
    #expect(stage.rows == ["By Name", "By Date"])
    #expect(triggered == 0)
  }

  @Test func `a button whose primary action is its own opens the menu by a long press (LI77)`() {
    button.showsMenuAsPrimaryAction = false
    button.menu = UIMenu(children: [stage.action("By Name")])
    stage.tap(button)
    #expect(stage.window.openMenu == nil)
    #expect(stage.window.simulateLongPress(at: CGPoint(x: 30, y: 110)))
    #expect(stage.rows == ["By Name"])
  }

  @Test func `an open menu is 250 points wide, with rows of 44 (LI80)`() {
    show([stage.action("By Name"), stage.action("By Date")])
    #expect(stage.panel?.bounds.size == CGSize(width: 250, height: 88))
    #expect(stage.panel?.convert(CGPoint.zero, to: nil) == CGPoint(x: 20, y: 152))
  }

  @Test func `an inline menu is a section, 8 points below the other rows (LI80)`() {
    show([
      stage.action("Copy"),
      UIMenu(options: .displayInline, children: [stage.action("Delete", .destructive)]),
    ])
    #expect(stage.rows == ["Copy", "Delete"])
    #expect(stage.panel?.controls.map(\.frame.minY) == [0, 52])
  }

  @Test func `a chosen action is performed with the button as sender, and the menu is closed`() {
    var sender: AnyObject?
    var isOpen = true
    show([
      UIAction(title: "Delete") { [stage] in
        sender = $0.sender as AnyObject?
        isOpen = stage.window.openMenu != nil
      }
    ])
    #expect(stage.window.chooseMenuElement(titled: "Delete"))
    #expect(sender === button)
    #expect(!isOpen)
  }

  @Test func `a row that is tapped performs its action`() throws {
    show([stage.action("By Name"), stage.action("By Date")])
    let row = try #require(stage.panel?.controls.last)
    stage.tap(row)
    #expect(stage.chosen == ["By Date"])
  }

  @Test func `a tap beside the menu closes it`() {
    show([stage.action("By Name")])
    stage.window.simulateTap(at: CGPoint(x: 350, y: 600))
    #expect(stage.window.openMenu == nil)
    #expect(stage.chosen.isEmpty)
  }

  @Test func `hidden elements are left out, and disabled ones cannot be chosen (LI75)`() {
    show([stage.action("Secret", .hidden), stage.action("Paste", .disabled)])
    #expect(stage.rows == ["Paste"])
    #expect(!stage.window.chooseMenuElement(titled: "Paste"))
    #expect(stage.chosen.isEmpty)
  }

  @Test func `an action can keep the menu open (LI75)`() {
    show([stage.action("Larger", .keepsMenuPresented)])
    stage.window.chooseMenuElement(titled: "Larger")
    stage.window.chooseMenuElement(titled: "Larger")
    #expect(stage.chosen == ["Larger", "Larger"])
    #expect(stage.window.openMenu != nil)
  }

  @Test func `a submenu opens in place, and its own row leads back`() {
    show([stage.action("Copy"), UIMenu(title: "More", children: [stage.action("Share")])])
    stage.window.chooseMenuElement(titled: "More")
    #expect(stage.rows == ["More", "Share"])
    stage.window.chooseMenuElement(titled: "More")
    #expect(stage.rows == ["Copy", "More"])
  }

  @Test func `in a menu above its button the first element is nearest to it`() {
    button.frame.origin.y = 600
    show([stage.action("One"), stage.action("Two")])
    #expect(stage.rows == ["Two", "One"])
    stage.window.closeMenu()
    button.preferredMenuElementOrder = .fixed
    stage.tap(button)
    #expect(stage.rows == ["One", "Two"])
  }

  @Test func `a deferred element shows a wheel until its elements come, which are kept (LI76)`() {
    var calls = 0
    var later: (([UIMenuElement]) -> Void)?
    show([
      UIDeferredMenuElement {
        calls += 1
        later = $0
      }
    ])
    #expect(stage.rows.isEmpty && stage.panel?.bounds.height == 44)
    later?([stage.action("One")])
    stage.window.layoutIfNeeded()
    #expect(stage.rows == ["One"])
    stage.window.closeMenu()
    stage.tap(button)
    #expect(stage.rows == ["One"] && calls == 1)
  }

  @Test func `an element that is not cached is made each time that the menu opens (LI76)`() {
    var calls = 0
    show([
      UIDeferredMenuElement.uncached { [stage] completion in
        calls += 1
        completion([stage.action("Number \(calls)")])
      }
    ])
    stage.window.closeMenu()
    stage.tap(button)
    #expect(stage.rows == ["Number 2"])
  }

  @Test func `small elements are side by side`() {
    button.menu = UIMenu(
      preferredElementSize: .small,
      children: [stage.action("Cut"), stage.action("Copy"), stage.action("Paste")])
    stage.tap(button)
    #expect(stage.panel?.controls.map(\.frame.minY) == [0, 0, 0])
    #expect(stage.panel?.bounds.height == 44)
  }
}
