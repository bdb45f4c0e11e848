// Mirrors UIBackgroundConfiguration (iOS 18). Missing: nothing.
public import Foundation

/// The background of a cell, a header, a footer, or a button with a configuration (fact LI55).
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
  /// The places of a background with colours of its own for each state.
  enum Style: Sendable { case plainCell, groupedCell, sidebarCell, fixed }

  private var style = Style.fixed
  /// The colour that the style gave last, which an app may have replaced.
  private var givenColor: UIColor?

  /// A view that replaces the background's own drawing of its colour.
  public var customView: UIView?
  /// The radius of the corners, in points; for buttons used if their corner style is fixed or
  /// dynamic.
  ///
  /// The default is 0.
  public var cornerRadius: CGFloat = 0
  /// The distances of the background from the sides.
  ///
  /// The default is zero.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the layout margins are added to the insets.
  ///
  /// There are none by default.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The fill colour; nil means the view's tint, or for buttons the colour of their configuration.
  public var backgroundColor: UIColor?
  /// The function of the fill colour.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// Inert: the effect on what is behind the background.
  public var visualEffect: UIVisualEffect?
  /// The image over the fill colour.
  public var image: UIImage?
  /// The placement of the image.
  ///
  /// The default is scaling to fill.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the border; nil means the view's tint.
  public var strokeColor: UIColor?
  /// The function of the border's colour.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the border in points.
  ///
  /// The default is 0.
  public var strokeWidth: CGFloat = 0
  /// The distance by which the border is outside of the background, in points.
  ///
  /// The default is 0.
  public var strokeOutset: CGFloat = 0
  /// The shadow of the background, of which there is none by default.
  public var shadowProperties = UIShadowProperties()

  /// Whether the background is that of a selected row of a sidebar, which has the tint colour.
  var isSelectedSidebarCell: Bool { style == .sidebarCell && backgroundColor == nil }

  /// Makes the background of a button.
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
  /// Differs from UIKit: it is that of a plain list (fact LI48).
  public static func listCell() -> Self { listPlainCell() }
  /// Returns the background of a header in a list.
  public static func listHeader() -> Self { clear() }
  /// Returns the background of a footer in a list.
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
  /// Returns the background of a cell in a list beside a sidebar, which is inset from the sides
  /// (fact LI24, disputed).
  public static func listAccompaniedSidebarCell() -> Self {
    var background = Self(.sidebarCell, .clear, cornerRadius: 10)
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 8, bottom: 0, trailing: 8)
    return background
  }

  /// Returns the background for a state; only a colour that is the style's changes.
  public func updated(for state: any UIConfigurationState) -> Self {
    guard style != .fixed, backgroundColor == givenColor else { return self }
    let known = KnownState(state)
    var updated = self
    updated.backgroundColor = Self.color(of: style, in: known)
    updated.givenColor = updated.backgroundColor
    return updated
  }

  /// Returns the colour of a style in a state, which is published for none (fact LI56, disputed).
  private static func color(of style: Style, in state: KnownState) -> UIColor? {
    let isMarked = state.isSelected || state.isHighlighted
    switch style {
    case .fixed: return nil
    case .plainCell: return isMarked ? .systemGray4 : .systemBackground
    case .groupedCell: return isMarked ? .systemGray4 : .secondarySystemGroupedBackground
    case .sidebarCell:
      // Nil is the tint.
      return state.isSelected ? nil : state.isHighlighted ? .systemGray4 : .clear
    }
  }

  /// Returns the fill colour for a tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the border's colour for a tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}
