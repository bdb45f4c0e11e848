import Foundation

@testable import UIKit

/// A window with a button that opens a menu by a tap.
@MainActor final class MenuStage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  let root = UIViewController()
  let button = UIButton(type: .system)
  /// The titles of the actions that were performed.
  private(set) var chosen: [String] = []

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
    button.frame = CGRect(x: 20, y: 100, width: 120, height: 44)
    button.setTitle("Sort", for: .normal)
    button.showsMenuAsPrimaryAction = true
    root.view.addSubview(button)
  }

  func action(
    _ title: String, _ attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [weak self] in
      self?.chosen.append($0.title)
    }
  }

  func tap(_ view: UIView) {
    window.simulateTap(at: view.convert(CGPoint(x: 10, y: 10), to: nil))
  }

  /// The panel of the open menu.
  var panel: MenuPanel? {
    window.layoutIfNeeded()
    return window.subviews.lazy.compactMap { ($0 as? MenuOverlay)?.panel }.first
  }

  /// The titles of the rows of the open menu, from top to bottom.
  var rows: [String] {
    (panel?.controls ?? []).compactMap { ($0 as? any MenuChoice)?.element.title }
  }
}
