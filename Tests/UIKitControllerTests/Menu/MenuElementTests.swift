import Foundation
import Testing

@testable import UIKit

@MainActor struct MenuElementTests {
  @Test func `a menu with other children keeps its title and its identifier`() {
    let menu = UIMenu(title: "Edit", identifier: .init("edit"), options: .displayInline)
    let changed = menu.replacingChildren([UIAction(title: "Cut") { _ in }])
    #expect(changed.title == "Edit" && changed.identifier.rawValue == "edit")
    #expect(changed.options == .displayInline)
    #expect(changed.children.map(\.title) == ["Cut"])
    #expect(menu.children.isEmpty)
  }

  @Test func `actions without an identifier have different ones`() {
    let (one, two) = (UIAction { _ in }, UIAction { _ in })
    #expect(one.identifier == one.identifier)
    #expect(one.identifier != two.identifier)
  }

  @Test func `an action replaces another one of the same identifier for an event`() {
    var called: [String] = []
    let control = UIControl()
    let first = UIAction(identifier: .init("save")) { _ in called.append("first") }
    let second = UIAction(identifier: .init("save")) { _ in called.append("second") }
    control.addAction(first, for: .touchUpInside)
    control.addAction(second, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(called == ["second"])
    control.removeAction(identifiedBy: .init("save"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(called == ["second"])
  }

  @Test func `selected elements are found in submenus`() {
    let on = UIAction(title: "On", state: .on) { _ in }
    let menu = UIMenu(children: [UIAction(title: "Off") { _ in }, UIMenu(children: [on])])
    #expect(menu.selectedElements.map(\.title) == ["On"])
  }

  @Test func `a bar button item with a menu opens it by a tap`() {
    let stage = MenuStage()
    let item = UIBarButtonItem(title: "Sort", menu: UIMenu(children: [stage.action("By Name")]))
    stage.root.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: stage.root)
    stage.window.rootViewController = navigation
    stage.window.layoutIfNeeded()
    navigation.navigationBar.trailing.first.map(stage.tap)
    #expect(stage.rows == ["By Name"])
    stage.window.chooseMenuElement(titled: "By Name")
    #expect(stage.chosen == ["By Name"])
  }

  @Test func `a tapped bar button calls its item's target`() {
    let stage = MenuStage()
    var called = 0
    let action = UIAction(title: "Add") { _ in called += 1 }
    stage.root.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: action)
    let navigation = UINavigationController(rootViewController: stage.root)
    stage.window.rootViewController = navigation
    stage.window.layoutIfNeeded()
    navigation.navigationBar.trailing.first.map(stage.tap)
    #expect(called == 1)
  }
}
