import Testing
import UIKit

@MainActor struct KeyWindowTests {
  @Test func `the window that was last made visible is key`() {
    let (first, second) = (UIWindow(), UIWindow())
    first.makeKeyAndVisible()
    second.makeKeyAndVisible()
    #expect(UIApplication.shared.keyWindow === second)
    #expect(UIApplication.shared.windows.suffix(2) == [first, second])
  }

  @Test func `a hidden window is not among the windows`() {
    let window = UIWindow()
    window.makeKeyAndVisible()
    window.isHidden = true
    #expect(!UIApplication.shared.windows.contains(window))
  }
}
