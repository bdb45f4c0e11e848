import Foundation
import RasterCore
import UIKit

/// The system's bars over an app: none unless set.
public struct Chrome: Sendable, Hashable {
  /// Whether the status bar is drawn, where the device shows one.
  public var statusBar: Bool
  /// The title of the navigation bar, or nil for no bar.
  ///
  /// A bar takes its height from the safe area.
  public var navigationBar: String?
  /// Whether the home indicator is drawn, on devices that have one.
  public var homeIndicator: Bool

  /// Makes a choice of bars.
  public init(statusBar: Bool = false, navigationBar: String? = nil, homeIndicator: Bool = false) {
    self.statusBar = statusBar
    self.navigationBar = navigationBar
    self.homeIndicator = homeIndicator
  }

  /// Returns the insets that the device and the navigation bar take from each edge of the screen.
  ///
  /// Where `own` is given it stands for what the device takes.
  func safeAreaInsets(
    on device: Device, _ orientation: Orientation, own: UIEdgeInsets? = nil
  ) -> UIEdgeInsets {
    var insets = own ?? device.safeAreaInsets[orientation]
    if navigationBar != nil { insets.top += device.navigationBarHeight[orientation] }
    return insets
  }

  /// Draws the bars over a window whose upper left corner is the origin; the status bar as it is on
  /// light or on dark content.
  func draw(
    in canvas: Canvas, over screen: CGSize, on device: Device, _ orientation: Orientation,
    _ appearance: Appearance, statusBar look: Appearance
  ) {
    navigationBar(on: device, orientation)?.draw(in: canvas, width: screen.width, appearance)
    // Over the navigation bar, whose colour goes on behind the status bar's words.
    if statusBar, device.statusBarHeight[orientation] > 0 {
      StatusBar(device: device, appearance: look)
        .draw(
          in: canvas, size: CGSize(width: screen.width, height: device.statusBarHeight[orientation])
        )
    }
    if homeIndicator, device.hasHomeIndicator {
      let bar = Path(roundedRect: homeIndicatorFrame(on: device, in: screen), radius: 2.5)
      canvas.fill(bar, with: .color(appearance == .light ? .black : .white))
    }
  }

  /// Returns the bars that hide the content under them.
  func bars(on device: Device, _ orientation: Orientation) -> [CGRect] {
    guard let bar = navigationBar(on: device, orientation) else { return [] }
    let width = device.size(in: orientation).width
    return [CGRect(x: 0, y: 0, width: width, height: bar.top + bar.height)]
  }

  /// Returns where the bars have words or glyphs.
  func words(on device: Device, _ orientation: Orientation) -> [CGRect] {
    let screen = device.size(in: orientation)
    let status = device.statusBarHeight[orientation]
    var words: [CGRect] = []
    if statusBar, status > 0 {
      let bar = StatusBar(device: device, appearance: .light)
      words += bar.words(in: CGSize(width: screen.width, height: status))
    }
    if let bar = navigationBar(on: device, orientation) {
      words.append(bar.words(in: screen.width))
    }
    if homeIndicator { words.append(homeIndicatorFrame(on: device, in: screen)) }
    return words
  }

  private func navigationBar(on device: Device, _ orientation: Orientation) -> NavigationBar? {
    navigationBar.map {
      NavigationBar(
        title: $0, top: device.safeAreaInsets[orientation].top,
        height: device.navigationBarHeight[orientation], hairline: 1 / device.scale)
    }
  }

  /// A third of a phone's short side wide, whichever way it is held; a little wider on pads.
  private func homeIndicatorFrame(on device: Device, in screen: CGSize) -> CGRect {
    let width = device.idiom == .phone ? device.size.width * 0.36 : 300
    return CGRect(x: (screen.width - width) / 2, y: screen.height - 13, width: width, height: 5)
  }
}
