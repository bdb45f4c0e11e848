// Mirrors UIContentUnavailableConfiguration (iOS 17). Missing: nothing.
public import Foundation

/// The configuration of a view that is shown if there is no content, or while it is loading (fact
/// LI58).
///
///           ⌂          the image
///        No Mail       the text
///     New messages     the second text
///      will be here
///        [ Load ]      the button
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The alignments of the content.
  public enum Alignment: Int, Sendable {
    case center = 0
    /// Centred, or aligned with the leading side on platforms where that is usual.
    case natural = 1
  }

  /// The image at the top; nil means none.
  public var image: UIImage?
  /// The size, tint and corners of the image.
  public var imageProperties = ImageProperties()
  /// The text below the image; nil means none.
  public var text: String?
  /// The text with attributes, which takes precedence over `text`.
  public var attributedText: NSAttributedString?
  /// The font, colour and line breaks of the text.
  public var textProperties = TextProperties(
    .systemFont(ofSize: UIFont.preferredFont(forTextStyle: .title2).pointSize, weight: .bold),
    .label)
  /// The secondary text below the text; nil means none.
  public var secondaryText: String?
  /// The secondary text with attributes, which takes precedence over `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// The font, colour and line breaks of the secondary text.
  public var secondaryTextProperties = TextProperties(
    .preferredFont(forTextStyle: .body), .secondaryLabel)
  /// The button below the texts; it is not shown if it has neither a title nor an image.
  public var button = UIButton.Configuration.plain()
  /// The action, menu, role and state of the button.
  public var buttonProperties = ButtonProperties()
  /// The second button; it is not shown if it has neither a title nor an image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The action, menu, role and state of the second button.
  public var secondaryButtonProperties = ButtonProperties()
  /// Inert: the alignment of the content, which is centred.
  ///
  /// The default is centre.
  public var alignment = Alignment.center
  /// The axes along which the margins are at least the layout margins of the superview; one axis
  /// has the effect of both.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The minimum distances of the content from the sides, in points.
  ///
  /// The default is 8; UIKit's value is not known.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
  /// The distance from the image to the text, in points; UIKit's default is not known.
  public var imageToTextPadding: CGFloat = 16
  /// The distance from the text to the secondary text, in points; UIKit's default is not known.
  public var textToSecondaryTextPadding: CGFloat = 6
  /// The distance from the texts to the button, in points; UIKit's default is not known.
  public var textToButtonPadding: CGFloat = 16
  /// The distance from the button to the second button, in points; UIKit's default is not known.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// The background of the view, of which only the fill colour is drawn; clear by default.
  public var background = UIBackgroundConfiguration.clear()
  /// Whether an activity indicator is shown instead of the image.
  var isLoading = false
  /// Whether an update for a state with a search text inserts this text into `text`.
  var isSearch = false

  /// Returns a configuration without content.
  public static func empty() -> UIContentUnavailableConfiguration { Self() }

  /// Returns a configuration with an activity indicator and a text.
  ///
  /// The text `Loading…` and its colour were chosen for this package; UIKit's are not known.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = Self()
    configuration.isLoading = true
    configuration.text = "Loading…"
    configuration.textProperties = TextProperties(
      .preferredFont(forTextStyle: .body), .secondaryLabel)
    return configuration
  }

  /// Returns a configuration for a search without results: a magnifying glass and two texts; an
  /// update for a state with a search text inserts this text into the first one.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = Self()
    configuration.isSearch = true
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  /// Makes a view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the configuration for a state; if it is one for a search, and the state has a search
  /// text, the first text contains this search text.
  public func updated(for state: any UIConfigurationState) -> Self {
    guard isSearch, let state = state as? UIContentUnavailableConfigurationState,
      let searched = state.searchText, !searched.isEmpty
    else { return self }
    var updated = self
    updated.text = "No Results for “\(searched)”"
    return updated
  }
}
