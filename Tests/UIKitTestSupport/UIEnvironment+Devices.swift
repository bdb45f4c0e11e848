package import UIKit

extension UIEnvironment {
  /// An iPhone 7 in portrait: 20 for the status bar.
  package static let phone = UIEnvironment()
  /// An iPhone 7 in landscape, without a status bar.
  package static let lyingPhone = phone.turned(safeArea: .zero)
  /// An iPhone 7 Plus in landscape, whose width is regular.
  package static let lyingLargePhone = phone.turned(safeArea: .zero, width: .regular)
  /// An iPhone X in portrait (facts E15, E20).
  package static let notchedPhone = device(
    375, 812, safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
  /// An iPhone 14 Pro Max in portrait, with its Dynamic Island (fact E32).
  package static let islandPhone = device(
    430, 932, safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
  /// An iPhone X in landscape (facts E17, E20).
  package static let lyingNotchedPhone = notchedPhone.turned(
    safeArea: UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
  /// An iPad with a home button, in portrait.
  package static let pad = device(
    768, 1024, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), idiom: .pad)

  private static func device(
    _ width: CGFloat, _ height: CGFloat, safeArea: UIEdgeInsets,
    idiom: UIUserInterfaceIdiom = .phone
  ) -> UIEnvironment {
    var device = UIEnvironment()
    device.screenSize = CGSize(width: width, height: height)
    device.safeAreaInsets = safeArea
    device.idiom = idiom
    if idiom == .pad { device.horizontalSizeClass = .regular }
    return device
  }

  private func turned(
    safeArea: UIEdgeInsets, width: UIUserInterfaceSizeClass = .compact
  ) -> UIEnvironment {
    var turned = self
    turned.screenSize = CGSize(width: screenSize.height, height: screenSize.width)
    turned.safeAreaInsets = safeArea
    turned.verticalSizeClass = .compact
    turned.horizontalSizeClass = width
    return turned
  }
}
