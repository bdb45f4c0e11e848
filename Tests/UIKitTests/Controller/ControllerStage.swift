import Foundation

@testable import UIKit

/// A device with a controller on its screen, for tests of containers.
@MainActor struct ControllerStage {
  let window: UIWindow

  /// Shows a controller on the device in force.
  init(_ controller: UIViewController) {
    window = UIWindow(frame: CGRect(origin: .zero, size: UIEnvironment.current.screenSize))
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  /// Is called at the end of a test, until which the window has to live.
  func end() {}

  /// Turns the device.
  func turn(to device: UIEnvironment) { window.turn(to: device, duration: 0.3) }

  /// Lays the window out as a run loop would.
  func layOut() { window.layoutIfNeeded() }
}

extension UIEnvironment {
  /// An iPhone 7, upright: 20 for the status bar.
  static let phone = UIEnvironment()
  /// An iPhone 7 on its side, without a status bar.
  static let lyingPhone = phone.turned(safeArea: .zero)
  /// An iPhone 7 Plus on its side, whose width is regular.
  static let lyingLargePhone = phone.turned(safeArea: .zero, width: .regular)
  /// An iPhone X, upright (facts E15, E20).
  static let notchedPhone = device(
    375, 812, safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
  /// An iPhone X on its side (facts E17, E20).
  static let lyingNotchedPhone = notchedPhone.turned(
    safeArea: UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
  /// An iPad with a home button, upright.
  static let pad = device(
    768, 1024, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), idiom: .pad)

  private static func device(
    _ width: CGFloat, _ height: CGFloat, safeArea: UIEdgeInsets,
    idiom: UIUserInterfaceIdiom = .phone
  ) -> UIEnvironment {
    var device = UIEnvironment()
    device.screenSize = CGSize(width: width, height: height)
    device.safeAreaInsets = safeArea
    device.idiom = idiom
    if idiom == .pad { device.horizontalSizeClass = .regular }
    return device
  }

  private func turned(
    safeArea: UIEdgeInsets, width: UIUserInterfaceSizeClass = .compact
  ) -> UIEnvironment {
    var turned = self
    turned.screenSize = CGSize(width: screenSize.height, height: screenSize.width)
    turned.safeAreaInsets = safeArea
    turned.verticalSizeClass = .compact
    turned.horizontalSizeClass = width
    return turned
  }
}

/// A list of calls that several controllers write to.
@MainActor final class ControllerLog {
  var lines: [String] = []
}

/// A controller that notes its calls under its name in a common list.
class NamedController: UIViewController {
  let name: String
  let log: ControllerLog

  init(_ name: String, _ log: ControllerLog = ControllerLog()) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  func note(_ call: String) { log.lines.append("\(name) \(call)") }

  override func viewDidLoad() { note("loads") }
  override func viewWillAppear(_ animated: Bool) { note("will appear") }
  override func viewIsAppearing(_ animated: Bool) { note("is appearing") }
  override func viewDidAppear(_ animated: Bool) { note("did appear") }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
  override func willMove(toParent parent: UIViewController?) {
    note(parent == nil ? "will leave" : "will come")
  }
  override func didMove(toParent parent: UIViewController?) {
    note(parent == nil ? "left" : "came")
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    note("will be \(Int(size.width)) × \(Int(size.height))")
  }
}
