// Mirrors UIBackgroundConfiguration (iOS 18). Missing: nothing.
public import Foundation

/// The background of a cell, a header, a footer, or a button with a configuration (fact LI55).
///
/// A button uses only the fill colour, the border's colour and width, the corner radius and
/// `backgroundInsets`.
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
  /// The kinds of cells whose background colour depends on the state; `fixed` means that it does
  /// not.
  enum Style: Sendable { case plainCell, groupedCell, sidebarCell, fixed }

  private var style = Style.fixed
  /// The colour that the style has set last; if `backgroundColor` differs, the app has replaced it.
  private var givenColor: UIColor?

  /// A view that is shown instead of the fill colour; nil means none.
  public var customView: UIView?
  /// The radius of the corners, in points; buttons use it if their corner style is fixed or
  /// dynamic.
  ///
  /// The default is 0.
  public var cornerRadius: CGFloat = 0
  /// The insets of the background from the edges of the view.
  ///
  /// The default is zero.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the layout margins are added to the insets.
  ///
  /// The default is an empty set.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The fill colour; nil means the view's tint, or for buttons the colour of their configuration.
  public var backgroundColor: UIColor?
  /// The function applied to the fill colour; nil means none.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// Inert: the visual effect behind the fill colour.
  public var visualEffect: UIVisualEffect?
  /// The image in front of the fill colour; nil means none.
  public var image: UIImage?
  /// The way in which the image is scaled and positioned.
  ///
  /// The default is scaling to fill.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the border; nil means the view's tint.
  public var strokeColor: UIColor?
  /// The function applied to the border's colour; nil means none.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the border in points.
  ///
  /// The default is 0.
  public var strokeWidth: CGFloat = 0
  /// The distance by which the border is outside of the background, in points.
  ///
  /// The default is 0.
  public var strokeOutset: CGFloat = 0
  /// The shadow of the background; by default it is transparent.
  public var shadowProperties = UIShadowProperties()

  /// Whether the background is that of a selected row of a sidebar, which has the tint colour.
  var isSelectedSidebarCell: Bool { style == .sidebarCell && backgroundColor == nil }

  /// Makes the background of a button, without colours of its own.
  init() {}

  private init(_ style: Style, _ color: UIColor, cornerRadius: CGFloat = 0) {
    self.style = style
    backgroundColor = color
    givenColor = color
    self.cornerRadius = cornerRadius
  }

  /// Returns a background that draws nothing.
  public static func clear() -> Self { Self(.fixed, .clear) }
  /// Returns the background of a cell in a list (fact LI56).
  ///
  /// Differs from UIKit: it is always that of a plain list (fact LI48).
  public static func listCell() -> Self { listPlainCell() }
  /// Returns the background of a header in a list, which draws nothing.
  public static func listHeader() -> Self { clear() }
  /// Returns the background of a footer in a list, which draws nothing.
  public static func listFooter() -> Self { clear() }
  /// Returns the background of a cell in a plain list (fact LI56).
  public static func listPlainCell() -> Self { Self(.plainCell, .systemBackground) }
  /// Returns the background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> Self { Self(.fixed, .secondarySystemBackground) }
  /// Returns the background of a cell in a grouped list (fact LI56).
  public static func listGroupedCell() -> Self {
    Self(.groupedCell, .secondarySystemGroupedBackground)
  }
  /// Returns the background of a header or footer in a grouped list, which draws nothing.
  public static func listGroupedHeaderFooter() -> Self { clear() }
  /// Returns the background of a header in a sidebar, which draws nothing.
  public static func listSidebarHeader() -> Self { clear() }
  /// Returns the background of a cell in a sidebar.
  public static func listSidebarCell() -> Self { Self(.sidebarCell, .clear, cornerRadius: 10) }
  /// Returns the background, inset from the sides, of a cell in a list beside a sidebar (fact LI24;
  /// sources differ).
  public static func listAccompaniedSidebarCell() -> Self {
    var background = Self(.sidebarCell, .clear, cornerRadius: 10)
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 8, bottom: 0, trailing: 8)
    return background
  }

  /// Returns the background for a state; the colour changes only if the app has not set it.
  public func updated(for state: any UIConfigurationState) -> Self {
    guard style != .fixed, backgroundColor == givenColor else { return self }
    let known = KnownState(state)
    var updated = self
    updated.backgroundColor = Self.color(of: style, in: known)
    updated.givenColor = updated.backgroundColor
    return updated
  }

  /// Returns the background colour of a style in a state; UIKit's colours are not documented (fact
  /// LI56; sources differ).
  private static func color(of style: Style, in state: KnownState) -> UIColor? {
    let isMarked = state.isSelected || state.isHighlighted
    switch style {
    case .fixed: return nil
    case .plainCell: return isMarked ? .systemGray4 : .systemBackground
    case .groupedCell: return isMarked ? .systemGray4 : .secondarySystemGroupedBackground
    case .sidebarCell:
      // Nil means the tint colour.
      return state.isSelected ? nil : state.isHighlighted ? .systemGray4 : .clear
    }
  }

  /// Returns the fill colour, changed by its transformer; a nil colour is replaced by the tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the border's colour, changed by its transformer; a nil colour is replaced by the tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}
