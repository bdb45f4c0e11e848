import Foundation
import Testing

@testable import UIKit

/// The line of text above the title of a navigation bar (fact IB106).
@MainActor @Suite(.serialized) struct NavigationPromptTests {
  private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 74))
  private let item = UINavigationItem(title: "Plants")
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  init() {
    window.addSubview(bar)
    bar.items = [item]
    item.prompt = "Choose a herb"
    window.layoutIfNeeded()
  }

  @Test func `a prompt makes the bar a row higher`() {
    #expect(bar.intrinsicContentSize.height == 74)
    item.prompt = nil
    #expect(bar.intrinsicContentSize.height == 44)
  }

  @Test func `the prompt is in the middle above the title (IB106)`() throws {
    let label = try #require(bar.promptLabel)
    #expect(label.text == "Choose a herb" && label.textAlignment == .center)
    #expect(label.frame.midX == 187.5 && label.frame.midY == 15)
    #expect(abs(bar.titleLabel.frame.midY - 52) <= 0.5)
  }

  @Test func `without a prompt there is no label, and the title is where it was`() {
    item.prompt = nil
    window.layoutIfNeeded()
    #expect(bar.promptLabel == nil)
    #expect(abs(bar.titleLabel.frame.midY - 22) <= 0.5)
  }

  @Test func `the content of a controller with a prompt begins lower`() {
    let controller = UIViewController()
    controller.navigationItem.prompt = "Choose a herb"
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let with = controller.view.safeAreaInsets.top
    controller.navigationItem.prompt = nil
    window.layoutIfNeeded()
    #expect(with - controller.view.safeAreaInsets.top == 30)
  }
}
