import InterfaceBuilder
import UIKit

/// A device on the canvas of Interface Builder (fact IB4).
enum CanvasDevice {
  /// Interface Builder's names, with the size in portrait and the pixels per point.
  private static let devices: [String: (width: CGFloat, height: CGFloat, scale: CGFloat)] = [
    "retina3_5": (320, 480, 2), "retina4_0": (320, 568, 2), "retina4_7": (375, 667, 2),
    "retina5_5": (414, 736, 3), "retina5_9": (375, 812, 3), "retina6_0": (390, 844, 3),
    "retina6_1": (414, 896, 2), "retina6_3": (402, 874, 3), "retina6_5": (414, 896, 3),
    "retina6_7": (428, 926, 3), "retina6_12": (393, 852, 3), "retina6_72": (430, 932, 3),
    "ipad9_7": (768, 1024, 2), "ipad10_5": (834, 1112, 2), "ipad10_9rounded": (820, 1180, 2),
    "ipad11_0rounded": (834, 1194, 2), "ipad12_9": (1024, 1366, 2),
    "ipad12_9rounded": (1024, 1366, 2),
  ]

  /// Returns the environment of a canvas, whose screen has the size of a root view.
  @MainActor static func environment(_ canvas: InterfaceCanvas?, size: CGSize) -> UIEnvironment {
    var environment = UIEnvironment()
    let name = canvas?.device ?? "retina4_7"
    let isPad = name.hasPrefix("ipad")
    environment.screenSize = size
    environment.scale = devices[name]?.scale ?? 2
    environment.idiom = isPad ? .pad : .phone
    environment.safeAreaInsets = .zero
    environment.userInterfaceStyle = canvas?.isDark == true ? .dark : .light
    let isLandscape = canvas?.isLandscape == true
    let isWide =
      isPad ? canvas?.adaptation == nil : isLandscape && (devices[name]?.width ?? 0) >= 414
    environment.horizontalSizeClass = isWide ? .regular : .compact
    environment.verticalSizeClass = !isPad && isLandscape ? .compact : .regular
    return environment
  }

  /// Returns the safe area for a document that shows no other one: that of the device for a root of
  /// the screen's size, and none for a root of another size.
  static func safeArea(_ canvas: InterfaceCanvas?, size: CGSize) -> UIEdgeInsets {
    let name = canvas?.device ?? "retina4_7"
    let screen = devices[name] ?? (375, 667, 2)
    let sides = [size.width, size.height].sorted()
    guard sides == [screen.width, screen.height] else { return .zero }
    let hasNotch = (devices[name]?.height ?? 0) >= 812 && !name.hasPrefix("ipad")
    if canvas?.isLandscape == true {
      return hasNotch
        ? UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
        : UIEdgeInsets(top: name.hasPrefix("ipad") ? 20 : 0, left: 0, bottom: 0, right: 0)
    }
    return UIEdgeInsets(top: hasNotch ? 44 : 20, left: 0, bottom: hasNotch ? 34 : 0, right: 0)
  }
}
