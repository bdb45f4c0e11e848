// Mirrors UITextInputTraits and its enumerations (iOS 17). Missing: text content types beyond the
// usual ones, smart dashes, quotes, inserting and deleting, password rules, inline predictions.

/// The keyboard settings of a text input.
///
/// There is no keyboard, so the values are only stored, except for `isSecureTextEntry`, which a
/// text field takes into account.
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
  /// Whether the return key is disabled while the text is empty.
  ///
  /// The default is false.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is shown as dots.
  ///
  /// The default is false.
  var isSecureTextEntry: Bool { get set }
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

/// The semantic content of a text, used for automatic filling.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the content type.
  public let rawValue: String
  /// Makes a content type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's full name.
  public static let name = UITextContentType(rawValue: "name")
  /// A person's given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A person's family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// The user name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A one-time code for signing in.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A URL.
  public static let URL = UITextContentType(rawValue: "url")
}
