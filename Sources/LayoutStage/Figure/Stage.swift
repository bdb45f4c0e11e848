import Foundation
import LayoutCore
import RasterCore
package import UIKit

/// A device with one view controller on its screen, which can be turned.
///
/// Turning is what it is on a device: the screen, the traits and the safe area change, the window
/// and the view in it get new bounds, and the same tree is laid out again. What a layout remembers
/// from before the turn, it still remembers after it.
@MainActor package final class Stage {
  /// How long a device takes to turn, in seconds.
  private static let turnDuration = 0.3
  private let device: Device
  private let appearance: Appearance
  private let chrome: Chrome
  private let traits: UITraitCollection
  private let window: UIWindow
  private let controller: UIViewController
  package private(set) var orientation: Orientation

  /// Puts a controller on the screen.
  ///
  /// The device in force has to be that of `Figure.environment`, or the same turned.
  package init(
    device: Device, orientation: Orientation, appearance: Appearance, chrome: Chrome,
    traits: UITraitCollection, content: () -> UIViewController
  ) {
    (self.device, self.orientation) = (device, orientation)
    (self.appearance, self.chrome, self.traits) = (appearance, chrome, traits)
    window = UIWindow(frame: UIScreen.main.bounds)
    // Made when the device is in force, as initialisers may ask UIScreen for its size.
    controller = content()
    window.rootViewController = controller
    // The first layout pass, which a run loop would make.
    window.layoutIfNeeded()
  }

  /// Turns the device and lays the screen out again.
  package func turn(to orientation: Orientation) {
    guard orientation != self.orientation else { return }
    self.orientation = orientation
    window.turn(
      to: UIEnvironment(device, orientation, appearance, chrome, traits),
      duration: Self.turnDuration)
  }

  /// Takes the controller off the screen; it may be shown on another device after this.
  func clear() { window.rootViewController = nil }

  /// The first collection view of the tree, outermost first.
  package var collectionView: UICollectionView? { window.firstCollectionView }

  /// The views on the screen, but for the elements of collection views.
  var screenRecord: LayoutRecord.View? { controller.view?.viewRecord }

  /// What lies above the collection view or, without one, above the views on the screen.
  var settings: [LayoutRecord.Setting: String]? {
    var settings = (collectionView ?? controller.view)?.settingsRecord
    settings?[.bars] = chrome.description(on: device, orientation)
    return settings
  }

  /// Records what the screen shows, bars included.
  func recordScreen() -> Drawing {
    let content = window.drawing()
    return Drawing { canvas in
      // The bars are the system's and lie over everything in the window.
      canvas.draw(content)
      chrome.draw(in: canvas, on: device, orientation, appearance)
    }
  }
}

extension UIView {
  fileprivate var firstCollectionView: UICollectionView? {
    if let collectionView = self as? UICollectionView { return collectionView }
    return subviews.lazy.compactMap(\.firstCollectionView).first
  }
}

extension Figure {
  /// The device at the start, with the figure's bars over its screen and its traits.
  package var environment: UIEnvironment {
    UIEnvironment(device, start, appearance, chrome, traits)
  }
}

extension UIEnvironment {
  /// The device as it is held, with bars over its screen.
  fileprivate init(
    _ device: Device, _ orientation: Orientation, _ appearance: Appearance, _ chrome: Chrome,
    _ traits: UITraitCollection
  ) {
    self.init()
    let classes = device.sizeClasses[orientation]
    screenSize = device.size(in: orientation)
    scale = device.scale
    safeAreaInsets = chrome.safeAreaInsets(on: device, orientation)
    hasBars = chrome.navigationBar != nil
    idiom = device.idiom == .pad ? .pad : .phone
    userInterfaceStyle = appearance == .dark ? .dark : .light
    horizontalSizeClass = classes.horizontal
    verticalSizeClass = classes.vertical
    deviceName = device.name
    // Last, since what the figure's traits decide wins over the device's.
    adopt(traits)
  }

  /// Puts the traits that a collection decides in the place of the device's own.
  private mutating func adopt(_ traits: UITraitCollection) {
    if traits.userInterfaceIdiom != .unspecified { idiom = traits.userInterfaceIdiom }
    if traits.userInterfaceStyle != .unspecified { userInterfaceStyle = traits.userInterfaceStyle }
    if traits.displayScale > 0 { scale = traits.displayScale }
    if traits.layoutDirection != .unspecified {
      layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    if traits.horizontalSizeClass != .unspecified {
      horizontalSizeClass = traits.horizontalSizeClass
    }
    if traits.verticalSizeClass != .unspecified { verticalSizeClass = traits.verticalSizeClass }
    if traits.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = traits.preferredContentSizeCategory
    }
  }
}
