import Foundation

/// The styles of a list cell's content, with the margins, fonts and colours of each.
///
/// The margins of `cell` and `groupedHeader` are known from printed values (facts LI38, LI39),
/// those of a footer from its height (fact LI8). All others were chosen for this package: the other
/// cells have the margins of `cell`, and a plain header is as high as that of a table.
enum ListContentStyle: Sendable, Hashable {
  case cell, subtitleCell, valueCell
  case plainHeader, plainFooter, groupedHeader, groupedFooter
  case prominentHeader, extraProminentHeader
  case sidebarCell, sidebarSubtitleCell, sidebarHeader

  /// The minimum distance between texts side by side, in points (fact LI44; sources differ).
  static let horizontalPadding: CGFloat = 8
  /// The width in which a symbol is centred at the default text size, in points (fact LI46; sources
  /// differ).
  static let symbolWidth: CGFloat = 28
  /// The minimum height of a row, in points (facts LI13, LI41).
  static var rowHeight: CGFloat { isNewest ? 52 : 44 }

  private static var isNewest: Bool { UIEnvironment.current.systemVersion >= 26 }

  /// The minimum margins of the content, in points.
  var margins: NSDirectionalEdgeInsets {
    let (top, leading, bottom): (CGFloat, CGFloat, CGFloat) =
      switch self {
      case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell: (11, 16, 11)
      case .plainHeader, .plainFooter: (4, 16, 4)
      case .groupedHeader: Self.isNewest ? (13, 8, 7) : (17, 8, 6)
      case .groupedFooter: Self.isNewest ? (6, 8, 8) : (6, 8, 12)
      case .prominentHeader, .extraProminentHeader, .sidebarHeader: (17, 8, 6)
      }
    return NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: 8)
  }

  /// The properties of the text in a cell that is neither selected nor disabled.
  var text: UIListContentConfiguration.TextProperties {
    switch self {
    case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell:
      .init(.preferredFont(forTextStyle: .body), .label)
    case .plainHeader: .init(.preferredFont(forTextStyle: .headline), .label)
    case .plainFooter, .groupedFooter:
      .init(.preferredFont(forTextStyle: .footnote), .secondaryLabel)
    case .groupedHeader: Self.groupedTitle
    case .prominentHeader: .init(.preferredFont(forTextStyle: .headline), .label)
    case .extraProminentHeader, .sidebarHeader: .init(Self.largeTitle, .label)
    }
  }

  /// The title of a grouped header: in capitals before iOS 26 (facts LI4, LI17).
  private static var groupedTitle: UIListContentConfiguration.TextProperties {
    guard !isNewest else {
      return .init(.preferredFont(forTextStyle: .headline), .secondaryLabel)
    }
    var title = UIListContentConfiguration.TextProperties(
      .preferredFont(forTextStyle: .footnote), .secondaryLabel)
    title.transform = .uppercase
    return title
  }

  private static var largeTitle: UIFont {
    UIFontMetrics(forTextStyle: .title3).scaledFont(for: .systemFont(ofSize: 20, weight: .bold))
  }

  /// The properties of the secondary text in a cell that is neither selected nor disabled; below a
  /// text it is as small as in a table cell (fact LI42; sources differ).
  var secondaryText: UIListContentConfiguration.TextProperties {
    switch self {
    case .valueCell: .init(.preferredFont(forTextStyle: .body), .secondaryLabel)
    case .cell, .subtitleCell, .sidebarCell, .sidebarSubtitleCell:
      .init(.preferredFont(forTextStyle: .caption1), .secondaryLabel)
    default: .init(.preferredFont(forTextStyle: .footnote), .secondaryLabel)
    }
  }

  private var isSidebarCell: Bool { self == .sidebarCell || self == .sidebarSubtitleCell }

  /// Returns the colour of an image in a state; nil for the view's tint (fact LI49).
  func tint(in state: KnownState) -> UIColor? {
    isSidebarCell && state.isSelected && !state.isDisabled ? .white : nil
  }

  /// Returns the colour of a text in a state (fact LI49).
  func color(
    of text: UIListContentConfiguration.TextProperties, in state: KnownState
  ) -> UIColor {
    if state.isDisabled { return .tertiaryLabel }
    return isSidebarCell && state.isSelected ? .white : text.color
  }
}
