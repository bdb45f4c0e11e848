/// How text that is too wide is broken or shortened.
public enum LineBreakMode: Sendable, Hashable, CaseIterable {
  /// Lines end between words; a word wider than a line is broken between characters.
  case byWordWrapping
  /// Lines end between any two characters.
  case byCharWrapping
  /// The last permitted line goes on to the end of its paragraph and is cut off at the width.
  case byClipping
  /// The last permitted line shows the end of the text, after an ellipsis.
  case byTruncatingHead
  /// The last permitted line shows its beginning and the end of the text, around an ellipsis.
  case byTruncatingMiddle
  /// The last permitted line ends with an ellipsis.
  case byTruncatingTail
}
