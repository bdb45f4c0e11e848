package import Foundation
package import RasterCore

extension UIWindow {
  /// Turns the device, or splits its screen, resizes the window, and lays it out.
  ///
  /// The order is a device's (fact E4). The controllers are called with the new traits, if they
  /// change, and with the new size, before anything has changed. In one animation the traits
  /// change, the bounds change, the window is laid out, and the coordinator's closures run. The
  /// completions come last.
  ///
  /// - Parameters:
  ///   - device: the device turned, or with another split.
  ///   - duration: the seconds that the turn takes; default the device's own (fact RO22).
  package func turn(to device: UIEnvironment, duration: TimeInterval? = nil) {
    let (old, new) = (UIEnvironment.current.orientation, device.orientation)
    let duration = duration ?? TurnTiming.duration(on: device.idiom, from: old, to: new)
    let angle = TurnTiming.angle(from: old, to: new)
    let coordinator = TurnCoordinator(in: self, duration: duration, angle: angle)
    let scene = SceneGeometry()
    turnCoordinator = coordinator
    UIDevice.current.turn(to: device) { announce(device, with: coordinator) }
    // In an animation, so that layouts get `prepare(forAnimatedBoundsChange:)`.
    UIView.animate(withDuration: duration) {
      recordTurn(by: angle, on: device)
      // Traits change while the bounds are still the old ones (fact E4).
      noteTraitsInTree()
      frame = CGRect(origin: .zero, size: device.windowSize)
      // What runs alongside finds the views laid out in their new bounds (fact E5); what it
      // changes itself is laid out in the same animation.
      layoutIfNeeded()
      coordinator.runAlongside()
      layoutIfNeeded()
      scene.notify(windowScene)
    } completion: { _ in
      coordinator.complete()
      // A turn that has begun since then has its own.
      if self.turnCoordinator === coordinator { self.turnCoordinator = nil }
      self.layoutIfNeeded()
    }
  }

  /// Turns the interface at launch, where a controller supports no orientation that the device is
  /// held in; returns whether it did (fact E3).
  ///
  /// The controllers are notified of other traits, and of no size.
  func turnToSupportedOrientation(of root: UIViewController) -> Bool {
    let application = RunningApplication.current
    guard let device = application.deviceInOneOf(root.supportedInterfaceOrientations) else {
      return false
    }
    // A view without traits yet would not be notified of a change.
    noteTraitsInTree()
    let coordinator = TurnCoordinator(in: self, duration: 0, angle: 0)
    UIDevice.current.turn(to: device) { announceTraits(of: device, with: coordinator) }
    noteTraitsInTree()
    frame = CGRect(origin: .zero, size: device.windowSize)
    coordinator.runAlongside()
    coordinator.complete()
    return true
  }

  /// Lets the window have another appearance, text size, reading direction or safe area at once.
  ///
  /// Differs in order from a turn: nothing is announced and nothing animated; the traits change,
  /// and the window is laid out.
  package func adopt(_ device: UIEnvironment) {
    let scene = SceneGeometry()
    UIDevice.current.turn(to: device) {}
    noteTraitsInTree()
    layoutIfNeeded()
    scene.notify(windowScene)
  }

  /// Records that the window turns in place, from the angle at which its old contents are
  /// (fact RO26).
  private func recordTurn(by angle: CGFloat, on device: UIEnvironment) {
    guard angle != 0, let recording = BlockRecording.current else { return }
    // It turns around the middle of the screen, which does not move from the old to the new one.
    BlockRecording.suspend {
      center = CGPoint(x: device.screenSize.width / 2, y: device.screenSize.height / 2)
    }
    let start = AnimatedValue.transform(CATransform3DMakeRotation(angle, 0, 0, 1))
    recording.record(
      AnimationTrack(from: start, to: .transform(CATransform3DIdentity)), onTopOf: .transform,
      of: layer)
  }

  /// Whether the window is on its way to another place, angle or size.
  package var isMoving: Bool {
    let (shown, state) = (layer.presentedState, layer.state)
    return shown.transform != state.transform || shown.bounds != state.bounds
      || shown.position != state.position
  }

  /// The angle in radians at which the screen shows the window now; 0 but in the midst of a turn.
  package var shownAngle: CGFloat {
    let transform = layer.presentedState.transform
    return Trigonometry.arctangent(y: transform.m12, x: transform.m11)
  }

  /// The orientations that the controller in front supports, the device's own where it does not
  /// rotate with it.
  package var supportedOrientations: UIInterfaceOrientationMask {
    let controller = stackedControllers.last
    return controller?.shouldAutorotate == false
      ? [] : controller?.supportedInterfaceOrientations ?? .all
  }

  /// Records what the screen shows now, in points from its upper left corner.
  ///
  /// In the midst of a turn that is the window at an angle, between its old and its new size, as
  /// seen on a screen that is turned already.
  package func screenDrawing() -> Drawing {
    layOutToShow()
    let canvas = Canvas()
    LayerRecorder(canvas: canvas, visible: screen.bounds).record(layer)
    return canvas.drawing
  }

  /// The root and the controllers that are presented over it.
  private var stackedControllers: [UIViewController] {
    Array(
      sequence(state: rootViewController) { controller in
        defer { controller = controller?.controllerState.presented }
        return controller
      })
  }

  private func announceTraits(of device: UIEnvironment, with coordinator: TurnCoordinator) {
    let traits = device.traitCollection
    guard traits != UIEnvironment.current.traitCollection else { return }
    for controller in stackedControllers {
      ControllerCalls.note("willTransition(to:with:)", of: controller)
      controller.willTransition(to: traits, with: coordinator)
    }
  }

  private func announce(_ device: UIEnvironment, with coordinator: TurnCoordinator) {
    // Traits before the size, each only where it changes (facts E1, E2, E7).
    announceTraits(of: device, with: coordinator)
    if device.windowSize != bounds.size {
      for controller in stackedControllers {
        ControllerCalls.note("viewWillTransition(to:with:)", of: controller)
        controller.viewWillTransition(to: device.windowSize, with: coordinator)
      }
    }
  }
}
