public import Foundation
import LayoutCore
public import UIKit

/// A device with an app's window on its screen, which can be turned, split and set up otherwise.
///
///     let simulator = Simulator(.iPhone7) { CarouselController() }
///     simulator.turn(to: .landscape)
///     simulator.contentSizeCategory = .accessibilityLarge
///     let picture = simulator.picture()
///     simulator.close()
///
/// Controllers and views are called as on a device, in the same order: at launch
/// (``init(_:content:)``), in a turn
/// (``turn(to:)``), and when the window gets another size without one (``resize(to:)``). A turn
/// lays the same tree out again; what a layout remembers from before it, it still remembers after
/// it.
///
/// Frames, traits and safe areas of views in the window can be read at any time. `UIScreen.main`
/// and `UIDevice.current` are this device's, and `UIApplication.shared` is this app, while a method
/// of the simulator runs, so that what changes views is done in ``perform(_:)``.
///
/// Time stands still. An animation is at its end, and has completed, as soon as it begins; unless
/// ``holdsTime`` is true: then it is where ``advance(to:)`` has brought it.
@MainActor public final class Simulator {
  /// The window: the simulator's own, or the key window of the app that was launched.
  public let window: UIWindow
  private let held: HeldDevice
  private let application: RunningApplication
  private let delegate: (any UIApplicationDelegate)?
  /// The device with its orientation and settings.
  public private(set) var configuration: DeviceConfiguration
  let clock = AnimationClock()

  /// Launches an app with a controller on a device.
  ///
  /// The controller's view is loaded, appears, is laid out and has appeared when this returns.
  ///
  /// - Parameters:
  ///   - device: the device, plain or configured: `.iPhone7.landscape.dark`.
  ///   - content: makes the controller, on the device.
  public convenience init(_ device: some ConfiguredDevice, content: () -> UIViewController) {
    self.init(device.configuration, on: nil, asksForOrientations: true, content: content)
  }

  /// Launches an app on a device that is held here or, if wanted, by somebody else.
  ///
  /// A picture is made in the orientation that is requested: only where a simulator requests
  /// orientations does its interface stay in those that controllers support.
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
      // The controller is made when the device is in force, as initialisers may read its size.
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = content()
      window.makeKeyAndVisible()
      return window
    }
    adoptOrientation()
  }

  /// Launches an app by its delegate, and by its scene's delegate where it has scenes.
  ///
  /// - Throws: ``SimulatorError/noWindow(_:)`` where they make no window visible.
  public init(
    _ device: some ConfiguredDevice, delegate: any UIApplicationDelegate
  ) throws(SimulatorError) {
    configuration = device.configuration
    held = HeldDevice(configuration.environment)
    application = RunningApplication(on: held)
    // The application holds it weakly, and so does nobody else.
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

  /// Whether the interface stays in orientations that controllers support.
  private let asksForOrientations: Bool

  /// Records the orientation that the app was launched into.
  private func adoptOrientation() {
    let turned = configuration.held(in: orientation.turned)
    if held.environment.screenSize == turned.screenSize, device.size.width != device.size.height {
      configuration = turned
    }
  }

  /// The controller whose view fills the window.
  public var rootViewController: UIViewController? { window.rootViewController }
  /// The device whose screen the window is on.
  public var device: Device { configuration.device }
  /// The orientation of the device; at launch turned to one that the controller supports.
  public var orientation: Orientation { configuration.orientation }
  /// The bars that are drawn over the screen.
  public var chrome: Chrome { configuration.chrome }

  /// Whether the time of animations is held until it is advanced; default false: each is over as
  /// soon as it begins.
  ///
  /// Setting it to false brings all that is under way to its end.
  public var holdsTime = false { didSet { if !holdsTime { finishAnimations() } } }

  /// Light or dark; a new one reaches every view as a change of traits.
  public var appearance: Appearance {
    get { configuration.appearance }
    set { change(to: configuration.appearance(newValue)) }
  }
  /// The text size; a new one is posted, and reaches every view as a change of traits.
  public var contentSizeCategory: UIContentSizeCategory {
    get { configuration.environment.preferredContentSizeCategory }
    set { change(to: configuration.textSize(newValue)) }
  }
  /// The reading direction; a new one reaches every view as a change of traits.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { configuration.environment.traitCollection.layoutDirection }
    set { change(to: configuration.traits(UITraitCollection(layoutDirection: newValue))) }
  }
  /// The safe area insets of the device in either orientation; nil, the default, for the device's
  /// own.
  public var safeAreaInsets: UIEdgeInsets? {
    get { configuration.safeAreaInsets }
    set {
      var changed = configuration
      changed.safeAreaInsets = newValue
      change(to: changed)
    }
  }

  /// Turns the device; the window fills the screen.
  ///
  /// The order of the calls is a device's. The controllers are notified of the new traits, if they
  /// change, and of the new size, while all is still as it was. Then, in one animation, the traits
  /// change, the window gets its bounds and is laid out, and what the controllers do alongside is
  /// done. At the end of the animation come its completions.
  ///
  /// Nothing happens where the controller in front does not support the orientation.
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

  /// Gives the window another size, as a split of a pad's screen does, with the calls of a turn.
  ///
  /// The screen stays as it is. On pads the window has a compact width below 640 points. A window
  /// as large as the screen fills it.
  ///
  /// - Parameter size: the size in points; both numbers are finite and greater than 0.
  public func resize(to size: CGSize) {
    precondition(
      size.width > 0 && size.height > 0 && (size.width + size.height).isFinite,
      "A window's size must be finite and positive, and this is \(size).")
    configuration.splitSize = size == configuration.screenSize ? nil : size
    turnToConfiguration()
  }

  /// Replaces the device by one with another screen, which the window fills, with the calls of a
  /// turn.
  package func replaceDevice(by configuration: DeviceConfiguration) {
    self.configuration = configuration
    turnToConfiguration()
  }

  private func turnToConfiguration() {
    let environment = configuration.environment
    // The same size again is no change, and nothing is called.
    guard environment != held.environment else { return }
    perform { window.turn(to: environment) }
  }

  /// Runs a closure on the device, such as one that scrolls, sets what is shown, or presents a
  /// controller.
  public func perform<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try application.perform { () throws(Failure) -> Value in
      try holdsTime ? clock.perform(body) : body()
    }
  }

  /// Makes the layout pass that a run loop would make next.
  public func layoutIfNeeded() { perform { window.layoutIfNeeded() } }

  /// Takes the controller off the screen; it may be shown on another device after this.
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
  /// The app of the delegate of that name shows no window.
  case noWindow(String)

  /// The problem, and the next step.
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
