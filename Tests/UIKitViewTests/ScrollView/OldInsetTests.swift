import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// The insets that bars add to scroll views up to iOS 10.
@MainActor @Suite(.serialized) struct OldInsetTests {
  private let controller = UIViewController()

  /// Shows scroll views in a navigation controller, the first behind the others, and looks at them.
  private func show(
    _ frames: CGRect..., adjusts: Bool = true, _ look: ([UIScrollView]) -> Void
  ) {
    var device = UIEnvironment.phone
    device.systemVersion = 10
    UIEnvironment.with(device) {
      let views = frames.map { UIScrollView(frame: $0) }
      for view in views { controller.view.addSubview(view) }
      controller.automaticallyAdjustsScrollViewInsets = adjusts
      let stage = ControllerStage(UINavigationController(rootViewController: controller))
      stage.layOut()
      look(views)
      stage.end()
    }
  }

  @Test func `E22 the first scroll view gets an inset of 64, wherever it lies, and others none`() {
    show(
      CGRect(x: 0, y: 64, width: 375, height: 220), CGRect(x: 0, y: 0, width: 375, height: 667)
    ) { views in
      #expect(views[0].adjustedContentInset == UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
      #expect(views[0].contentOffset.y == -64)
      #expect(views[1].adjustedContentInset == .zero)
    }
  }

  @Test func `RO43 without automatic insets content starts under the bar`() {
    show(CGRect(x: 0, y: 0, width: 375, height: 667), adjusts: false) { views in
      #expect(views[0].adjustedContentInset == .zero)
      #expect(views[0].contentOffset == .zero)
    }
  }
}
