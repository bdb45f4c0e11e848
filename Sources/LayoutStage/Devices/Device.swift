public import Foundation
public import UIKit

/// A device on which figures are laid out: the size of its screen and the system's insets.
///
/// All lengths are in points. The safe area insets do not include a navigation bar; if one is
/// shown, `navigationBarHeight` is added to the top inset.
public struct Device: Sendable, Hashable {
  /// A kind of device: iPhone or iPad.
  public enum Idiom: String, Sendable, Hashable {
    /// An iPhone.
    case phone
    /// An iPad.
    case pad
  }

  /// The horizontal and vertical size classes of a screen.
  public struct SizeClasses: Sendable, Hashable {
    /// The horizontal size class: compact or regular.
    public var horizontal: UIUserInterfaceSizeClass
    /// The vertical size class: compact or regular.
    public var vertical: UIUserInterfaceSizeClass

    /// Makes a pair of size classes.
    public init(horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
      (self.horizontal, self.vertical) = (horizontal, vertical)
    }
  }

  /// The name used to look up the device.
  public var name: String
  /// Products with the same screen, each of which can also be used as a name.
  public var models: [String]
  /// Whether the device is an iPhone or an iPad.
  public var idiom: Idiom
  /// The size of the screen in portrait.
  public var size: CGSize
  /// The number of pixels per point.
  public var scale: CGFloat
  /// The radius of the display's corners in points; 0 if they are square.
  public var cornerRadius: CGFloat
  /// The safe area insets, for the status bar, the sensor housing and the home indicator.
  public var safeAreaInsets: PerOrientation<UIEdgeInsets>
  /// The height of the status bar; 0 in orientations in which the system hides the status bar.
  public var statusBarHeight: PerOrientation<CGFloat>
  /// The height of a navigation bar without a large title.
  public var navigationBarHeight: PerOrientation<CGFloat>
  /// The size classes of a full-screen window.
  public var sizeClasses: PerOrientation<SizeClasses>
}

extension Device {
  /// Makes a bare screen without a status bar, insets or round corners.
  ///
  /// It is an iPad's screen if the shorter side is at least 600 points; otherwise it is an
  /// iPhone's, with compact width in both orientations. A navigation bar is 44 points high.
  ///
  /// - Parameters:
  ///   - size: the size of the screen in portrait.
  ///   - scale: the number of pixels per point.
  public init(size: CGSize, scale: CGFloat) {
    let isPad = min(size.width, size.height) >= 600
    self.init(
      name: "\(size.width.hundredths) × \(size.height.hundredths)", models: [],
      idiom: isPad ? .pad : .phone, size: size, scale: scale, cornerRadius: 0,
      safeAreaInsets: PerOrientation(both: .zero), statusBarHeight: PerOrientation(both: 0),
      navigationBarHeight: PerOrientation(both: 44),
      sizeClasses: isPad ? .pad : .phone(isWideInLandscape: false))
  }

  /// Returns the size of the screen in an orientation.
  public func size(in orientation: Orientation) -> CGSize {
    orientation == .portrait ? size : CGSize(width: size.height, height: size.width)
  }

  /// Whether the device has a home indicator rather than a home button.
  var hasHomeIndicator: Bool { safeAreaInsets.portrait.bottom > 0 }
}

extension PerOrientation<Device.SizeClasses> {
  /// The size classes of an iPad: regular in both directions and in both orientations.
  static var pad: Self { Self(both: .init(horizontal: .regular, vertical: .regular)) }

  /// Returns the size classes of an iPhone: both are compact, except for a regular height in
  /// portrait and, on large phones, a regular width in landscape.
  static func phone(isWideInLandscape: Bool) -> Self {
    Self(
      portrait: .init(horizontal: .compact, vertical: .regular),
      landscape: .init(horizontal: isWideInLandscape ? .regular : .compact, vertical: .compact))
  }
}
