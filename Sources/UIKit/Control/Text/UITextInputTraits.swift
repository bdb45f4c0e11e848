// Mirrors UITextInputTraits and its enumerations (iOS 17). Missing: text content types beyond the
// usual ones, smart dashes, quotes, inserting and deleting, password rules, inline predictions.

/// The keyboard that a text requests; here there is none, so the values are only stored.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// The keys; default the usual ones.
  var keyboardType: UIKeyboardType { get set }
  /// The word on the return key; default the usual one.
  var returnKeyType: UIReturnKeyType { get set }
  /// The look of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The text that begins with a capital by itself; default sentences.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether the return key waits for a text; default false.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether dots are shown instead of the text; default false.
  var isSecureTextEntry: Bool { get set }
}

/// The keys of a keyboard.
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

/// The word on the return key.
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

/// The look of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default` = 0
  case dark = 1
  case light = 2
}

/// The text that begins with a capital by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
  case words = 1
  case sentences = 2
  case allCharacters = 3
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// The meaning of a text.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the meaning.
  public let rawValue: String
  /// Makes a meaning by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// See UIKit.
  public static let name = UITextContentType(rawValue: "name")
  /// See UIKit.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// See UIKit.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// See UIKit.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// See UIKit.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// See UIKit.
  public static let username = UITextContentType(rawValue: "username")
  /// See UIKit.
  public static let password = UITextContentType(rawValue: "password")
  /// See UIKit.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// See UIKit.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// See UIKit.
  public static let URL = UITextContentType(rawValue: "url")
}
