// Mirrors the notifications of the keyboard (iOS 17). Missing: nothing.
public import Foundation

extension UIResponder {
  /// Inert: is posted before the keyboard is shown.
  ///
  /// Differs from UIKit: there is no keyboard, so none of these is ever posted but by a test.
  public nonisolated static let keyboardWillShowNotification = name("WillShow")
  /// Inert: is posted after the keyboard was shown; see `keyboardWillShowNotification`.
  public nonisolated static let keyboardDidShowNotification = name("DidShow")
  /// Inert: is posted before the keyboard is hidden; see `keyboardWillShowNotification`.
  public nonisolated static let keyboardWillHideNotification = name("WillHide")
  /// Inert: is posted after the keyboard was hidden; see `keyboardWillShowNotification`.
  public nonisolated static let keyboardDidHideNotification = name("DidHide")
  /// Inert: is posted before the keyboard's frame changes; see `keyboardWillShowNotification`.
  public nonisolated static let keyboardWillChangeFrameNotification = name("WillChangeFrame")
  /// Inert: is posted after the keyboard's frame has changed; see `keyboardWillShowNotification`.
  public nonisolated static let keyboardDidChangeFrameNotification = name("DidChangeFrame")

  /// The key of the keyboard's frame before, an `NSValue` with a rectangle.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the keyboard's frame afterwards, an `NSValue` with a rectangle.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the animation's duration in seconds, an `NSNumber`.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the animation's curve, an `NSNumber`.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of whether the keyboard is this program's, an `NSNumber`.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"

  private nonisolated static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIKeyboard\(event)Notification")
  }
}

extension NSNotification.Name {
  /// The former name of `UIResponder.keyboardWillShowNotification`.
  public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
  /// The former name of `UIResponder.keyboardDidShowNotification`.
  public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
  /// The former name of `UIResponder.keyboardWillHideNotification`.
  public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
  /// The former name of `UIResponder.keyboardDidHideNotification`.
  public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
  /// The former name of `UIResponder.keyboardWillChangeFrameNotification`.
  public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
  /// The former name of `UIResponder.keyboardDidChangeFrameNotification`.
  public static let UIKeyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification
}

/// The former name of `UIResponder.keyboardFrameBeginUserInfoKey`.
public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey
/// The former name of `UIResponder.keyboardFrameEndUserInfoKey`.
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
/// The former name of `UIResponder.keyboardAnimationDurationUserInfoKey`.
public let UIKeyboardAnimationDurationUserInfoKey =
  UIResponder.keyboardAnimationDurationUserInfoKey
/// The former name of `UIResponder.keyboardAnimationCurveUserInfoKey`.
public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey
