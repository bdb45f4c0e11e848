// Mirrors NSParagraphStyle.LineBreakStrategy (iOS 17). Missing: nothing.
import RasterText

extension NSParagraphStyle {
  /// Additional rules for the ends of lines.
  public struct LineBreakStrategy: OptionSet, Sendable, Hashable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The rule that the last line of a paragraph has more than one word; if necessary, the last
    /// word of the previous line is moved to it.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// The rule that a line does not end within a Korean word.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// The rules that the system uses for labels.
    ///
    /// Lines do not end within a Korean word. From iOS 14 on, a label with
    /// `adjustsFontForContentSizeCategory` does not leave a single word on the second of two lines;
    /// other labels do (fact SF14).
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)

    /// The corresponding rules of the typesetter.
    var value: RasterText.LineBreakStrategy {
      if self == .standard { return .hangulWordPriority }
      return RasterText.LineBreakStrategy(rawValue: UInt8(truncatingIfNeeded: rawValue & 3))
    }
  }
}
