import Testing
import UIKit

@MainActor @Suite(.serialized) struct ControllerCallsTests {
  private let controller = CallNoter(nibName: nil, bundle: nil)

  @Test func `RO11 a view is appearing in its window before it lays out what is in it`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(
      controller.log.filter { !$0.hasPrefix("safe") }
        == ["will appear", "is appearing in a window", "lays out", "did appear"])
  }

  @Test func `an appearance told by hand has its middle`() {
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    #expect(controller.log == ["will appear", "is appearing", "did appear"])
  }

  @Test func `a controller hears of its safe area`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.layoutIfNeeded()
    controller.log = []
    controller.additionalSafeAreaInsets.bottom = 49
    window.layoutIfNeeded()
    #expect(controller.log.contains("safe area 49.0"))
  }

  @Test func `a controller keeps the name of its nib`() {
    let named = UIViewController(nibName: "Screen", bundle: .main)
    #expect(named.nibName == "Screen")
    #expect(named.nibBundle == .main)
    #expect(UIViewController().nibName == nil)
  }

  @Test func `a phone turns every way but upside down`() {
    #expect(controller.supportedInterfaceOrientations == [.portrait, .landscape])
    #expect(UIInterfaceOrientationMask.all.contains(.portraitUpsideDown))
    #expect(!UIInterfaceOrientationMask.allButUpsideDown.contains(.portraitUpsideDown))
    #expect(UIInterfaceOrientationMask.landscape.rawValue == 24)
  }
}

/// A controller that notes the calls about its view.
private final class CallNoter: UIViewController {
  var log: [String] = []

  override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
  override func viewIsAppearing(_ animated: Bool) {
    log.append("is appearing" + (viewIfLoaded?.window == nil ? "" : " in a window"))
  }
  override func viewWillLayoutSubviews() { log.append("lays out") }
  override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
  override func viewSafeAreaInsetsDidChange() {
    log.append("safe area \(view.safeAreaInsets.bottom)")
  }
}
