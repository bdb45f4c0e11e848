import Foundation

/// The content of a button for each of its states, and its insets.
struct ButtonContent {
  var titles = StateValues<String>()
  var attributedTitles = StateValues<NSAttributedString>()
  var titleColors = StateValues<UIColor>()
  var titleShadowColors = StateValues<UIColor>()
  var images = StateValues<UIImage>()
  var backgroundImages = StateValues<UIImage>()
  var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()
  var contentInsets = UIEdgeInsets.zero
  var titleInsets = UIEdgeInsets.zero
  var imageInsets = UIEdgeInsets.zero
  var dimsHighlightedImage = true
  var dimsDisabledImage = true
  var reversesTitleShadow = false

  /// Returns the attributed title shown in a state; nil if there is none.
  ///
  /// An attributed title takes precedence over a plain title of the same state.
  func attributedTitle(in state: UIControl.State) -> NSAttributedString? {
    if let own = attributedTitles[state] { return own }
    // A state's own plain title takes precedence over the attributed title of the normal state.
    return titles[state] == nil || state == .normal ? attributedTitles[.normal] : nil
  }
}
