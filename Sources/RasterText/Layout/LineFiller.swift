import Foundation

/// An algorithm that determines the part of a paragraph that fits on a line.
struct LineFiller {
  /// The width by which a line may exceed the available width because of rounding errors, about a
  /// thousandth of a point.
  static let tolerance: CGFloat = 1.0 / 1024

  let paragraph: Paragraph
  /// The available width, in points.
  let width: CGFloat
  /// Whether lines end between words, unless a word is wider than the line, rather than between any
  /// characters.
  let keepsWords: Bool
  /// The additional rules for line ends.
  var strategy: LineBreakStrategy = []

  /// Returns the end of the line that begins at a scalar.
  ///
  /// Spaces never overflow: they hang over the end of the line. A line has at least one character.
  func end(from start: Int) -> Int {
    var pen: CGFloat = 0
    var lastBreak: Int?
    for index in start..<paragraph.scalars.count {
      pen = paragraph.pen(pen, after: index)
      // A space never overflows: it hangs over the end of the line, which may still end after the
      // space.
      if overflows(pen), !Invisible.isSpace(paragraph.scalars[index]) {
        return lastBreak ?? cut(at: index, after: start)
      }
      switch rule(after: index) {
      case .mandatory: return index + 1
      case .allowed where fitsHyphen(at: index, pen: pen): lastBreak = index + 1
      default: break
      }
    }
    return paragraph.scalars.count
  }

  /// Returns the last earlier position at which the line may break or, if there is none, the last
  /// one between two characters; nil if the line has only one character.
  func earlierEnd(than end: Int, after start: Int) -> Int? {
    let seenEnd = paragraph.trimmed(start..<end).upperBound
    let inner = start + 1..<max(seenEnd, start + 1)
    return inner.last { rule(after: $0 - 1) == .allowed }
      ?? inner.last { paragraph.isCharacterStart[$0] }
  }

  /// Returns the end of a line after its last word is moved to the next line, if the strategy
  /// requires this and the rest of the paragraph is a single word; otherwise `end`.
  func pushingOut(from start: Int, end: Int) -> Int {
    let isPushing =
      strategy.contains(.pushOut) || start == 0 && strategy.contains(.pushOutOfTwoLines)
    guard isPushing else { return end }
    let rest = paragraph.trimmed(end..<paragraph.scalars.count)
    // Two words with a no-break space between them, as in "9:49 PM", count as two (fact SF14).
    let isOneWord =
      !rest.isEmpty
      && !rest.dropLast().contains {
        rule(after: $0) != .prohibited || Self.firmSpaces.contains(paragraph.scalars[$0])
      }
    guard isOneWord else { return end }
    let line = paragraph.trimmed(start..<end)
    return line.dropLast().last { rule(after: $0) == .allowed }.map { $0 + 1 } ?? end
  }

  /// The spaces after which lines do not break.
  private static let firmSpaces: Set<UInt32> = [0xA0, 0x202F]

  private func overflows(_ pen: CGFloat) -> Bool { pen > width + Self.tolerance }

  /// Returns the break rule after a scalar.
  ///
  /// A break never divides a user-perceived character, even if the older Unicode rules of the
  /// library would divide an emoji.
  private func rule(after index: Int) -> LineBreaks.Rule {
    guard paragraph.isCharacterStart[index + 1] else { return .prohibited }
    // The rules also require a break at the end of the text, but no line begins there.
    let rule = paragraph.breaks[after: index]
    if rule == .mandatory { return index + 1 < paragraph.scalars.count ? .mandatory : .allowed }
    guard keepsWords else { return .allowed }
    return rule == .allowed && isInKoreanWord(index) ? .prohibited : rule
  }

  /// Returns whether the position after a scalar is inside a Korean word that the strategy does not
  /// divide.
  private func isInKoreanWord(_ index: Int) -> Bool {
    strategy.contains(.hangulWordPriority) && index + 1 < paragraph.scalars.count
      && Script.of(paragraph.scalars[index]) == Script.hangul
      && Script.of(paragraph.scalars[index + 1]) == Script.hangul
  }

  private func fitsHyphen(at index: Int, pen: CGFloat) -> Bool {
    // A line may break at a soft hyphen only if the visible hyphen fits too.
    guard paragraph.scalars[index] == Invisible.softHyphen else { return true }
    let hyphen = paragraph.hyphen(at: index)
    return !overflows(pen + hyphen.width)
  }

  /// Returns the position at which a word that is wider than the line is divided: before the
  /// character that overflows, or after it if it is the line's first character.
  private func cut(at index: Int, after start: Int) -> Int {
    let before = (start + 1..<max(index + 1, start + 1)).last { paragraph.isCharacterStart[$0] }
    return before ?? endOfCharacter(at: start)
  }

  /// Returns the end of a character that is wider than the line by itself, and of the spaces after
  /// the character, which hang over the end of the line.
  private func endOfCharacter(at start: Int) -> Int {
    let count = paragraph.scalars.count
    let end = (start + 1..<count).first { paragraph.isCharacterStart[$0] } ?? count
    return (end..<count).first { !Invisible.isSpace(paragraph.scalars[$0]) } ?? count
  }
}
