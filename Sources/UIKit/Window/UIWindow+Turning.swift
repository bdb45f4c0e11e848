package import Foundation
package import RasterCore

extension UIWindow {
  /// Rotates the device or changes its split screen, then resizes the window and lays it out.
  ///
  /// The order is that of a real device (fact E4). Before anything changes, the controllers are
  /// notified of the new traits and then of the new size, of each only if it changes. Then the
  /// traits and the bounds change in one animation, in which the window is also laid out and the
  /// coordinator's closures run. Finally the completions are called.
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
    // The frame is changed in an animation, because only then `prepare(forAnimatedBoundsChange:)`
    // of layouts is called.
    UIView.animate(withDuration: duration) {
      recordTurn(by: angle, on: device)
      // The traits change before the frame, so views are notified while the bounds are still the
      // old ones (fact E4).
      noteTraitsInTree()
      frame = CGRect(origin: .zero, size: device.windowSize)
      // The closures that run alongside are called after the views are laid out in their new bounds
      // (fact E5). The changes that the closures make are laid out in the same animation.
      layoutIfNeeded()
      coordinator.runAlongside()
      layoutIfNeeded()
      scene.notify(windowScene)
    } completion: { _ in
      coordinator.complete()
      // If another rotation has begun in the meantime, `turnCoordinator` is that rotation's
      // coordinator, and is kept.
      if self.turnCoordinator === coordinator { self.turnCoordinator = nil }
      self.layoutIfNeeded()
    }
  }

  /// Rotates the interface at launch if the controller does not support the device's orientation,
  /// and returns whether it did (fact E3).
  ///
  /// The controllers are notified of changed traits, but not of the new size.
  func turnToSupportedOrientation(of root: UIViewController) -> Bool {
    let application = RunningApplication.current
    guard let device = application.deviceInOneOf(root.supportedInterfaceOrientations) else {
      return false
    }
    // The views store the current traits first; without stored traits, a view would not be notified
    // of the change.
    noteTraitsInTree()
    let coordinator = TurnCoordinator(in: self, duration: 0, angle: 0)
    UIDevice.current.turn(to: device) { announceTraits(of: device, with: coordinator) }
    noteTraitsInTree()
    frame = CGRect(origin: .zero, size: device.windowSize)
    coordinator.runAlongside()
    coordinator.complete()
    return true
  }

  /// Applies a different appearance, text size, reading direction or safe area, without an
  /// animation.
  ///
  /// The traits change, and the window is laid out. In contrast to a rotation, the controllers are
  /// not notified in advance.
  package func adopt(_ device: UIEnvironment) {
    let scene = SceneGeometry()
    UIDevice.current.turn(to: device) {}
    noteTraitsInTree()
    layoutIfNeeded()
    scene.notify(windowScene)
  }

  /// Records an animation that rotates the window from `angle` to 0; at `angle` the contents appear
  /// as before the rotation (fact RO26).
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

  /// The angle in radians by which the window appears rotated at this time; 0 except during a
  /// rotation.
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
    // The controllers are notified of the traits first, then of the size, and of each only if it
    // changes (facts E1, E2, E7).
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
