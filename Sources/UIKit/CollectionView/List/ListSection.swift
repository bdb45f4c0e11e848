import Foundation
import LayoutCore

/// The metrics of a list that is a section of a compositional layout: margins, gaps and background.
///
/// ```
/// ┌ header ─────────────┐
/// ├ margin ┤ row ├ margin ┤
/// ├ margin ┤ row ├ margin ┤
///   17.5 without a footer
/// ```
@MainActor struct ListSection {
  let configuration: UICollectionLayoutListConfiguration
  /// The margin at both sides, which depends on the width of the container, in points.
  let margin: CGFloat
  private let scale: CGFloat

  init(
    _ configuration: UICollectionLayoutListConfiguration,
    in environment: any NSCollectionLayoutEnvironment
  ) {
    self.configuration = configuration
    let traits = environment.traitCollection
    let isRegular = traits.horizontalSizeClass == .regular
    margin =
      isRegular || environment.container.contentSize.width >= Self.widthOfLargeMargins
      ? 20 : 16
    scale = traits.displayScale
  }

  /// The minimum width of a container for margins of 20 points: 393, the width of an iPhone 15, and
  /// 414 since iOS 26 (fact LI2).
  private static var widthOfLargeMargins: CGFloat {
    UIEnvironment.current.systemVersion >= 26 ? 414 : 393
  }

  private var appearance: UICollectionLayoutListConfiguration.Appearance {
    configuration.appearance
  }

  /// Whether sections have gaps between them.
  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

  /// Whether the rows extend to the sides of the list.
  var isFullWidth: Bool { appearance != .insetGrouped && appearance != .sidebar }

  /// The corner radius of the first and the last row of an inset-grouped section (fact LI12); 0 for
  /// other appearances.
  var cornerRadius: CGFloat {
    switch appearance {
    case .insetGrouped: UIEnvironment.current.systemVersion >= 26 ? 26 : 10
    case .plain, .grouped, .sidebar, .sidebarPlain: 0
    }
  }

  /// The gap above rows without a header and below rows without a footer, in points (facts LI5,
  /// LI6); 0 if the list is not grouped.
  var gap: CGFloat { isGrouped ? PixelGrid(scale: scale).ceiling(17.5) : 0 }

  /// The gap below the last row of the list, if it has no footer, in points (fact LI9).
  static let lastGap: CGFloat = 20

  /// The padding above a header, in points (facts LI7, LI23).
  var headerPadding: CGFloat {
    guard configuration.headerMode == .supplementary else { return 0 }
    if let own = configuration.headerTopPadding { return own }
    return appearance == .plain && UIEnvironment.current.systemVersion >= 15 ? 22 : 0
  }

  /// The insets of the rows from the edges of the section.
  var insets: NSDirectionalEdgeInsets {
    let side: CGFloat = isFullWidth ? 0 : margin
    return NSDirectionalEdgeInsets(
      top: configuration.headerMode == .none ? gap : 0, leading: side,
      bottom: configuration.footerMode == .none ? gap : 0, trailing: side)
  }

  /// The colour behind the section (facts LI10, LI16).
  var backgroundColor: UIColor {
    if let own = configuration.backgroundColor { return own }
    switch appearance {
    case .plain, .sidebarPlain: return .systemBackground
    case .grouped, .insetGrouped, .sidebar: return .systemGroupedBackground
    }
  }

  /// Returns the decoration for the background of the section; the background of the first and of
  /// the last section extends far beyond the content (fact LI10).
  func background(isFirst: Bool, isLast: Bool) -> CompositionalSection.Decoration {
    let overhang = -Double(margin)
    return CompositionalSection.Decoration(
      kind: ListSectionBackground.kind,
      insets: CompositionalInsets(
        top: isFirst ? -1000 : 0, leading: overhang, bottom: isLast ? -1000 : 0,
        trailing: overhang))
  }
}

final class ListSectionBackground: UICollectionReusableView {
  /// The element kind, which is UIKit's.
  static let kind = "_UICollectionViewListLayoutSectionBackgroundColorDecorationView"

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    isUserInteractionEnabled = false
    showColor()
  }

  // The traits of the superview determine the colour, but the attributes were applied before the
  // view had a superview.
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    showColor()
  }

  private func showColor() {
    guard let view = superview as? UICollectionView,
      let section = appliedAttributes?.indexPath.section
    else { return }
    backgroundColor = view.list(ofSection: section)?.backgroundColor
  }
}
