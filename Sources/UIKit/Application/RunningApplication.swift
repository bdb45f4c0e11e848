/// The state of one running program: its delegate, its scene, its windows and its device.
///
/// `UIApplication.shared` reads the state of the current program: the program of the enclosing
/// `perform(_:)` or, outside such calls, the program of the process. So several programs, each with
/// its own device, can run side by side.
@MainActor package final class RunningApplication {
  private struct WeakWindow {
    weak var window: UIWindow?
  }

  /// The device of the program; nil means the current device.
  let device: HeldDevice?
  weak var delegate: (any UIApplicationDelegate)?
  var state = UIApplication.State.active
  /// The scene that contains every window.
  lazy var mainScene = UIWindowScene()
  private(set) weak var keyWindow: UIWindow?
  /// A function that returns the device rotated to one of the given interface orientations, or nil
  /// if the interface already has one of these or the device cannot be rotated.
  package var deviceInOneOf: (UIInterfaceOrientationMask) -> UIEnvironment? = { _ in nil }
  private var shownWindows: [WeakWindow] = []

  /// The program whose state `UIApplication.shared` reads now.
  private(set) static var current = RunningApplication(on: nil)

  /// Makes a program on a device, or on the current device if it is nil.
  package init(on device: HeldDevice?) { self.device = device }

  /// The number of running calls of `perform(_:)`.
  private static var depth = 0

  /// Runs a closure while this is the current program, on this program's device; the outermost call
  /// finally makes all `LaterCalls`.
  package func perform<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    Self.depth += 1
    defer {
      Self.depth -= 1
      if Self.depth == 0 { LaterCalls.makeAll() }
    }
    return try runInForce(body)
  }

  private func runInForce<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    guard let device else { return try body() }
    return try device.perform(body)
  }

  /// The visible windows, in the order in which they were first shown.
  var windows: [UIWindow] {
    // Deallocated windows are removed here, as nothing is called when a weak reference becomes nil.
    shownWindows = shownWindows.filter { $0.window != nil }
    return shownWindows.compactMap(\.window).filter { !$0.isHidden }
  }

  func makeKey(_ window: UIWindow) {
    keyWindow = window
    if !windows.contains(window) { shownWindows.append(WeakWindow(window: window)) }
  }
}
