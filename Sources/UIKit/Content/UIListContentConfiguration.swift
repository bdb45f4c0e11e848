// Mirrors UIListContentConfiguration (iOS 17). Missing: nothing.
public import Foundation

/// The content of a list cell, header or footer: an image, a text and a secondary text.
///
/// The measures of each style are those of `ListContentStyle`.
public struct UIListContentConfiguration: Hashable, @unchecked Sendable {
  let style: ListContentStyle
  /// The colours that the style has set last; if a property differs, the app has replaced the
  /// colour.
  private var givenColor: UIColor
  private var givenSecondaryColor: UIColor
  private var givenTint: UIColor?

  /// The image before the texts; nil means none.
  public var image: UIImage?
  /// The size, tint, corners and border of the image.
  public var imageProperties: ImageProperties
  /// The text in the first line or lines; nil means none.
  public var text: String? { didSet { if text != nil { attributedText = nil } } }
  /// The text with attributes, which takes precedence over `text`.
  public var attributedText: NSAttributedString?
  /// The font, colour and line breaks of the text.
  public var textProperties: TextProperties
  /// The secondary text, below the text or beside it; nil means none.
  public var secondaryText: String? {
    didSet { if secondaryText != nil { secondaryAttributedText = nil } }
  }
  /// The secondary text with attributes, which takes precedence over `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// The font, colour and line breaks of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The axes along which the margins are at least those of the superview (fact LI40).
  public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
  /// The minimum margins of the content, in points (facts LI38, LI40).
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the texts are side by side if both fit in one line, except in accessibility text sizes
  /// (fact LI43).
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// The distance between an image and a text, in points (facts LI38, LI45).
  ///
  /// The default is 16.
  public var imageToTextPadding: CGFloat = 16
  /// The minimum distance between texts that are side by side, in points (fact LI44).
  public var textToSecondaryTextHorizontalPadding: CGFloat = ListContentStyle.horizontalPadding
  /// The distance between a text and a secondary text below it, in points (fact LI38).
  ///
  /// The default is 3.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The opacity of the whole content.
  ///
  /// The default is 1.
  public var alpha: CGFloat = 1

  private init(_ style: ListContentStyle) {
    self.style = style
    imageProperties = ImageProperties()
    textProperties = style.text
    secondaryTextProperties = style.secondaryText
    givenColor = textProperties.color
    givenSecondaryColor = secondaryTextProperties.color
    directionalLayoutMargins = style.margins
    prefersSideBySideTextAndSecondaryText = style == .valueCell
  }

  // MARK: Styles

  /// Returns the default content of a list cell.
  public static func cell() -> Self { Self(.cell) }
  /// Returns the content of a cell with a smaller secondary text below the text.
  public static func subtitleCell() -> Self { Self(.subtitleCell) }
  /// Returns the content of a cell with a value beside the text.
  public static func valueCell() -> Self { Self(.valueCell) }
  /// Returns the content of a header in the style of the list around it.
  ///
  /// Differs from UIKit: it is always that of a grouped list (fact LI48).
  public static func header() -> Self { Self(.groupedHeader) }
  /// Returns the content of a footer in the style of the list around it.
  ///
  /// Differs from UIKit: it is always that of a grouped list (fact LI48).
  public static func footer() -> Self { Self(.groupedFooter) }
  /// Returns the content of a plain list's header.
  public static func plainHeader() -> Self { Self(.plainHeader) }
  /// Returns the content of a plain list's footer.
  public static func plainFooter() -> Self { Self(.plainFooter) }
  /// Returns the content of a grouped list's header.
  public static func groupedHeader() -> Self { Self(.groupedHeader) }
  /// Returns the content of a grouped list's header with a larger title.
  public static func prominentInsetGroupedHeader() -> Self { Self(.prominentHeader) }
  /// Returns the content of a grouped list's header with an even larger title.
  public static func extraProminentInsetGroupedHeader() -> Self { Self(.extraProminentHeader) }
  /// Returns the content of a grouped list's footer.
  public static func groupedFooter() -> Self { Self(.groupedFooter) }
  /// Returns the content of a sidebar's cell.
  public static func sidebarCell() -> Self { Self(.sidebarCell) }
  /// Returns the content of a sidebar's cell with a smaller secondary text below the text.
  public static func sidebarSubtitleCell() -> Self { Self(.sidebarSubtitleCell) }
  /// Returns the content of a cell in a list beside a sidebar.
  public static func accompaniedSidebarCell() -> Self { Self(.cell) }
  /// Returns the content of a cell in a list beside a sidebar, with a smaller secondary text below
  /// the text.
  public static func accompaniedSidebarSubtitleCell() -> Self { Self(.subtitleCell) }
  /// Returns the content of a sidebar's header.
  public static func sidebarHeader() -> Self { Self(.sidebarHeader) }
}

extension UIListContentConfiguration: UIContentConfiguration {
  /// Makes a view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration for a state; colours change only if the app has not set them (fact
  /// LI49).
  public func updated(for state: any UIConfigurationState) -> Self {
    let known = KnownState(state)
    var updated = self
    if textProperties.color == givenColor {
      updated.givenColor = style.color(of: style.text, in: known)
      updated.textProperties.color = updated.givenColor
    }
    if secondaryTextProperties.color == givenSecondaryColor {
      updated.givenSecondaryColor = style.color(of: style.secondaryText, in: known)
      updated.secondaryTextProperties.color = updated.givenSecondaryColor
    }
    if imageProperties.tintColor == givenTint {
      updated.givenTint = style.tint(in: known)
      updated.imageProperties.tintColor = updated.givenTint
    }
    return updated
  }

  var hasText: Bool { attributedText != nil || text != nil }
  var hasSecondaryText: Bool { secondaryAttributedText != nil || secondaryText != nil }
}
