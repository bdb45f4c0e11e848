import SnapshotAssertions
import Testing
import UIKit

/// A screen under a navigation bar and above a toolbar.
final class Navigation: UIViewController, Screen {
  let body = UILabel("Three messages")
  let top = UIView()
  let edit = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
  let reply = UIBarButtonItem(title: "Reply", style: .plain, target: nil, action: nil)
  private(set) lazy var navigation = UINavigationController(rootViewController: self)
  var shown: UIViewController { navigation }
  var bar: UINavigationBar { navigation.navigationBar }

  override func viewDidLoad() {
    view.backgroundColor = .white
    navigationItem.title = "Inbox"
    navigationItem.rightBarButtonItem = edit
    toolbarItems = [reply]
    navigation.isToolbarHidden = false
    top.backgroundColor = .blue
    view.add(top, body)
    NSLayoutConstraint.activate([
      top.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      top.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      top.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      top.heightAnchor.constraint(equalToConstant: 20),
      body.topAnchor.constraint(equalTo: top.bottomAnchor, constant: 20),
      body.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
    ])
  }
}

@MainActor struct NavigationTests {
  @Test(arguments: changes) func `a screen with bars`(change: Change<Navigation>) throws {
    try expectExplanation(of: change, on: .iPhoneSE)
  }

  nonisolated static let changes: [Change<Navigation>] = [
    Change("UINavigationBar: title “Inbox” → “Archive”", not: ["UILabel", "frame"]) {
      $0.navigationItem.title = "Archive"
    },
    Change("UINavigationBar: left item “Back up” appeared", not: ["BarButton", "“Edit”", "frame"]) {
      $0.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Back up", style: .plain, target: nil, action: nil)
    },
    Change("UINavigationBar: right item “Edit” vanished", not: ["BarButton"]) {
      $0.navigationItem.rightBarButtonItem = nil
    },
    Change("UINavigationBar: right item “Edit” → “Done”", not: ["BarButton", "frame"]) {
      $0.edit.title = "Done"
    },
    Change("UINavigationBar: right item “Add” appeared", not: ["BarButton", "frame"]) {
      let add = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
      $0.navigationItem.rightBarButtonItems = [$0.edit, add]
    },
    Change("UINavigationBar: right item “Edit” disabled", not: ["BarButton", "color"]) {
      $0.edit.isEnabled = false
    },
    Change("UINavigationBar: right item “Edit” tint color none → #FF0000", not: ["BarButton"]) {
      $0.edit.tintColor = .red
    },
    Change(
      "UINavigationBar: prefers large titles; 2 other views moved",
      not: ["appeared", "vanished", "scrolled"]
    ) {
      $0.bar.prefersLargeTitles = true
    },
    Change("UINavigationBar hidden; 2 other views moved", not: ["safe area"]) {
      $0.navigation.setNavigationBarHidden(true, animated: false)
    },
    Change("UINavigationBar: tint color none → #FF0000", not: ["BarButton", "text color"]) {
      $0.bar.tintColor = .red
    },
    Change("UINavigationBar: appearance background color none → #FF0000", not: ["UIView"]) {
      let appearance = UINavigationBarAppearance()
      appearance.backgroundColor = .red
      $0.bar.standardAppearance = appearance
      $0.bar.scrollEdgeAppearance = appearance
    },
    Change("UINavigationBar: title color none → #FF0000", not: ["UILabel"]) {
      $0.bar.titleTextAttributes = [.foregroundColor: UIColor.red]
    },
    Change("UINavigationBar › titleView appeared", not: ["frame"]) {
      $0.navigationItem.titleView = UISwitch()
    },
    Change("UIToolbar: item “Reply” disabled", not: ["BarButton", "color"]) {
      $0.reply.isEnabled = false
    },
    Change("UIToolbar: item “Forward” appeared", not: ["BarButton", "frame"]) {
      let forward = UIBarButtonItem(title: "Forward", style: .plain, target: nil, action: nil)
      $0.toolbarItems = [$0.reply, forward]
    },
    Change("UIToolbar vanished", not: ["BarButton"]) {
      $0.navigation.setToolbarHidden(true, animated: false)
    },
    Change("UIView: additional safe area insets none → top 30; 2 other views moved") {
      $0.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
    },
  ]
}
