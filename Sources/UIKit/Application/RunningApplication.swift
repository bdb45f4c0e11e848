/// One running program: its delegate, its scene, its windows, and the device that they are on.
///
/// `UIApplication.shared` is that of the program in force. That is the process's own, or the one of
/// the `perform(_:)` around; so several programs, each on its device, can run side by side.
@MainActor package final class RunningApplication {
  /// A weak reference to a window.
  private struct WeakWindow {
    weak var window: UIWindow?
  }

  /// The device of the program; nil for the one in force.
  let device: HeldDevice?
  weak var delegate: (any UIApplicationDelegate)?
  var state = UIApplication.State.active
  /// The scene in which every window is.
  lazy var mainScene = UIWindowScene()
  private(set) weak var keyWindow: UIWindow?
  /// The function that returns the device turned so that its interface is in one of some
  /// orientations; nil if it is in one already, or if the device cannot be turned.
  package var deviceInOneOf: (UIInterfaceOrientationMask) -> UIEnvironment? = { _ in nil }
  private var shownWindows: [WeakWindow] = []

  /// The program in force.
  private(set) static var current = RunningApplication(on: nil)

  /// Makes a program on a device, or on the one in force.
  package init(on device: HeldDevice?) { self.device = device }

  /// The number of `perform(_:)` that are under way.
  private static var depth = 0

  /// Runs a closure in the program, on its device; the outermost one ends with `LaterCalls`.
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

  /// The windows that have been made visible, in that order.
  var windows: [UIWindow] {
    // Windows that are gone are dropped here, as nothing is called when a weak reference ends.
    shownWindows = shownWindows.filter { $0.window != nil }
    return shownWindows.compactMap(\.window).filter { !$0.isHidden }
  }

  func makeKey(_ window: UIWindow) {
    keyWindow = window
    if !windows.contains(window) { shownWindows.append(WeakWindow(window: window)) }
  }
}
