// Mirrors the notifications of the keyboard (iOS 17). Missing: nothing.
public import Foundation

extension UIResponder {
  /// Inert: the name of the notification posted before the keyboard is shown.
  ///
  /// Differs from UIKit: there is no keyboard, so only tests post these notifications.
  public nonisolated static let keyboardWillShowNotification = name("WillShow")
  /// Inert: the name of the notification posted after the keyboard was shown; only tests
  /// post it.
  public nonisolated static let keyboardDidShowNotification = name("DidShow")
  /// Inert: the name of the notification posted before the keyboard is hidden; only tests
  /// post it.
  public nonisolated static let keyboardWillHideNotification = name("WillHide")
  /// Inert: the name of the notification posted after the keyboard was hidden; only tests
  /// post it.
  public nonisolated static let keyboardDidHideNotification = name("DidHide")
  /// Inert: the name of the notification posted before the keyboard's frame changes; only tests
  /// post it.
  public nonisolated static let keyboardWillChangeFrameNotification = name("WillChangeFrame")
  /// Inert: the name of the notification posted after the keyboard's frame has changed; only tests
  /// post it.
  public nonisolated static let keyboardDidChangeFrameNotification = name("DidChangeFrame")

  /// The key for the keyboard's frame before the change, an `NSValue` with a rectangle.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key for the keyboard's frame after the change, an `NSValue` with a rectangle.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key for the duration of the animation in seconds, an `NSNumber`.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key for the curve of the animation, an `NSNumber`.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// The key for whether the keyboard belongs to this app, an `NSNumber`.
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
