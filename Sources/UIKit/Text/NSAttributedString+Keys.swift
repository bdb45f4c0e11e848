public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`; default the system font at 12 points.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// An `NSParagraphStyle`; that of the first character holds for the whole text.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// A `UIColor`; default black.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// Points added after every character.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// An `NSUnderlineStyle`'s number; every style is drawn as a single line.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// Is kept, and does nothing here: an `NSShadow`; text is drawn without one.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// Points by which the text is raised.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}
