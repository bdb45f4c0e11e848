// Mirrors NSUnderlineStyle (iOS 17). Missing: thick, double and patterned lines, by word.
public import Foundation

extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  ///
  /// The default is the system font at 12 points.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The paragraph style, an `NSParagraphStyle`.
  ///
  /// The style of the first character is used for the whole text.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The target of a link, a `URL` or a `String`.
  ///
  /// A text view draws links with its `linkTextAttributes` (fact TX6).
  ///
  /// Differs from UIKit: labels and string drawing draw links like other text.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The text colour, a `UIColor`.
  ///
  /// The default is black.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The colour behind the text, a `UIColor`; the coloured area is as high as the line (fact TX8).
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The additional space after every character, in points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The style of the line under the text: the raw value of an `NSUnderlineStyle`.
  ///
  /// Every style is drawn as a single line.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The style of the line through the text: the raw value of an `NSUnderlineStyle`.
  ///
  /// Every style is drawn as a single line, in the middle of lowercase letters.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The colour of the line through the text, a `UIColor`.
  ///
  /// The default is that of the text.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The drawing in place of an object replacement character, an `NSTextAttachment` (fact TX12).
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// The shadow, an `NSShadow`.
  ///
  /// Differs from UIKit: text is drawn without a shadow.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The distance in points by which the text is raised above the baseline.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}

extension NSAttributedString.Key {
  /// Inert: whether an announcement is queued after the previous one, instead of interrupting it.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    rawValue: "UIAccessibilityTokenQueueAnnouncement")
}

/// The style of a line under or through text.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line, with the thickness and the position from the font.
  public static let single = NSUnderlineStyle(rawValue: 1)
}
