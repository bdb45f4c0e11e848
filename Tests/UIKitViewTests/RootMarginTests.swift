import Testing

@testable import UIKit

/// Margins of views of and in a controller.
@MainActor @Suite(.serialized) struct RootMarginTests {
  private let controller = UIViewController()
  private let window: SafeAreaTests.NotchedWindow

  init() {
    window = SafeAreaTests.NotchedWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = controller
  }

  private func margins(width sizeClass: UIUserInterfaceSizeClass) -> UIEdgeInsets {
    var device = UIEnvironment.current
    device.horizontalSizeClass = sizeClass
    return UIEnvironment.with(device) { controller.view.layoutMargins }
  }

  @Test(arguments: [(UIUserInterfaceSizeClass.compact, 16.0), (.regular, 20)])
  func `K5 AL68 a root view has the system's margins and the safe area`(
    sizeClass: UIUserInterfaceSizeClass, side: Double
  ) {
    #expect(
      margins(width: sizeClass) == UIEdgeInsets(top: 59, left: side, bottom: 34, right: side))
  }

  @Test(
    arguments: [
      (393, .regular, 16), (414, .regular, 20), (430, .regular, 20), (844, .compact, 16),
    ] as [(CGFloat, UIUserInterfaceSizeClass, CGFloat)])
  func `AL69 a view as wide as a large phone has 20 at compact width too`(
    width: CGFloat, height: UIUserInterfaceSizeClass, side: CGFloat
  ) {
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(inner)
    let left = controller.view.layoutMarginsGuide.leftAnchor
    inner.leftAnchor.constraint(equalTo: left).isActive = true
    window.layoutIfNeeded()
    var device = UIEnvironment.current
    device.verticalSizeClass = height
    UIEnvironment.with(device) {
      window.frame.size.width = width
      window.layoutIfNeeded()
      #expect(controller.view.layoutMargins.right == side)
      #expect(inner.frame.minX == side)
    }
  }

  @Test func `AL68 a plain view in it keeps 8`() {
    let plain = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    controller.view.addSubview(plain)
    #expect(plain.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func `AL69 what is set counts where it is more`() {
    controller.view.insetsLayoutMarginsFromSafeArea = false
    controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 3, leading: 5, bottom: 0, trailing: 30)
    #expect(margins(width: .compact) == UIEdgeInsets(top: 3, left: 16, bottom: 0, right: 30))
  }

  @Test func `AL69 without respect for the minimum what is set counts`() {
    controller.viewRespectsSystemMinimumLayoutMargins = false
    controller.view.insetsLayoutMarginsFromSafeArea = false
    controller.view.layoutMargins = .zero
    #expect(margins(width: .regular) == .zero)
  }

  @Test func `AL71 a view that preserves its superview's margins has what of them lies over it`() {
    let plain = UIView(frame: controller.view.bounds.insetBy(dx: 6, dy: 100))
    plain.preservesSuperviewLayoutMargins = true
    controller.view.addSubview(plain)
    #expect(plain.layoutMargins.left == 10 && plain.layoutMargins.top == 8)
  }
}
