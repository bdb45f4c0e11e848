import Foundation
import Testing
import UIKit

/// The phases of a turn for the controller, its children and their views.
@MainActor @Suite(.serialized) struct TurnPhaseTests {
  /// Shows a controller on a phone in portrait and changes the screen.
  private func turn(
    _ controller: UIViewController, to size: CGSize = CGSize(width: 667, height: 375)
  ) {
    var device = UIEnvironment()
    UIEnvironment.with(device) {
      let window = UIWindow(frame: CGRect(origin: .zero, size: device.screenSize))
      window.rootViewController = controller
      window.layoutIfNeeded()
      (controller as? PhaseNoter)?.log = []
      device.screenSize = size
      if size.height < 400 { device.verticalSizeClass = .compact }
      window.turn(to: device, duration: 0.3)
    }
  }

  private func family(_ parent: UIViewController, _ child: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test func `E11 size and traits are new when the controller lays out`() {
    let noter = PhaseNoter()
    turn(noter)
    #expect(noter.log.contains("will lay out 667, height compact"))
    #expect(!noter.log.contains("will lay out 375, height compact"))
  }

  @Test func `E12 a turn leaves no transform on any view`() {
    let noter = PhaseNoter()
    turn(noter)
    #expect(noter.transformsAlongside == [.identity, .identity])
    #expect(noter.view.transform == .identity)
  }

  @Test func `RO8 a controller hears of its traits while its subviews still have the old ones`() {
    let (parent, child) = (TraitReader(), UIViewController())
    family(parent, child)
    parent.child = child
    turn(parent)
    #expect(parent.heights == [.compact, .regular, .regular, .compact])
  }

  @Test func `RO2 a screen that only grows goes through the same phases`() {
    let noter = PhaseNoter()
    turn(noter, to: CGSize(width: 500, height: 800))
    #expect(
      noter.log == [
        "will be 500", "will lay out 500, height regular", "first alongside", "second alongside",
        "completed",
      ])
  }

  @Test func `RO13 without super the children hear nothing`() {
    let (outer, inner) = (SilentController(), PhaseNoter())
    family(outer, inner)
    turn(outer)
    #expect(!inner.log.contains { $0.hasPrefix("will be") })
  }

  @Test func `RO14 a child whose size stays is told of none`() {
    let (outer, inner) = (BannerController(), PhaseNoter())
    inner.view.frame.size = BannerController.size
    family(outer, inner)
    turn(outer)
    #expect(!inner.log.contains { $0.hasPrefix("will be") })
  }

  @Test func `RO19 what goes alongside runs in the order it was added`() {
    let noter = PhaseNoter()
    turn(noter)
    #expect(noter.log.suffix(3) == ["first alongside", "second alongside", "completed"])
  }
}

/// A controller that notes the phases of a turn.
private final class PhaseNoter: UIViewController {
  var log: [String] = []
  private(set) var transformsAlongside: [CGAffineTransform] = []

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    log.append("will be \(Int(size.width))")
    coordinator.animate(
      alongsideTransition: { _ in self.noteFirst() },
      completion: { _ in self.log.append("completed") })
    coordinator.animate(alongsideTransition: { _ in self.log.append("second alongside") })
  }

  private func noteFirst() {
    log.append("first alongside")
    transformsAlongside = [view.transform, view.window?.transform].compactMap { $0 }
  }

  override func viewWillLayoutSubviews() {
    let height = traitCollection.verticalSizeClass
    log.append("will lay out \(Int(view.bounds.width)), height \(height)")
  }
}

/// A controller that does not call super.
private final class SilentController: UIViewController {
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

/// A controller whose children have a fixed size.
private final class BannerController: UIViewController {
  static let size = CGSize(width: 320, height: 50)

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { Self.size }
}

/// A controller that reads, when its traits have changed, its own, those of its child and of the
/// child's view, and the child's again once they are requested.
private final class TraitReader: UIViewController {
  var child: UIViewController?
  private(set) var heights: [UIUserInterfaceSizeClass] = []

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let child else { return }
    let shown: [any UITraitEnvironment] = [self, child, child.view]
    heights = shown.map(\.traitCollection.verticalSizeClass)
    child.updateTraitsIfNeeded()
    heights.append(child.traitCollection.verticalSizeClass)
  }
}
