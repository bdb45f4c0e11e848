import Foundation
import Testing
import UIKit

/// A screen that opens a menu, or presents a sheet or a popover.
final class PresentingScreen: UIViewController {
  let button = UIButton(type: .system)
  let shown = UIViewController()
  private let change: (PresentingScreen) -> Void

  init(_ change: @escaping (PresentingScreen) -> Void) {
    self.change = change
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var sheet: UISheetPresentationController? { shown.sheetPresentationController }
  var popover: UIPopoverPresentationController? { shown.popoverPresentationController }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    button.frame = CGRect(x: 100, y: 200, width: 120, height: 44)
    button.setTitle("Sort", for: .normal)
    button.showsMenuAsPrimaryAction = true
    view.addSubview(button)
    shown.view.backgroundColor = .systemTeal
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    change(self)
  }

  /// A screen that opens the menu of its button.
  static func menu(_ elements: @escaping () -> [UIMenuElement]) -> PresentingScreen {
    PresentingScreen { screen in
      screen.button.menu = UIMenu(title: "Order", children: elements())
      screen.view.window?.simulateTap(at: CGPoint(x: 160, y: 222))
    }
  }

  /// A screen that presents a sheet.
  static func sheet(_ change: @escaping (PresentingScreen) -> Void) -> PresentingScreen {
    PresentingScreen { screen in
      screen.sheet?.detents = [.medium(), .large()]
      change(screen)
      screen.present(screen.shown, animated: false)
    }
  }

  /// A screen that presents a popover, also on a phone.
  static func popover(_ change: @escaping (PresentingScreen) -> Void) -> PresentingScreen {
    let keeper = PopoverKeeper()
    return PresentingScreen { screen in
      screen.shown.modalPresentationStyle = .popover
      screen.shown.preferredContentSize = CGSize(width: 80, height: 60)
      screen.popover?.sourceView = screen.button
      screen.popover?.delegate = keeper
      change(screen)
      screen.present(screen.shown, animated: false)
    }
  }
}

/// A delegate that keeps a popover a popover in a compact width.
@MainActor private final class PopoverKeeper: NSObject, UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}

/// A split view with two columns, in the wide width class also on a phone.
@MainActor private func columns(
  _ change: (UISplitViewController) -> Void
) -> UIViewController {
  let split = UISplitViewController(style: .doubleColumn)
  for (column, title) in [(UISplitViewController.Column.primary, "Mail"), (.secondary, "Letter")] {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    controller.title = title
    split.setViewController(controller, for: column)
  }
  split.preferredDisplayMode = .oneBesideSecondary
  split.preferredPrimaryColumnWidth = 120
  change(split)
  let parent = UIViewController()
  parent.addChild(split)
  parent.setOverrideTraitCollection(
    UITraitCollection(horizontalSizeClass: .regular), forChild: split)
  split.view.frame = parent.view.bounds
  split.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  parent.view.addSubview(split.view)
  split.didMove(toParent: parent)
  return parent
}

/// The causes named for single changes of menus, sheets, popovers and columns.
extension ControlCauseTests {
  @Test(arguments: menus) func `a change of an open menu is the only cause`(
    _ change: ScreenChange<MenuElements>
  ) throws {
    let elements = MenuElements()
    let golden = PresentingScreen.menu { elements.made }
    let changed = MenuElements()
    change.change(changed)
    let changes = try changes(from: golden, to: PresentingScreen.menu { changed.made })
    // The titles of the menu are also recorded as a setting of the button.
    expect(change.line, in: changes.filter { !$0.hasPrefix("button: menu") })
  }

  @Test(arguments: sheets) func `a change of a sheet is the only cause`(
    _ change: ScreenChange<PresentingScreen>
  ) throws {
    let changes = try changes(
      from: PresentingScreen.sheet { _ in }, to: PresentingScreen.sheet(change.change))
    expect(change.line, in: changes)
  }

  @Test func `another undimmed detent is named before the pixels beside the sheet`() throws {
    let changes = try changes(
      from: PresentingScreen.sheet { _ in },
      to: PresentingScreen.sheet { $0.sheet?.largestUndimmedDetentIdentifier = .medium })
    #expect(changes.first == "sheet: largest undimmed detent none → medium")
  }

  @Test(arguments: popovers) func `a change of a popover is the only cause`(
    _ change: ScreenChange<PresentingScreen>
  ) throws {
    let changes = try changes(
      from: PresentingScreen.popover { _ in }, to: PresentingScreen.popover(change.change))
    expect(change.line, in: changes)
  }

  @Test(arguments: columnChanges) func `a change of columns is the first cause`(
    _ change: ScreenChange<UISplitViewController>
  ) throws {
    let changes = try changes(from: columns { _ in }, to: columns(change.change))
    #expect(changes.first?.hasPrefix(change.line) == true, "\(changes)")
  }

  private nonisolated static let menus: [ScreenChange<MenuElements>] = [
    .init("menu: element “Date” → “Time”") { $0.second = "Time" },
    .init("menu: element “Name” state on → off") { $0.state = .off },
    .init("menu: element “Date” disabled") { $0.attributes = .disabled },
    .init("menu: element “Date” destructive") { $0.attributes = .destructive },
    .init("menu: element “Date” subtitle none → “Newest”") { $0.subtitle = "Newest" },
  ]

  private nonisolated static let sheets: [ScreenChange<PresentingScreen>] = [
    .init("sheet: selected detent medium → large; 1 other view resized") {
      $0.sheet?.selectedDetentIdentifier = .large
    },
    .init("sheet: grabber visible") { $0.sheet?.prefersGrabberVisible = true },
    .init("sheet: corner radius 10 → 24") { $0.sheet?.preferredCornerRadius = 24 },
  ]

  private nonisolated static let popovers: [ScreenChange<PresentingScreen>] = [
    .init(
      "popover: permitted arrow directions any → down, arrow direction up → down; 1 other view moved"
    ) { $0.popover?.permittedArrowDirections = .down },
    .init("popover: background color none → #FF3B30") { $0.popover?.backgroundColor = .systemRed },
  ]

  private nonisolated static let columnChanges: [ScreenChange<UISplitViewController>] = [
    .init("columns: primary column width 120 → 140") { $0.preferredPrimaryColumnWidth = 140 },
    .init("columns: display mode oneBesideSecondary → secondaryOnly") {
      $0.preferredDisplayMode = .secondaryOnly
    },
    .init("columns: primary edge leading → trailing") { $0.primaryEdge = .trailing },
  ]
}

/// The elements of a menu, which a test changes.
@MainActor final class MenuElements {
  var second = "Date"
  var state = UIMenuElement.State.on
  var attributes: UIMenuElement.Attributes = []
  var subtitle: String?

  var made: [UIMenuElement] {
    [
      UIAction(title: "Name", state: state) { _ in },
      UIAction(title: second, subtitle: subtitle, attributes: attributes) { _ in },
    ]
  }
}
