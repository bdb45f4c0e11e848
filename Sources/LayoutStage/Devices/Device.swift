public import Foundation
public import UIKit

/// A screen that figures are laid out on: its size and the system's insets.
///
/// All lengths are points. Safe areas exclude navigation bars; add `navigationBarHeight` to the top
/// where one is shown.
public struct Device: Sendable, Hashable {
  /// Whether a device is a phone or a pad.
  public enum Idiom: String, Sendable, Hashable {
    /// An iPhone.
    case phone
    /// An iPad.
    case pad
  }

  /// Width and height class of a screen.
  public struct SizeClasses: Sendable, Hashable {
    /// Compact or regular width.
    public var horizontal: UIUserInterfaceSizeClass
    /// Compact or regular height.
    public var vertical: UIUserInterfaceSizeClass

    /// Makes a pair of size classes.
    public init(horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
      (self.horizontal, self.vertical) = (horizontal, vertical)
    }
  }

  /// The name the device is looked up by.
  public var name: String
  /// Products with the same screen, each of which is a name too.
  public var models: [String]
  /// Phone or pad.
  public var idiom: Idiom
  /// The size of the screen in portrait.
  public var size: CGSize
  /// Rendered pixels per point.
  public var scale: CGFloat
  /// The radius of the display's corners, 0 for a display with square ones.
  public var cornerRadius: CGFloat
  /// The safe area insets, from bars, sensors and the home indicator.
  public var safeAreaInsets: PerOrientation<UIEdgeInsets>
  /// The height of the status bar, 0 where the system hides it.
  public var statusBarHeight: PerOrientation<CGFloat>
  /// The height of a navigation bar without a large title.
  public var navigationBarHeight: PerOrientation<CGFloat>
  /// The size classes of a full-screen window.
  public var sizeClasses: PerOrientation<SizeClasses>
}

extension Device {
  /// Makes a bare screen without bars, insets or round corners.
  ///
  /// Its size classes are an iPad's when the short side is 600 points or more, else an iPhone's.
  ///
  /// - Parameters:
  ///   - size: the size of the screen in portrait.
  ///   - scale: pixels per point.
  public init(size: CGSize, scale: CGFloat) {
    let isPad = min(size.width, size.height) >= 600
    self.init(
      name: "\(size.width.hundredths) × \(size.height.hundredths)", models: [],
      idiom: isPad ? .pad : .phone, size: size, scale: scale, cornerRadius: 0,
      safeAreaInsets: PerOrientation(both: .zero), statusBarHeight: PerOrientation(both: 0),
      navigationBarHeight: PerOrientation(both: 44),
      sizeClasses: isPad ? .pad : .phone(isWideInLandscape: false))
  }

  /// Returns the size of the screen when it is held in an orientation.
  public func size(in orientation: Orientation) -> CGSize {
    orientation == .portrait ? size : CGSize(width: size.height, height: size.width)
  }

  /// Whether the display reaches around a home indicator instead of ending above a home button.
  var hasHomeIndicator: Bool { safeAreaInsets.portrait.bottom > 0 }
}

extension PerOrientation<Device.SizeClasses> {
  /// An iPad's: regular in both directions, whichever way it is held.
  static var pad: Self { Self(both: .init(horizontal: .regular, vertical: .regular)) }

  /// An iPhone's: compact, with a regular height in portrait and, on large phones, a regular width
  /// lying.
  static func phone(isWideInLandscape: Bool) -> Self {
    Self(
      portrait: .init(horizontal: .compact, vertical: .regular),
      landscape: .init(horizontal: isWideInLandscape ? .regular : .compact, vertical: .compact))
  }
}
