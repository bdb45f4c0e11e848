import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.serialized) struct TurningTests {
  private static let turned = CGSize(width: 667, height: 375)

  /// Shows a controller on a phone that is held in portrait, and turns the phone.
  private func turn(_ controller: UIViewController, compactAfterwards: Bool = true) {
    var device = UIEnvironment()
    UIEnvironment.with(device) {
      let window = UIWindow(frame: CGRect(origin: .zero, size: device.screenSize))
      window.rootViewController = controller
      window.layoutIfNeeded()
      (controller as? TurnNoter)?.log = []
      device.screenSize = Self.turned
      if compactAfterwards { device.verticalSizeClass = .compact }
      window.turn(to: device, duration: 0.3)
    }
  }

  // Facts E1, E2, E5 and E6; the phases of RO1, RO3 and RO19, and the start of RW2.
  @Test func `E4 a turn is announced, done in an animation, and completed`() {
    let noter = TurnNoter()
    turn(noter)
    #expect(
      noter.log == [
        "will have compact traits, has regular, at 375 × 667",
        "will be 667 × 375, is 375 × 667",
        "traits changed at 375 × 667",
        "will lay out 667 × 375",
        "did lay out 667 × 375",
        "alongside, laid out 667 × 375",
        "completed at 667 × 375",
      ])
  }

  // This test also holds facts E1 and RO7.
  @Test func `E7 traits that stay the same are not announced`() {
    let noter = TurnNoter()
    turn(noter, compactAfterwards: false)
    #expect(noter.log.first == "will be 667 × 375, is 375 × 667")
    #expect(!noter.log.contains { $0.contains("traits") })
  }

  @Test func `E2 super passes the call on to children`() {
    let (outer, inner) = (UIViewController(), TurnNoter())
    outer.addChild(inner)
    inner.view.frame = outer.view.bounds
    inner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    turn(outer)
    #expect(inner.log.contains { $0.hasPrefix("will be 667 × 375, is") })
    #expect(inner.log.contains { $0.hasPrefix("will have compact traits") })
    #expect(inner.log.last == "completed at 667 × 375")
  }

  @Test func `a container says how much room a child will have (RO14)`() {
    let (outer, inner) = (ScriptedController(), TurnNoter())
    outer.childSize = { CGSize(width: $0.width / 2, height: $0.height) }
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    turn(outer)
    #expect(inner.log.contains { $0.hasPrefix("will be 333.5 × 375, is") })
  }

  // This test also holds facts E5 and RW5.
  @Test func `F5 an offset set alongside keeps the page, with the new sizes`() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    let pages = ScriptedCollectionController(layout, count: 4)
    pages.size = { $0.bounds.size }
    pages.whenLoaded = {
      $0.collectionView.isPagingEnabled = true
      $0.collectionView.contentInsetAdjustmentBehavior = .never
      $0.collectionView.contentOffset.x = 375
    }
    pages.whenTurned = { pages, coordinator in
      let list: UICollectionView = pages.collectionView
      let page = list.contentOffset.x / list.bounds.width
      coordinator.animate(alongsideTransition: { _ in
        list.contentOffset.x = page * list.bounds.width
        pages.collectionViewLayout.invalidateLayout()
      })
    }
    turn(pages)
    #expect(pages.collectionView.bounds == CGRect(x: 667, y: 0, width: 667, height: 375))
    let page = pages.collectionView.layoutAttributesForItem(at: [0, 1])
    #expect(page?.frame == CGRect(x: 667, y: 0, width: 667, height: 375))
  }

  @Test func `the device is turned before its screen`() {
    let notes = Notes()
    let observer = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: UIDevice.current, queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        notes.orientation = UIDevice.current.orientation
        notes.screen = UIScreen.main.bounds.size
        notes.interface = UIApplication.shared.statusBarOrientation
      }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    turn(UIViewController())
    #expect(notes.orientation == .landscapeLeft)
    #expect(notes.screen == UIEnvironment().screenSize)
    #expect(notes.interface == .portrait)
  }

  @Test func `a coordinator that is done takes only completions (RO21, RO24)`() {
    let noter = TurnNoter()
    turn(noter)
    var isAlongside = false
    var isCompleted = false
    let isQueued = noter.coordinator?.animate(
      alongsideTransition: { _ in isAlongside = true }, completion: { _ in isCompleted = true })
    #expect(isQueued == false)
    #expect(!isAlongside)
    #expect(isCompleted)
    #expect(noter.coordinator?.percentComplete == 1)
    #expect(noter.coordinator?.isCancelled == false)
  }
}

/// The device and the screen when the notification of a turn is posted.
@MainActor private final class Notes {
  var orientation = UIDeviceOrientation.unknown
  var screen = CGSize.zero
  var interface = UIInterfaceOrientation.unknown
}

/// A controller that notes the calls of a turn, and the size of its view meanwhile.
private final class TurnNoter: UIViewController {
  var log: [String] = []
  private(set) var coordinator: (any UIViewControllerTransitionCoordinator)?
  private var size: String { words(view.bounds.size) }

  private func words(_ size: CGSize) -> String { "\(number(size.width)) × \(number(size.height))" }

  private func number(_ value: CGFloat) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    let (new, old) = (newCollection.verticalSizeClass, traitCollection.verticalSizeClass)
    log.append("will have \(new) traits, has \(old), at \(size)")
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    self.coordinator = coordinator
    log.append("will be \(words(size)), is \(self.size)")
    coordinator.animate(
      alongsideTransition: { _ in self.log.append("alongside, laid out \(self.size)") },
      completion: { _ in self.log.append("completed at \(self.size)") })
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    log.append("traits changed at \(size)")
  }

  override func viewWillLayoutSubviews() { log.append("will lay out \(size)") }
  override func viewDidLayoutSubviews() { log.append("did lay out \(size)") }
}
