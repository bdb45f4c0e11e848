import Foundation
import RasterCore
import Testing
import UIKit
import UIKitTestSupport

/// Text fields and text views, on a screen of two pixels per point.
@MainActor struct TextFieldTests {
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))

  private func width(of text: String) -> CGFloat {
    text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
  }

  @Test func `a field is as high as its border says (TX1)`() {
    field.text = "Basil"
    #expect(field.intrinsicContentSize.height == 22)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == 34)
    #expect(abs(field.intrinsicContentSize.width - (width(of: "Basil") + 14)) <= 1)
    field.text = nil
    field.placeholder = "Ocimum basilicum"
    #expect(abs(field.intrinsicContentSize.width - (width(of: "Ocimum basilicum") + 14)) <= 1)
  }

  @Test(arguments: [(12, 30), (17, 34)])
  func `a small font does not make a round border lower since iOS 13 (TX1)`(
    _ system: Int, _ height: CGFloat
  ) {
    var device = UIEnvironment()
    device.systemVersion = system
    UIEnvironment.with(device) {
      field.borderStyle = .roundedRect
      field.font = .systemFont(ofSize: 14)
      #expect(field.intrinsicContentSize.height == height)
    }
  }

  @Test func `text begins after border and side views (TX2)`() {
    #expect(field.textRect(forBounds: field.bounds) == field.bounds)
    field.borderStyle = .roundedRect
    #expect(field.textRect(forBounds: field.bounds) == field.bounds.insetBy(dx: 7, dy: 0))
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(field.textRect(forBounds: field.bounds).minX == 7)
    field.leftViewMode = .always
    #expect(field.textRect(forBounds: field.bounds).minX == 24)
    field.layoutIfNeeded()
    #expect(field.leftView?.frame == CGRect(x: 0, y: 12, width: 20, height: 10))
    field.clearButtonMode = .always
    field.text = "a"
    #expect(field.textRect(forBounds: field.bounds).maxX == 172)
  }

  @Test func `text ends before the width of a right view, wherever that is (TX9)`() {
    final class Indented: UITextField {
      override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        super.rightViewRect(forBounds: bounds).offsetBy(dx: -16, dy: 0)
      }
    }
    let field = Indented(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 31, height: 10))
    field.rightViewMode = .always
    #expect(field.textRect(forBounds: field.bounds).maxX == 169)
    #expect(field.editingRect(forBounds: field.bounds).maxX == 169)
    field.layoutIfNeeded()
    #expect(field.rightView?.frame == CGRect(x: 153, y: 12, width: 31, height: 10))
  }

  @Test(arguments: [NSLineBreakMode.byWordWrapping, .byCharWrapping, .byTruncatingTail])
  func `a placeholder that would wrap is clipped at the edge (TX11)`(mode: NSLineBreakMode) {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = mode
    field.frame.size.width = 50
    field.attributedPlaceholder = NSAttributedString(
      string: "____________", attributes: [.paragraphStyle: style])
    let bitmap = field.bitmap(scale: 2)
    // The underscores touch each other, so that a clipped text has ink in its last column.
    let lastInk = (0..<bitmap.width).last { x in
      // Placeholders have an alpha of 0.3.
      (0..<bitmap.height).contains { bitmap[x, $0].alpha > 30 }
    }
    #expect((lastInk == bitmap.width - 1) == (mode != .byTruncatingTail))
  }

  @Test func `editing is posted after the delegate is told (TX5)`() {
    final class Listener: NSObject, UITextFieldDelegate {
      var log: [String] = []
      func textFieldDidBeginEditing(_ textField: UITextField) { log.append("began") }
      func textFieldDidEndEditing(_ textField: UITextField) { log.append("ended") }
    }
    let (listener, window) = (Listener(), UIWindow())
    window.addSubview(field)
    field.delegate = listener
    let tokens = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { note in
        MainActor.assumeIsolated { listener.log.append(name.rawValue) }
      }
    }
    field.becomeFirstResponder()
    field.resignFirstResponder()
    tokens.forEach(NotificationCenter.default.removeObserver)
    #expect(
      listener.log == [
        "began", "UITextFieldTextDidBeginEditingNotification", "ended",
        "UITextFieldTextDidEndEditingNotification",
      ])
  }

  @Test func `a subclass may place the text`() {
    final class Padded: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 3) }
    }
    let padded = Padded(frame: field.frame)
    padded.text = "a"
    padded.layoutIfNeeded()
    #expect(padded.subviews.allSatisfy { $0.frame == CGRect(x: 30, y: 3, width: 140, height: 28) })
  }

  @Test func `a placeholder is shown while there is no text`() {
    field.placeholder = "name"
    field.layoutIfNeeded()
    let labels = field.subviews.compactMap { $0 as? UILabel }
    #expect(labels.first { $0.text == "name" }?.isHidden == false)
    field.text = "a"
    field.layoutIfNeeded()
    #expect(labels.first { $0.text == "name" }?.isHidden == true)
    #expect(UITextField().text == "")
  }

  @Test func `a secret is shown as dots`() {
    field.isSecureTextEntry = true
    field.text = "abc"
    #expect(field.text == "abc")
    #expect(field.subviews.contains { ($0 as? UILabel)?.text == "•••" })
  }

  @Test func `editing asks, and tells in order (TX4)`() {
    final class Listener: NSObject, UITextFieldDelegate {
      var calls: [String] = []
      var lets = true
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        calls.append("may \(textField.isEditing)")
        return lets
      }
      func textFieldDidBeginEditing(_ textField: UITextField) {
        calls.append("did \(textField.isEditing)")
      }
      func textFieldDidEndEditing(_ textField: UITextField) { calls.append("end") }
    }
    let listener = Listener()
    // Only in a window can anything be the first responder.
    let (other, root) = (UITextField(), UIWindow())
    field.delegate = listener
    [field, other].forEach(root.addSubview)
    #expect(field.becomeFirstResponder())
    #expect(listener.calls == ["may false", "did true"])
    #expect(other.becomeFirstResponder())
    #expect(listener.calls.last == "end" && !field.isFirstResponder)
    listener.lets = false
    #expect(!field.becomeFirstResponder() && other.isFirstResponder)
    #expect(root.endEditing(true) && !other.isFirstResponder)
    #expect(!root.endEditing(true))
    field.isEnabled = false
    #expect(!field.canBecomeFirstResponder)
  }

  @Test func `a plain view does not become the first responder`() {
    #expect(!UIView().becomeFirstResponder())
    #expect(UIView().resignFirstResponder())
  }

  @Test func `a text view has insets around its lines (TX3)`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    view.font = .systemFont(ofSize: 17)
    view.text = "one\ntwo\nthree\nfour"
    view.layoutIfNeeded()
    #expect(view.subviews.first?.frame == CGRect(x: 5, y: 8, width: 190, height: 81.5))
    #expect(view.contentSize == CGSize(width: 200, height: 97.5))
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    view.layoutIfNeeded()
    #expect(view.subviews.first?.frame == CGRect(x: 0, y: 0, width: 200, height: 81.5))
    view.textContainer.maximumNumberOfLines = 2
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == 41)
  }

  @Test func `a text view that does not scroll is as large as its text (TX3)`() {
    let view = UITextView()
    view.font = .systemFont(ofSize: 17)
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize.height == 36.5)
    view.text = "Rosemary grows into a bush"
    let stage = ConstraintStage()
    stage.add(view)
    stage.pinCorner(of: view)
    view.widthAnchor.constraint(equalToConstant: 150).isActive = true
    stage.layOut()
    #expect(view.frame.height == 57)
  }
}
