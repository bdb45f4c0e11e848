import Testing
import UIKit

/// A chat with attributed texts.
final class Chat: UIViewController, Screen {
  let bubble = UIView()
  let message = UILabel()
  let time = UILabel("10:42, and it is read by all of them", 12)
  let reply = UILabel("A reply that is much too long for one line of the screen")
  let draft = UITextView()
  let text = NSMutableAttributedString(
    string: "Hello, world",
    attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.black])

  override func viewDidLoad() {
    view.backgroundColor = .white
    bubble.backgroundColor = UIColor(220, 240, 220)
    bubble.layer.cornerRadius = 10
    message.attributedText = text
    message.numberOfLines = 0
    draft.text = "A draft"
    time.adjustsFontSizeToFitWidth = true
    view.add(bubble, 20, 20, 280, 100)
    bubble.add(message, 10, 10, 260, 60)
    bubble.add(time, 10, 76, 100, 16)
    view.add(reply, 20, 140, 280, 24)
    view.add(draft, 20, 200, 280, 80)
  }

  /// Adds an attribute to the first five letters of the message.
  func mark(_ key: NSAttributedString.Key, _ value: Any) {
    text.addAttribute(key, value: value, range: NSRange(location: 0, length: 5))
    message.attributedText = text
  }

  /// Changes the paragraph style of the message.
  func paragraph(_ change: (NSMutableParagraphStyle) -> Void) {
    let style = NSMutableParagraphStyle()
    change(style)
    text.addAttribute(
      .paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
    message.attributedText = text
  }
}

@MainActor struct ChatTests {
  @Test(arguments: changes) func `a chat`(change: Change<Chat>) throws {
    try expectExplanation(of: change)
  }

  nonisolated static let changes: [Change<Chat>] = [
    Change("bubble › message: kern none → 2 at 0–5 “Hello”", not: ["drawn"]) { $0.mark(.kern, 2) },
    Change("bubble › message: underline style none → single at 0–5 “Hello”", not: ["drawn"]) {
      $0.mark(.underlineStyle, NSUnderlineStyle.single.rawValue)
    },
    Change("bubble › message: background color none → #00FF00 at 0–5 “Hello”", not: ["drawn"]) {
      $0.mark(.backgroundColor, UIColor.green)
    },
    Change("bubble › message: baseline offset none → 6 at 0–5 “Hello”", not: ["drawn"]) {
      $0.mark(.baselineOffset, 6)
    },
    Change("bubble › message: line height multiple 0 → 1.5", not: ["drawn"]) {
      $0.paragraph { $0.lineHeightMultiple = 1.5 }
    },
    Change("bubble › message: alignment natural → center", not: ["drawn"]) {
      $0.message.textAlignment = .center
    },
    Change("bubble › message: text “Hello, world” → “Hello, moon”", not: ["drawn", "kern"]) {
      $0.text.replaceCharacters(in: NSRange(location: 7, length: 5), with: "moon")
      $0.message.attributedText = $0.text
    },
    Change("bubble › time: line break mode tail → middle") {
      $0.time.lineBreakMode = .byTruncatingMiddle
    },
    Change("reply: number of lines 1 → 2") { $0.reply.numberOfLines = 2 },
    Change("reply: font Inter Regular 17 → Inter Bold 17", not: ["drawn"]) {
      $0.reply.font = .boldSystemFont(ofSize: 17)
    },
    Change("draft: text color #000000 → #FF0000") { $0.draft.textColor = .red },
    Change("draft: font Inter Regular 12 → Inter Regular 20") {
      $0.draft.font = .systemFont(ofSize: 20)
    },
    Change("reply: text color #000000 → #FF0000") { $0.reply.textColor = .red },
    Change(
      "bubble › message: font Inter Regular 20 → Inter Regular 26 at 0–5 “Hello”", not: ["drawn"]
    ) {
      $0.mark(.font, UIFont.systemFont(ofSize: 26))
    },
    Change("bubble › message: foreground color none → #FF0000 at 0–5 “Hello”", not: ["drawn"]) {
      $0.mark(.foregroundColor, UIColor.red)
    },
  ]
}
