// Mirrors NSUnderlineStyle (iOS 17). Missing: thick, double and patterned lines, by word.
public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`; default the system font at 12 points.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// An `NSParagraphStyle`; that of the first character applies to the whole text.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// A `UIColor`; default black.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// Points added after every character.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// An `NSUnderlineStyle`'s number; every style is drawn as a single line.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// An `NSShadow`.
  ///
  /// Differs from UIKit: text is drawn without a shadow.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// Points by which the text is raised.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}

/// The line under text.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line, with the font's thickness and position.
  public static let single = NSUnderlineStyle(rawValue: 1)
}
