import Foundation
import RasterCore

/// A symbol without a drawing of its own, whose figure is derived from other symbols' drawings by
/// its name.
///
///     heart.slash.circle.fill     a filled circle with heart.slash cut out
///     heart.slash                 heart, crossed by a stroke
///     folder.badge.plus           folder, with a disc at its lower right
///     goforward.15                the arrow of goforward around the number 15
///     arrow.forward               arrow.right, mirrored in right-to-left layouts
struct SymbolFamily {
  private let words: [Substring]
  private let isFilled: Bool

  /// Finds the figure of a name: a drawing, or one derived from the drawings of parts of the name;
  /// nil if there is neither.
  static func figure(named name: String) -> SymbolFigure? {
    let words = name.split(separator: ".")
    let plain = words.filter { $0 != "fill" }
    if let own = SymbolDrawings.drawing(named: name, isFilled: false) { return own }
    return SymbolFamily(words: plain, isFilled: plain.count < words.count).figure
  }

  private init(words: [Substring], isFilled: Bool) {
    (self.words, self.isFilled) = (words, isFilled)
  }

  private var name: String { words.joined(separator: ".") }

  private var figure: SymbolFigure? {
    guard !words.isEmpty else { return nil }
    return SymbolDrawings.drawing(named: name, isFilled: isFilled)
      ?? numeral ?? timed ?? badged ?? enclosed ?? crossed ?? renamed
  }

  /// The figure of a number with two or three digits, such as `15`; nil for other names.
  private var numeral: SymbolFigure? {
    guard words.count == 1, let word = words.first, (2...3).contains(word.count),
      word.allSatisfy({ "0123456789".contains($0) })
    else { return nil }
    var (steps, x): ([SymbolStep], CGFloat) = ([], 0)
    for digit in word {
      guard let figure = SymbolDrawings.drawing(named: String(digit), isFilled: false) else {
        return nil
      }
      let transform = CGAffineTransform(translationX: x - figure.bounds.minX, y: 0)
      steps += figure.steps.map { $0.placed(transform, level: 1) }
      x += figure.bounds.width + 0.14
    }
    return SymbolFigure(steps)
  }

  /// The figure of `goforward` or `gobackward` around a number of seconds; nil for other names.
  private var timed: SymbolFigure? {
    guard words.count == 2, ["goforward", "gobackward"].contains(words[0]),
      words[1].allSatisfy(\.isNumber),
      let outer = SymbolDrawings.drawing(named: String(words[0]), isFilled: false)
    else { return nil }
    return base(words.suffix(1), isFilled: false).map {
      SymbolEnclosure.arrow.figure($0, in: outer, isFilled: false)
    }
  }

  private func base(_ words: some Sequence<Substring>, isFilled: Bool) -> SymbolFigure? {
    SymbolFamily(words: Array(words), isFilled: isFilled).figure
  }

  /// The figure of `heart.slash`: the symbol with a stroke from its upper left to its lower right;
  /// nil for other names.
  private var crossed: SymbolFigure? {
    guard words.last == "slash" else { return nil }
    return base(words.dropLast(), isFilled: isFilled)?.crossed
  }

  /// The figure of `folder.badge.plus`: the symbol with a disc, out of which the symbol after
  /// `badge` is cut, if there is one; nil for other names.
  private var badged: SymbolFigure? {
    guard let index = words.firstIndex(of: "badge"), index > 0 else { return nil }
    let sign = words[(index + 1)...]
    guard let figure = base(words[..<index], isFilled: isFilled) else { return nil }
    if sign.isEmpty { return figure.badged(with: nil) }
    return base(sign, isFilled: true).map { figure.badged(with: $0) }
  }

  /// The figure of `xmark.circle`: the symbol inside a circle, a square or another outline; nil for
  /// other names.
  private var enclosed: SymbolFigure? {
    for enclosure in SymbolEnclosure.all {
      let count = enclosure.words.count
      guard words.count > count, words.suffix(count).elementsEqual(enclosure.words) else {
        continue
      }
      let inner = words.dropLast(count)
      guard let outer = SymbolDrawings.drawing(named: enclosure.drawing, isFilled: isFilled),
        let outlined = base(inner, isFilled: false),
        let inside = outlined.hasBody ? base(inner, isFilled: true) : outlined
      else { continue }
      var figure = enclosure.figure(inside, in: outer, isFilled: isFilled)
      figure.isDirectional = outlined.isDirectional
      return figure
    }
    return nil
  }

  /// The figure of a different name for the same symbol, such as `arrow.right` for `arrow.forward`;
  /// nil if there is none.
  private var renamed: SymbolFigure? {
    for (word, other) in Self.otherWords where words.contains(word) {
      let renamed = words.flatMap { $0 == word ? other : [$0] }
      guard var figure = base(renamed, isFilled: isFilled) else { continue }
      if Self.directions.contains(word) { figure.isDirectional = true }
      return figure
    }
    return nil
  }

  /// Components of names, and the components by which they are replaced if there is no drawing of
  /// the name.
  private static let otherWords: [(Substring, [Substring])] = [
    ("forward", ["right"]), ("backward", ["left"]), ("leading", ["left"]),
    ("trailing", ["right"]), ("document", ["doc"]), ("trianglehead", []), ("icloud", ["cloud"]),
    ("desktopcomputer", ["display"]), ("macwindow", ["rectangle"]), ("clipboard", ["doc"]),
    ("smartphone", ["iphone"]), ("speech", ["mic"]), ("microphone", ["mic"]),
    ("clear", ["xmark", "square"]), ("portrait", []), ("alt", []),
    ("inverse", []), ("rtl", []), ("ar", []), ("he", []), ("hi", []), ("ja", []), ("ko", []),
    ("th", []), ("zh", []),
  ]
  private static let directions: Set<Substring> = ["forward", "backward", "leading", "trailing"]
}
