import Foundation

extension Chrome {
  /// Returns the bars that are drawn on a device, as text: `status bar, navigation bar “Books”`, or
  /// `none`.
  func description(on device: Device, _ orientation: Orientation) -> String {
    let hasStatusBar = statusBar && device.statusBarHeight[orientation] > 0
    let bars = [
      hasStatusBar ? "status bar" : nil,
      navigationBar.map { $0.isEmpty ? "navigation bar" : "navigation bar “\($0)”" },
      homeIndicator && device.hasHomeIndicator ? "home indicator" : nil,
    ].compactMap(\.self)
    return bars.isEmpty ? "none" : bars.joined(separator: ", ")
  }
}
