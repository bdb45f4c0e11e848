import Foundation

/// An algorithm that finds how much of a paragraph fits on a line.
struct LineFiller {
  /// The most that rounding may add to a line that was measured before, about a thousandth of a
  /// point.
  static let tolerance: CGFloat = 1.0 / 1024

  let paragraph: Paragraph
  /// The available width, in points.
  let width: CGFloat
  /// Whether lines end between words; else between any characters.
  let keepsWords: Bool

  /// Finds where the line that begins at a scalar ends.
  ///
  /// Spaces never overflow: they hang over the end. A line holds at least one character.
  func end(from start: Int) -> Int {
    var pen: CGFloat = 0
    var lastBreak: Int?
    for index in start..<paragraph.scalars.count {
      pen = paragraph.pen(pen, after: index)
      // Before the rule is queried: a space that overflows hangs over the end, and may be a break.
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

  /// Finds the nearest place where the line could end and show less, or nil.
  func earlierEnd(than end: Int, after start: Int) -> Int? {
    let seenEnd = paragraph.trimmed(start..<end).upperBound
    let inner = start + 1..<max(seenEnd, start + 1)
    return inner.last { rule(after: $0 - 1) == .allowed }
      ?? inner.last { paragraph.isCharacterStart[$0] }
  }

  private func overflows(_ pen: CGFloat) -> Bool { pen > width + Self.tolerance }

  /// Queries the rules, but never divides a character, even if an older Unicode would divide an
  /// emoji.
  private func rule(after index: Int) -> LineBreaks.Rule {
    guard paragraph.isCharacterStart[index + 1] else { return .prohibited }
    // The rules demand a break at the text's end too, where no further line begins.
    let rule = paragraph.breaks[after: index]
    if rule == .mandatory { return index + 1 < paragraph.scalars.count ? .mandatory : .allowed }
    return keepsWords ? rule : .allowed
  }

  private func fitsHyphen(at index: Int, pen: CGFloat) -> Bool {
    // A soft hyphen is a place to break only where the hyphen that it then shows fits too.
    guard paragraph.scalars[index] == Invisible.softHyphen else { return true }
    let hyphen = paragraph.hyphen(at: index)
    return !overflows(pen + hyphen.width)
  }

  /// Cuts a word that is wider than the line before the character that overflows.
  private func cut(at index: Int, after start: Int) -> Int {
    let before = (start + 1..<max(index + 1, start + 1)).last { paragraph.isCharacterStart[$0] }
    return before ?? endOfCharacter(at: start)
  }

  /// Ends the character that alone is wider than the line; the spaces after it hang over its end.
  private func endOfCharacter(at start: Int) -> Int {
    let count = paragraph.scalars.count
    let end = (start + 1..<count).first { paragraph.isCharacterStart[$0] } ?? count
    return (end..<count).first { !Invisible.isSpace(paragraph.scalars[$0]) } ?? count
  }
}
