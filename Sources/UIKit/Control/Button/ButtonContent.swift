import Foundation

/// The content of a button for each state, and its insets.
struct ButtonContent {
  var titles = StateValues<String>()
  var attributedTitles = StateValues<NSAttributedString>()
  var titleColors = StateValues<UIColor>()
  var images = StateValues<UIImage>()
  var backgroundImages = StateValues<UIImage>()
  var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()
  var contentInsets = UIEdgeInsets.zero
  var titleInsets = UIEdgeInsets.zero
  var imageInsets = UIEdgeInsets.zero
  var dimsHighlightedImage = true
  var dimsDisabledImage = true

  /// The title with attributes in a state, if there is one; it comes before a plain title.
  func attributedTitle(in state: UIControl.State) -> NSAttributedString? {
    if let own = attributedTitles[state] { return own }
    // A plain title of the state itself comes before an attributed one of the normal state.
    return titles[state] == nil || state == .normal ? attributedTitles[.normal] : nil
  }
}
