import Foundation
import Testing
import UIKit

/// The part of a text that is shown, in a record.
@MainActor struct ShownTextTests {
  private func label(_ width: CGFloat, _ text: String = "Mathematician and writer") -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 21))
    label.text = text
    return label
  }

  @Test func `a label that shows all of its text records no part`() {
    #expect(label(300).recorded["shown"] == nil)
  }

  @Test func `a label that cuts its text records the part that is shown`() {
    #expect(label(100).recorded["shown"] == "Mathemati…")
  }

  @Test func `the last line of a label is cut`() {
    let label = label(125)
    label.numberOfLines = 2
    label.frame.size.height = 50
    label.text = "Mathematician and writer of letters"
    #expect(label.recorded["shown"] == "Mathematician and writer of l…")
  }

  @Test func `the break mode decides what is shown`() {
    let label = label(100)
    label.lineBreakMode = .byTruncatingHead
    #expect(label.recorded["shown"]?.hasPrefix("…") == true)
  }

  @Test func `a label of an app's class may draw its text elsewhere`() {
    final class Padded: UILabel {}
    let label = Padded(frame: CGRect(x: 0, y: 0, width: 40, height: 21))
    label.text = "Mathematician"
    #expect(label.recorded["shown"] == nil)
  }

  @Test func `a button that cuts its title records the part that is shown`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 34))
    button.setTitle("Mathematician", for: .normal)
    button.layoutIfNeeded()
    #expect(button.recorded["shown"]?.contains("…") == true)
  }

  @Test func `a field that cuts its text records the part that is shown`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 60, height: 34))
    field.text = "Mathematician"
    field.layoutIfNeeded()
    #expect(field.recorded["shown"]?.hasSuffix("…") == true)
  }
}
