// Mirrors UITextInputTraits and its enumerations (iOS 17). Missing: password rules, inline
// predictions.

/// The keyboard settings of a text input.
///
/// There is no keyboard, so the values are only stored; only `isSecureTextEntry` has an effect, in
/// a text field.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// The type of the keyboard.
  ///
  /// The default is `default`.
  var keyboardType: UIKeyboardType { get set }
  /// The title of the return key.
  ///
  /// The default is `default`.
  var returnKeyType: UIReturnKeyType { get set }
  /// The appearance of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The automatic capitalisation of typed text.
  ///
  /// The default is sentences.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether typed text is corrected automatically.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether straight quotation marks are replaced by curly ones.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether hyphens are replaced by dashes.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces are added and removed when text is pasted or cut.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Whether the return key is disabled while the text is empty.
  ///
  /// The default is false.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is shown as dots.
  ///
  /// The default is false.
  var isSecureTextEntry: Bool { get set }
  /// The semantic content of the text, used for automatic filling.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var textContentType: UITextContentType! { get set }
}

/// The type of a keyboard.
public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case asciiCapable = 1
  case numbersAndPunctuation = 2
  case URL = 3
  case numberPad = 4
  case phonePad = 5
  case namePhonePad = 6
  case emailAddress = 7
  case decimalPad = 8
  case twitter = 9
  case webSearch = 10
  case asciiCapableNumberPad = 11
}

/// The title of the return key.
public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case go = 1
  case google = 2
  case join = 3
  case next = 4
  case route = 5
  case search = 6
  case send = 7
  case yahoo = 8
  case done = 9
  case emergencyCall = 10
  case `continue` = 11
}

/// The appearance of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default` = 0
  case dark = 1
  case light = 2
}

/// The automatic capitalisation of typed text.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
  case words = 1
  case sentences = 2
  case allCharacters = 3
}

/// The setting for automatic correction.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// The setting for checking the spelling.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// The setting for replacing straight quotation marks by curly ones.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// The setting for replacing hyphens by dashes.
public enum UITextSmartDashesType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// The setting for adding and removing spaces when text is pasted or cut.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}
