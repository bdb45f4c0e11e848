import Foundation
import RasterCore
import Testing
import UIKit

/// The text storage and the links of a text view.
@MainActor struct TextStorageTests {
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))

  private final class Listener: NSObject, NSTextStorageDelegate {
    var log: [String] = []
    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { log.append("will \(editedMask.rawValue)") }
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { log.append("did \(editedRange.location) \(editedRange.length) \(delta)") }
  }

  @Test func `a change of the storage is a change of the view's text (TX7)`() {
    view.text = "Basil"
    let storage = view.textStorage
    storage.append(NSAttributedString(string: " and thyme"))
    storage.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 5))
    #expect(view.text == "Basil and thyme")
    #expect(
      view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        == .red)
    view.text = "Mint"
    #expect(storage.string == "Mint" && view.textStorage === storage)
    storage.deleteCharacters(in: NSRange(location: 0, length: 1))
    #expect(view.text == "int")
  }

  @Test func `a view without scrolling grows with its storage (TX7)`() {
    view.isScrollEnabled = false
    view.text = "Basil"
    let before = view.intrinsicContentSize.height
    view.textStorage.append(NSAttributedString(string: "\nThyme"))
    #expect(view.intrinsicContentSize.height > before)
  }

  @Test func `the delegate hears of a change before and after it is processed (TX7)`() {
    let listener = Listener()
    let storage = NSTextStorage(string: "Basil")
    storage.delegate = listener
    storage.replaceCharacters(in: NSRange(location: 1, length: 2), with: "rav")
    #expect(storage.string == "Bravil")
    #expect(listener.log == ["will 3", "did 1 3 1"])
    listener.log = []
    storage.beginEditing()
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 1))
    storage.removeAttribute(.kern, range: NSRange(location: 0, length: 6))
    #expect(listener.log.isEmpty && storage.editedMask == .editedAttributes)
    storage.endEditing()
    #expect(listener.log == ["will 1", "did 0 6 0"])
    #expect(storage.editedMask == [] && storage.editedRange.location == NSNotFound)
  }

  @Test func `the changed range moves with a change before it (TX7)`() {
    let listener = Listener()
    let storage = NSTextStorage(string: "Basil, mint")
    storage.delegate = listener
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 7, length: 4), with: "thyme")
    storage.deleteCharacters(in: NSRange(location: 0, length: 5))
    #expect(storage.string == ", thyme")
    #expect(storage.editedRange == NSRange(location: 0, length: 7))
    storage.endEditing()
    #expect(listener.log == ["will 3", "did 0 7 -4"])
  }

  private final class Styler: NSObject, NSTextStorageDelegate {
    var count = 0
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      count += 1
      let whole = NSRange(location: 0, length: textStorage.length)
      textStorage.addAttribute(.kern, value: count, range: whole)
    }
  }

  @Test func `attributes that a delegate adds belong to the change that is processed (TX7)`() {
    let styler = Styler()
    view.text = "Basil"
    let storage = view.textStorage
    storage.delegate = styler
    storage.replaceCharacters(in: NSRange(location: 1, length: 2), with: "rav")
    #expect(styler.count == 1 && storage.editedMask == [])
    #expect(view.attributedText.attribute(.kern, at: 5, effectiveRange: nil) as? Int == 1)
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "Gr")
    #expect(styler.count == 2 && view.text == "Grravil")
  }

  private func colours(of view: UIView) -> (red: Bool, green: Bool) {
    let bitmap = view.bitmap(scale: 2)
    var found = (red: false, green: false)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let pixel = bitmap[x, y]
        if pixel.red > 200, pixel.green < 60 { found.red = true }
        if pixel.green > 200, pixel.red < 60 { found.green = true }
      }
    }
    return found
  }

  @Test func `links have the tint colour, or the attributes that were set (TX6)`() {
    view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    view.attributedText = NSAttributedString(
      string: "IIIIII", attributes: [.link: "https://example.org", .font: big])
    #expect(colours(of: view) == (true, false))
    view.linkTextAttributes = [.foregroundColor: UIColor(red: 0, green: 1, blue: 0, alpha: 1)]
    #expect(colours(of: view) == (false, true))
    #expect(
      view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
  }

  @Test func `links are drawn over the colour of the text (TX6)`() {
    view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    view.attributedText = NSAttributedString(
      string: "IIIIII",
      attributes: [.link: "https://example.org", .font: big, .foregroundColor: green])
    #expect(colours(of: view) == (true, false))
  }

  private var big: UIFont { .systemFont(ofSize: 30, weight: .bold) }

  @Test func `a mutable attributed text may be made of nothing`() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "Basil"))
    #expect(text.string == "Basil")
  }

  @Test func `settings of the keyboard keep their values`() {
    view.smartQuotesType = .no
    view.smartDashesType = .yes
    view.smartInsertDeleteType = .no
    view.textContentType = .fullStreetAddress
    #expect(view.smartQuotesType == .no && view.smartDashesType == .yes)
    #expect(view.smartInsertDeleteType == .no && view.textContentType == .fullStreetAddress)
    let field = UITextField()
    field.smartQuotesType = .yes
    #expect(field.smartQuotesType == .yes && field.smartDashesType == .default)
  }
}
