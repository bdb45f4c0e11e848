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

  /// Records that the window turns in place, from the angle at which its old contents stand
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

  private func announce(_ device: UIEnvironment, with coordinator: TurnCoordinator) {
    // The root and what is presented over it.
    let controllers = sequence(first: rootViewController) { $0?.controllerState.presented }
      .prefix { $0 != nil }
    // Traits before the size, each only where it changes (facts E1, E2, E7).
    let traits = device.traitCollection
    if traits != UIEnvironment.current.traitCollection {
      for controller in controllers {
        ControllerCalls.note("willTransition(to:with:)", of: controller)
        controller?.willTransition(to: traits, with: coordinator)
      }
    }
    if device.windowSize != bounds.size {
      for controller in controllers {
        ControllerCalls.note("viewWillTransition(to:with:)", of: controller)
        controller?.viewWillTransition(to: device.windowSize, with: coordinator)
      }
    }
  }
}
