import Foundation
import RasterCore

/// A part of a symbol's drawing: a path, and the way in which the outlined and the filled form use
/// it.
///
///     body2 R4,4,84,84,18
///     mark~1 M46,18L46,74
struct SymbolPart: Sendable {
  /// The way in which the outlined and the filled form use a part: they stroke it, fill it or cut
  /// it out, as the head of `Symbols.txt` lists for each role.
  enum Role: String, Sendable { case line, solid, mark, body, inlay, hole, gap, under, cut }

  let role: Role
  /// Whether the part belongs only to the filled form, or only to the outlined one; nil for both.
  let isOnlyFilled: Bool?
  /// The level in the hierarchy: 1 for primary, 2 for secondary, 3 for tertiary.
  let level: Int
  /// The step of the variable value at which the part is shown; nil if it is always shown.
  let wave: Int?
  /// The path, with 1 as the size of the font and y down.
  let path: Path
  /// The circles of a solid part or of an inlay.
  let discs: [SymbolDisc]

  /// Parses a line of a drawing; nil if it is not valid.
  ///
  /// `em` is the size of the font in the drawing's units.
  init?(_ line: Substring, em: CGFloat) {
    let words = line.split(separator: " ")
    guard words.count == 2, em > 0 else { return nil }
    let isLimited = words[0].hasPrefix("+") || words[0].hasPrefix("-")
    let head = words[0].dropFirst(isLimited ? 1 : 0).split(separator: "~")
    guard let name = head.first, let role = Role(rawValue: name.filter { !$0.isNumber }),
      let reader = SymbolPathReader(words[1], keepsDiscs: role == .solid || role == .inlay)
    else { return nil }
    self.role = role
    isOnlyFilled = isLimited ? words[0].hasPrefix("+") : nil
    level = name.last.flatMap(\.wholeNumberValue) ?? 1
    wave = head.count > 1 ? Int(head[1]) : nil
    let unit = CGAffineTransform(scaleX: 1 / em, y: 1 / em)
    path = reader.path.applying(unit)
    discs = reader.discs.map { $0.applying(unit) }
  }

  /// Returns the step that draws the part in the filled or in the outlined form; nil if it belongs
  /// only to the other form.
  ///
  /// In the filled form, a mark on an area of the same level is cut out of the area in every
  /// rendering, since both would have the same colour; `areas` contains the levels that have areas.
  func step(isFilled: Bool, over areas: Set<Int> = []) -> SymbolStep? {
    guard isOnlyFilled == nil || isOnlyFilled == isFilled else { return nil }
    let inset = areas.contains(level) ? SymbolStep.Action.clear : .inset
    let (action, area): (SymbolStep.Action, SymbolStep.Area) =
      switch role {
      case .line: (.paint, .stroke)
      case .solid: (.paint, .strokedArea)
      case .mark: (isFilled ? inset : .paint, .stroke)
      case .body: (.paint, isFilled ? .strokedArea : .stroke)
      case .inlay: (isFilled ? inset : .paint, .strokedArea)
      case .hole: isFilled ? (.clear, .area) : (.paint, .stroke)
      case .gap: (.clear, .stroke)
      case .under: (.clear, .strokedArea)
      case .cut: (.inset, .area)
      }
    return SymbolStep(
      action: action, area: area, path: path, level: level, wave: wave,
      hasMargin: role == .gap || role == .under, isDetail: role == .mark, discs: discs)
  }
}
