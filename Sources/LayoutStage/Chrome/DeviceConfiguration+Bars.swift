import Foundation
import RasterCore
import UIKit

extension DeviceConfiguration {
  /// The safe area insets of the device, plus the height of the navigation bar, if there is one.
  var safeArea: UIEdgeInsets {
    var insets = safeAreaInsets ?? device.safeAreaInsets[orientation]
    if chrome.navigationBar != nil { insets.top += device.navigationBarHeight[orientation] }
    return insets
  }

  /// Draws the bars over a window whose upper-left corner is the origin.
  ///
  /// `look` sets the colour of the status bar's text: black for `light`, white for `dark`.
  func drawBars(in canvas: Canvas, over screen: CGSize, statusBar look: Appearance) {
    navigationBar?.draw(in: canvas, width: screen.width, appearance)
    // The status bar is drawn over the navigation bar, whose background extends behind its text.
    if showsStatusBar {
      StatusBar(device, look)
        .draw(in: canvas, size: CGSize(width: screen.width, height: statusBarHeight))
    }
    if showsHomeIndicator {
      let bar = Path(roundedRect: homeIndicatorFrame(in: screen), radius: 2.5)
      canvas.fill(bar, with: .color(appearance == .light ? .black : .white))
    }
  }

  /// The frames of the bars that hide the content behind them, in points of the screen.
  var opaqueBars: [CGRect] {
    guard let bar = navigationBar else { return [] }
    return [CGRect(x: 0, y: 0, width: screenSize.width, height: bar.top + bar.height)]
  }

  /// The frames of the text and glyphs in the bars and of the home indicator, in points of the
  /// screen.
  var wordsOfBars: [CGRect] {
    var words: [CGRect] = []
    if showsStatusBar {
      words += StatusBar(device, .light)
        .words(in: CGSize(width: screenSize.width, height: statusBarHeight))
    }
    if let navigationBar { words.append(navigationBar.words(in: screenSize.width)) }
    if chrome.homeIndicator { words.append(homeIndicatorFrame(in: screenSize)) }
    return words
  }

  /// A description of the drawn bars: `status bar, navigation bar “Books”`, or `none`.
  var descriptionOfBars: String {
    let bars = [
      showsStatusBar ? "status bar" : nil,
      chrome.navigationBar.map { $0.isEmpty ? "navigation bar" : "navigation bar “\($0)”" },
      showsHomeIndicator ? "home indicator" : nil,
    ].compactMap(\.self)
    return bars.isEmpty ? "none" : bars.joined(separator: ", ")
  }

  private var statusBarHeight: CGFloat { device.statusBarHeight[orientation] }
  private var showsStatusBar: Bool { chrome.statusBar && statusBarHeight > 0 }
  private var showsHomeIndicator: Bool { chrome.homeIndicator && device.hasHomeIndicator }

  private var navigationBar: NavigationBar? {
    chrome.navigationBar.map {
      NavigationBar(
        title: $0, top: device.safeAreaInsets[orientation].top,
        height: device.navigationBarHeight[orientation], hairline: 1 / device.scale)
    }
  }

  /// Returns the frame of the home indicator.
  ///
  /// On iPhones it is 36 % of the short side wide in both orientations; on iPads it is 300 points
  /// wide.
  private func homeIndicatorFrame(in screen: CGSize) -> CGRect {
    let width = device.idiom == .phone ? device.size.width * 0.36 : 300
    return CGRect(x: (screen.width - width) / 2, y: screen.height - 13, width: width, height: 5)
  }
}
