// Mirrors UISearchSuggestion and UISearchSuggestionItem (iOS 17). Missing: nothing.
public import Foundation

/// A suggested search text of a search controller.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// The suggested text with attributes; nil if it has none.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// The suggested text.
  var localizedSuggestion: String? { get }
  /// The description for assistive technologies.
  var localizedDescription: String? { get }
  /// The image before the text.
  var iconImage: UIImage? { get }
  /// An object that the app associates with the suggestion.
  var representedObject: Any? { get set }
}

/// A suggestion with a text and an image.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// Makes a suggestion with a plain text.
  public init(
    localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil
  ) {
    self.localizedSuggestion = localizedSuggestion
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
    localizedAttributedSuggestion = nil
  }

  /// Makes a suggestion with an attributed text.
  public init(
    localizedAttributedSuggestion: NSAttributedString, localizedDescription: String? = nil,
    iconImage: UIImage? = nil
  ) {
    self.localizedAttributedSuggestion = localizedAttributedSuggestion
    localizedSuggestion = localizedAttributedSuggestion.string
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
  }

  /// The suggested text with attributes; nil if it has none.
  public let localizedAttributedSuggestion: NSAttributedString?
  /// The suggested text.
  public let localizedSuggestion: String?
  /// The description for assistive technologies.
  public let localizedDescription: String?
  /// The image before the text; nil means a magnifying glass.
  public let iconImage: UIImage?
  /// An object that the app associates with the suggestion.
  open var representedObject: Any?
}
