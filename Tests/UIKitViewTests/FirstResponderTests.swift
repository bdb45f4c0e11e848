import Testing
import UIKit

@MainActor private final class Field: UIView {
  var stays = false
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { !stays }
}

@MainActor struct FirstResponderTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let field = Field()
  private let other = Field()

  init() {
    window.addSubview(field)
    window.addSubview(other)
  }

  @Test func `a view has to be able to, and in a window, to become the first responder`() {
    let plain = UIView()
    window.addSubview(plain)
    #expect(!plain.becomeFirstResponder())
    #expect(!Field().becomeFirstResponder())
    #expect(field.becomeFirstResponder())
    #expect(field.isFirstResponder)
  }

  @Test func `one responder is the first, and the one before has to resign`() {
    field.becomeFirstResponder()
    #expect(other.becomeFirstResponder())
    #expect(!field.isFirstResponder)
    other.stays = true
    #expect(!field.becomeFirstResponder())
    #expect(other.isFirstResponder)
    #expect(!other.resignFirstResponder())
  }

  @Test func `a view that leaves its window is the first responder no more`() {
    field.becomeFirstResponder()
    field.removeFromSuperview()
    #expect(!field.isFirstResponder)
    #expect(other.becomeFirstResponder())
  }

  @Test func `editing ends in a view with the first responder in it, and by force anyway`() {
    #expect(!window.endEditing(true))
    field.becomeFirstResponder()
    #expect(!other.endEditing(false))
    field.stays = true
    #expect(!window.endEditing(false))
    #expect(window.endEditing(true))
    #expect(!field.isFirstResponder)
  }

  @Test func `the keyboard's notifications have the names of iOS`() {
    #expect(
      UIResponder.keyboardWillShowNotification.rawValue == "UIKeyboardWillShowNotification")
    #expect(
      UIResponder.keyboardDidChangeFrameNotification == .UIKeyboardDidChangeFrame)
    #expect(UIResponder.keyboardFrameEndUserInfoKey == "UIKeyboardFrameEndUserInfoKey")
  }
}
