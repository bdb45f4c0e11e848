import Foundation

/// The styles of a list's content, with the measures and colours of each.
///
/// The margins of `cell` and `groupedHeader` were printed (facts LI38, LI39), those of a footer
/// follow from its height (fact LI8). All others are decisions, made here and nowhere else: the
/// cells share the margins of `cell`, a plain header is as high as a table's.
enum ListContentStyle: Sendable, Hashable {
  case cell, subtitleCell, valueCell
  case plainHeader, plainFooter, groupedHeader, groupedFooter
  case prominentHeader, extraProminentHeader
  case sidebarCell, sidebarSubtitleCell, sidebarHeader

  /// The least distance between texts beside each other (fact LI44, disputed).
  static let horizontalPadding: CGFloat = 8
  /// The width in which a symbol is centred at the default text size (fact LI46, disputed).
  static let symbolWidth: CGFloat = 28
  /// The least height of a row (facts LI13, LI41).
  static var rowHeight: CGFloat { isNewest ? 52 : 44 }

  private static var isNewest: Bool { UIEnvironment.current.systemVersion >= 26 }

  /// The least margins of the content.
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

  /// The text's properties at rest.
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

  /// A grouped header's title: capitals before iOS 26 (facts LI4, LI17).
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

  /// The second text's properties at rest; below a cell's text it is as small as in a table (fact
  /// LI42, disputed).
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
