package import Foundation
package import RasterCore

extension UIWindow {
  /// Rotates the device or changes its split screen, then resizes the window and lays it out.
  ///
  /// The order is that of a real device (fact E4). Before anything changes, the controllers are
  /// notified of the new traits, if they change, and of the new size. Then the traits and the
  /// bounds change in one animation, in which the window is also laid out and the coordinator's
  /// closures run. Finally the completions are called.
  ///
  /// - Parameters:
  ///   - device: the device after the rotation or with the new split.
  ///   - duration: the duration of the animation in seconds. The default is the device's own (fact
  ///     RO22).
  package func turn(to device: UIEnvironment, duration: TimeInterval? = nil) {
    let (old, new) = (UIEnvironment.current.orientation, device.orientation)
    let duration = duration ?? TurnTiming.duration(on: device.idiom, from: old, to: new)
    let angle = TurnTiming.angle(from: old, to: new)
    let coordinator = TurnCoordinator(in: self, duration: duration, angle: angle)
    let scene = SceneGeometry()
    turnCoordinator = coordinator
    UIDevice.current.turn(to: device) { announce(device, with: coordinator) }
    // The size is changed in an animation, so that layouts receive
    // `prepare(forAnimatedBoundsChange:)`.
    UIView.animate(withDuration: duration) {
      recordTurn(by: angle, on: device)
      // The traits change while the bounds are still the old ones (fact E4).
      noteTraitsInTree()
      frame = CGRect(origin: .zero, size: device.windowSize)
      // Closures that run alongside see the views laid out in their new bounds (fact E5). Their own
      // changes are laid out in the same animation.
      layoutIfNeeded()
      coordinator.runAlongside()
      layoutIfNeeded()
      scene.notify(windowScene)
    } completion: { _ in
      coordinator.complete()
      // A rotation that began in the meantime has its own coordinator.
      if self.turnCoordinator === coordinator { self.turnCoordinator = nil }
      self.layoutIfNeeded()
    }
  }

  /// Rotates the interface at launch if the controller does not support the device's orientation,
  /// and returns whether it did (fact E3).
  ///
  /// Controllers are notified of changed traits, but not of a new size.
  func turnToSupportedOrientation(of root: UIViewController) -> Bool {
    let application = RunningApplication.current
    guard let device = application.deviceInOneOf(root.supportedInterfaceOrientations) else {
      return false
    }
    // A view that has no traits yet would not be notified of a change.
    noteTraitsInTree()
    let coordinator = TurnCoordinator(in: self, duration: 0, angle: 0)
    UIDevice.current.turn(to: device) { announceTraits(of: device, with: coordinator) }
    noteTraitsInTree()
    frame = CGRect(origin: .zero, size: device.windowSize)
    coordinator.runAlongside()
    coordinator.complete()
    return true
  }

  /// Applies a different appearance, text size, reading direction or safe area at once.
  ///
  /// Unlike a rotation, this neither notifies the controllers in advance nor animates: the traits
  /// change, and the window is laid out.
  package func adopt(_ device: UIEnvironment) {
    let scene = SceneGeometry()
    UIDevice.current.turn(to: device) {}
    noteTraitsInTree()
    layoutIfNeeded()
    scene.notify(windowScene)
  }

  /// Records an animation that rotates the window, from the angle at which its old contents appear
  /// (fact RO26).
  private func recordTurn(by angle: CGFloat, on device: UIEnvironment) {
    guard angle != 0, let recording = BlockRecording.current else { return }
    // The window rotates around the middle of the screen, so its centre must not be animated.
    BlockRecording.suspend {
      center = CGPoint(x: device.screenSize.width / 2, y: device.screenSize.height / 2)
    }
    let start = AnimatedValue.transform(CATransform3DMakeRotation(angle, 0, 0, 1))
    recording.record(
      AnimationTrack(from: start, to: .transform(CATransform3DIdentity)), onTopOf: .transform,
      of: layer)
  }

  /// Whether the window's position, rotation or size is being animated.
  package var isMoving: Bool {
    let (shown, state) = (layer.presentedState, layer.state)
    return shown.transform != state.transform || shown.bounds != state.bounds
      || shown.position != state.position
  }

  /// The angle in radians at which the screen shows the window now; 0 except during a rotation.
  package var shownAngle: CGFloat {
    let transform = layer.presentedState.transform
    return Trigonometry.arctangent(y: transform.m12, x: transform.m11)
  }

  /// The orientations supported by the topmost controller; empty if it does not autorotate, and all
  /// if there is no controller.
  package var supportedOrientations: UIInterfaceOrientationMask {
    let controller = stackedControllers.last
    return controller?.shouldAutorotate == false
      ? [] : controller?.supportedInterfaceOrientations ?? .all
  }

  /// Records the current contents of the screen, in points from its upper left corner.
  ///
  /// During a rotation, the window is at an angle and between its old and its new size, on a screen
  /// that already has its new orientation.
  package func screenDrawing() -> Drawing {
    layOutToShow()
    let canvas = Canvas()
    LayerRecorder(canvas: canvas, visible: screen.bounds).record(layer)
    return canvas.drawing
  }

  /// The root controller, followed by the controllers presented over it.
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
      if let presentation = controller.activePresentation {
        presentation.willTransition(to: traits, with: coordinator)
        continue
      }
      ControllerCalls.note("willTransition(to:with:)", of: controller)
      controller.willTransition(to: traits, with: coordinator)
    }
  }

  private func announce(_ device: UIEnvironment, with coordinator: TurnCoordinator) {
    // Traits come before the size, and each is announced only if it changes (facts E1, E2, E7).
    announceTraits(of: device, with: coordinator)
    if device.windowSize != bounds.size {
      for controller in stackedControllers {
        if let presentation = controller.activePresentation {
          presentation.viewWillTransition(to: device.windowSize, with: coordinator)
          continue
        }
        ControllerCalls.note("viewWillTransition(to:with:)", of: controller)
        controller.viewWillTransition(to: device.windowSize, with: coordinator)
      }
    }
  }
}
