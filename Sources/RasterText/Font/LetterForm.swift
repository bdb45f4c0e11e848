/// A form of letters for which the package has no font, so the outlines of the ordinary letters are
/// changed.
///
/// ```
///  │ │─┐     ╱ ╱─╱     ││┐
///  │ │ │    ╱ ╱ ╱      │││
///  regular   italic     condensed
/// ```
package struct LetterForm: OptionSet, Sendable, Hashable {
  /// The bits of the set.
  package let rawValue: UInt8

  /// Makes a set from its bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The outlines of the font as they are.
  package static var regular: LetterForm { LetterForm(rawValue: 0) }
  /// Slanted outlines, which keep the widths of the font's letters (fact SF22).
  package static let italic = LetterForm(rawValue: 1)
  /// Narrower outlines, and widths fitted to pictures of iOS (fact SF23).
  ///
  /// Only the system font with iOS's widths has condensed letters.
  package static let condensed = LetterForm(rawValue: 2)
}

extension LetterForm {
  /// The distance to the right per distance up in italic letters, as measured in pictures of iOS
  /// (fact SF22).
  static let slant = 0.21

  /// The width of condensed outlines as a multiple of regular ones.
  ///
  /// Regular outlines are drawn at 31/32 of the size, so condensed ones are 31/35, or 0.886, as
  /// wide as Inter's (fact SF23).
  static let condensedWidth = 32.0 / 35

  /// The changes to the outlines.
  var changes: OutlineChanges {
    OutlineChanges(
      slant: contains(.italic) ? Self.slant : 0,
      width: contains(.condensed) ? Self.condensedWidth : 1)
  }
}
