public import Foundation
import LayoutCore
public import UIKit

/// A device with an app's window on its screen.
///
/// The device can be rotated, its window resized as in Split View, and its settings changed.
///
///     let simulator = Simulator(.iPhone7) { CarouselController() }
///     simulator.turn(to: .landscape)
///     simulator.contentSizeCategory = .accessibilityLarge
///     let picture = simulator.picture()
///     simulator.close()
///
/// Controllers and views receive the same calls as on a device, in the same order: at launch
/// (``init(_:content:)``), during a rotation (``turn(to:)``), and when the window is resized
/// without one (``resize(to:)``). A rotation lays out the same view tree again, so a layout object
/// still has the state from before the rotation.
///
/// Frames, traits and safe areas of views in the window can be read at any time. `UIScreen.main`,
/// `UIDevice.current` and `UIApplication.shared` belong to this device and its app only while a
/// method of the simulator runs, so views should be changed in ``perform(_:)``.
///
/// Time does not pass by itself. By default an animation ends, and its completion is called, as
/// soon as it begins. If ``holdsTime`` is true, animations progress only as ``advance(to:)``
/// advances time.
@MainActor public final class Simulator {
  /// The window that the simulator has made or, for an app launched with its delegate, the app's
  /// key window.
  public let window: UIWindow
  private let held: HeldDevice
  private let application: RunningApplication
  private let delegate: (any UIApplicationDelegate)?
  /// The device with its orientation and settings.
  public private(set) var configuration: DeviceConfiguration
  let clock = AnimationClock()

  /// Launches an app with a controller on a device.
  ///
  /// When this returns, the controller's view is loaded, laid out and on the screen, and the
  /// appearance callbacks have been called.
  ///
  /// - Parameters:
  ///   - device: the device, plain or configured: `.iPhone7.landscape.dark`.
  ///   - content: a closure that makes the controller while the device is the current one.
  public convenience init(_ device: some ConfiguredDevice, content: () -> UIViewController) {
    self.init(device.configuration, on: nil, asksForOrientations: true, content: content)
  }

  /// Launches an app on the device `held` or, if `held` is nil, on a new device.
  ///
  /// A figure's picture is made in the figure's orientation, even if the controller does not
  /// support that orientation. So the controllers' supported orientations are only respected if
  /// `asksForOrientations` is true.
  package init(
    _ configuration: DeviceConfiguration, on held: HeldDevice?, asksForOrientations: Bool = false,
    content: () -> UIViewController
  ) {
    self.configuration = configuration
    let held = held ?? HeldDevice(configuration.environment)
    self.held = held
    let application = RunningApplication(on: held)
    self.application = application
    delegate = nil
    self.asksForOrientations = asksForOrientations
    if asksForOrientations { application.deviceInOneOf = configuration.environment(inOneOf:) }
    window = application.perform {
      // The controller is made while `UIScreen.main` is this device's, because initialisers may
      // read the screen's size.
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = content()
      window.makeKeyAndVisible()
      return window
    }
    adoptOrientation()
  }

  /// Launches an app with its delegate and, if it has scenes, with its scene's delegate.
  ///
  /// - Throws: ``SimulatorError/noWindow(_:)`` if the delegates show no window with a root view
  ///   controller.
  public init(
    _ device: some ConfiguredDevice, delegate: any UIApplicationDelegate
  ) throws(SimulatorError) {
    configuration = device.configuration
    held = HeldDevice(configuration.environment)
    application = RunningApplication(on: held)
    // The delegate is retained here because the application holds only a weak reference to it.
    self.delegate = delegate
    asksForOrientations = true
    application.deviceInOneOf = configuration.environment(inOneOf:)
    let shown = application.perform {
      Launch(delegate).run()
      return UIApplication.shared.keyWindow
    }
    guard let shown, shown.rootViewController != nil else {
      throw .noWindow(String(describing: type(of: delegate)))
    }
    window = shown
    adoptOrientation()
    layoutIfNeeded()
  }

  /// Whether the interface is rotated only to orientations that its controllers support.
  private let asksForOrientations: Bool

  /// Changes the configuration to the orientation in which the app was launched.
  private func adoptOrientation() {
    let turned = configuration.held(in: orientation.turned)
    if held.environment.screenSize == turned.screenSize, device.size.width != device.size.height {
      configuration = turned
    }
  }

  /// The window's root view controller; nil after `close()`.
  public var rootViewController: UIViewController? { window.rootViewController }
  /// The device on whose screen the window is.
  public var device: Device { configuration.device }
  /// The orientation of the device; at launch this is one that the controller supports.
  public var orientation: Orientation { configuration.orientation }
  /// The bars drawn over the screen.
  public var chrome: Chrome { configuration.chrome }

  /// Whether animations progress only when time is advanced with ``advance(to:)``.
  ///
  /// The default is `false`: each animation ends as soon as it begins.
  ///
  /// Setting it to `false` ends all running animations.
  public var holdsTime = false { didSet { if !holdsTime { finishAnimations() } } }

  /// The appearance, light or dark; setting it sends a trait change to every view.
  public var appearance: Appearance {
    get { configuration.appearance }
    set { change(to: configuration.appearance(newValue)) }
  }
  /// The text size; setting it posts a notification and sends a trait change to every view.
  public var contentSizeCategory: UIContentSizeCategory {
    get { configuration.environment.preferredContentSizeCategory }
    set { change(to: configuration.textSize(newValue)) }
  }
  /// The reading direction; setting it sends a trait change to every view.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { configuration.environment.traitCollection.layoutDirection }
    set { change(to: configuration.traits(UITraitCollection(layoutDirection: newValue))) }
  }
  /// The safe area insets in both orientations.
  ///
  /// If nil, which is the default, they are those of the device.
  public var safeAreaInsets: UIEdgeInsets? {
    get { configuration.safeAreaInsets }
    set {
      var changed = configuration
      changed.safeAreaInsets = newValue
      change(to: changed)
    }
  }

  /// Rotates the device; the window fills the screen afterwards.
  ///
  /// Controllers receive the same calls as on a device, in the same order. First they are notified
  /// of the new traits, if these change, and of the new size, before anything changes. Then, in one
  /// animation, the traits and the window's bounds change, the window is laid out, and the
  /// animations alongside the transition are run. At the end of the animation its completions are
  /// called.
  ///
  /// Nothing happens if the frontmost controller does not support the orientation.
  public func turn(to orientation: Orientation) {
    guard orientation != self.orientation, supports(orientation) else { return }
    configuration.orientation = orientation
    configuration.splitSize = nil
    perform { window.turn(to: configuration.environment) }
  }

  private func supports(_ orientation: Orientation) -> Bool {
    let supported = perform { window.supportedOrientations }
    return !asksForOrientations || !supported.isDisjoint(with: orientation.interfaces)
  }

  /// Resizes the window, as Split View on an iPad does, with the same calls as in a rotation.
  ///
  /// The screen does not change. On iPads a window narrower than 640 points has a compact width. If
  /// the size equals the screen's, the window fills the screen.
  ///
  /// - Parameter size: the size in points; both numbers are finite and greater than 0.
  public func resize(to size: CGSize) {
    precondition(
      size.width > 0 && size.height > 0 && (size.width + size.height).isFinite,
      "A window's size must be finite and positive, and this is \(size).")
    configuration.splitSize = size == configuration.screenSize ? nil : size
    turnToConfiguration()
  }

  /// Replaces the device with one that has a different screen, and resizes the window to that
  /// screen, with the same calls as in a rotation.
  package func replaceDevice(by configuration: DeviceConfiguration) {
    self.configuration = configuration
    turnToConfiguration()
  }

  private func turnToConfiguration() {
    let environment = configuration.environment
    guard environment != held.environment else { return }
    perform { window.turn(to: environment) }
  }

  /// Runs a closure while this device is the current one: for example to scroll, change the content
  /// or present a controller.
  public func perform<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try application.perform { () throws(Failure) -> Value in
      try holdsTime ? clock.perform(body) : body()
    }
  }

  /// Performs the layout pass that a run loop would perform next.
  public func layoutIfNeeded() { perform { window.layoutIfNeeded() } }

  /// Removes the root controller from the window, dismissing the controllers that it presents; it
  /// may be shown on another device afterwards.
  public func close() {
    perform {
      if let root = window.rootViewController, root.presentedViewController != nil {
        root.dismiss(animated: false)
      }
      window.rootViewController = nil
      window.isHidden = true
    }
  }

  private func change(to configuration: DeviceConfiguration) {
    self.configuration = configuration
    let environment = configuration.environment
    guard environment != held.environment else { return }
    perform { window.adopt(environment) }
  }
}

/// The reason why an app cannot be launched.
public enum SimulatorError: Error, Equatable, CustomStringConvertible {
  /// The app whose delegate has this class name shows no window with a root view controller.
  case noWindow(String)

  /// A description of the problem and how to fix it.
  public var description: String {
    switch self {
    case .noWindow(let delegate):
      """
      \(delegate) shows no window
        fix: make one with a rootViewController, and send it makeKeyAndVisible() at launch
      """
    }
  }
}
