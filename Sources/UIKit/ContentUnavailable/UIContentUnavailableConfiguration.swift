// Mirrors UIContentUnavailableConfiguration (iOS 17). Missing: nothing.
public import Foundation

/// The content shown instead of content that is empty, loading or not found (fact LI58).
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
    /// Centred, or at the leading side where the platform prefers it.
    case natural = 1
  }

  /// The image.
  public var image: UIImage?
  /// The properties of the image.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with its attributes, which takes precedence over `text`.
  public var attributedText: NSAttributedString?
  /// The properties of the text.
  public var textProperties = TextProperties(
    .systemFont(ofSize: UIFont.preferredFont(forTextStyle: .title2).pointSize, weight: .bold),
    .label)
  /// The second text.
  public var secondaryText: String?
  /// The second text with its attributes, which takes precedence over `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// The properties of the second text.
  public var secondaryTextProperties = TextProperties(
    .preferredFont(forTextStyle: .body), .secondaryLabel)
  /// The button; without a title and an image it is not shown.
  public var button = UIButton.Configuration.plain()
  /// The properties of the button.
  public var buttonProperties = ButtonProperties()
  /// The second button; without a title and an image it is not shown.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The properties of the second button.
  public var secondaryButtonProperties = ButtonProperties()
  /// Inert: the alignment of the content, which is centred.
  ///
  /// The default is centre.
  public var alignment = Alignment.center
  /// The axes along which the margins of the superview count.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The least distances of the content from the sides, in points.
  ///
  /// The default of 8 is a policy.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
  /// The distance from the image to the text, in points; the default is a policy.
  public var imageToTextPadding: CGFloat = 16
  /// The distance from the text to the second text, in points; the default is a policy.
  public var textToSecondaryTextPadding: CGFloat = 6
  /// The distance from the texts to the button, in points; the default is a policy.
  public var textToButtonPadding: CGFloat = 16
  /// The distance from the button to the second button, in points; the default is a policy.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// The background.
  public var background = UIBackgroundConfiguration.clear()
  /// Whether an activity indicator is in the place of the image.
  var isLoading = false
  /// Whether texts for a search that found nothing are used where none are set.
  var isSearch = false

  /// Returns a configuration without content.
  public static func empty() -> UIContentUnavailableConfiguration { Self() }

  /// Returns a configuration with an activity indicator and a text.
  ///
  /// The text `Loading…` and its colour are a policy.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = Self()
    configuration.isLoading = true
    configuration.text = "Loading…"
    configuration.textProperties = TextProperties(
      .preferredFont(forTextStyle: .body), .secondaryLabel)
    return configuration
  }

  /// Returns a configuration for a search that found nothing: a magnifying glass and two texts,
  /// which contain the searched text after an update for a state.
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

  /// Returns the configuration for a state, whose searched text becomes a part of the first text.
  public func updated(for state: any UIConfigurationState) -> Self {
    guard isSearch, let state = state as? UIContentUnavailableConfigurationState,
      let searched = state.searchText, !searched.isEmpty
    else { return self }
    var updated = self
    updated.text = "No Results for “\(searched)”"
    return updated
  }
}
