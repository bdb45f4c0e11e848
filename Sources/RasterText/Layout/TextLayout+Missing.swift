import Foundation

extension TextLayout {
  /// The characters of the visible text that no font has, without duplicates, in reading order.
  ///
  /// These characters are drawn as boxes.
  package var missingCharacters: [String] {
    var known: Set<String> = []
    return lines.flatMap { line in line.pieces.flatMap(\.missing) }
      .filter { known.insert($0).inserted }
  }

  /// The note about missing characters for a picture that shows the text; nil if all characters
  /// have glyphs.
  var missingNote: String? {
    let isComplete = lines.allSatisfy { $0.pieces.allSatisfy(\.missing.isEmpty) }
    if isComplete { return nil }
    return MissingGlyph.note(
      about: missingCharacters, absent: MissingGlyph.absentFonts(for: missingCharacters))
  }
}

extension TextLayout {
  /// The notes for a picture that shows text in fonts whose colours are not drawn.
  var colorNotes: [String] {
    var notes: [String] = []
    for line in lines {
      for piece in line.pieces where piece.face.omittedColors != nil {
        let note = piece.face.colorNote.map { "not here: \($0)" }
        if let note, !notes.contains(note) { notes.append(note) }
      }
    }
    return notes
  }
}

extension FontFace {
  /// The name of the font's colours that are not drawn, such as `colours of Bungee (COLR version
  /// 1)`; nil if there are none.
  package var colorNote: String? { omittedColors.map { "colours of \(name) (\($0))" } }
}

extension MissingGlyph {
  /// Returns a character with its code points, such as `ጥ (U+1325)`.
  package static func words(for character: String) -> String {
    let numbers = character.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    return "\(character) (\(numbers.joined(separator: " ")))"
  }

  /// Returns the note about characters that are drawn as boxes, with the file names of absent fonts
  /// that may contain them.
  static func note(about characters: [String], absent fonts: [String]) -> String {
    let names = characters.prefix(namedCharacters).map(words)
    let rest = characters.count - names.count
    return "not here: "
      + (rest > 0 ? names + ["\(rest) more characters"] : names).joined(separator: ", ")
      + ", drawn as \(characters.count == 1 ? "a box" : "boxes")" + reason(absent: fonts)
  }

  /// Returns the end of a sentence about missing characters, such as `: the font
  /// TwemojiMozilla.ttf is absent`; empty if no font is absent.
  package static func reason(absent fonts: [String]) -> String {
    guard !fonts.isEmpty else { return "" }
    let isOne = fonts.count == 1
    return ": the \(isOne ? "font" : "fonts") \(fonts.joined(separator: ", ")) "
      + "\(isOne ? "is" : "are") absent (see \(NamedFonts.variable))"
  }

  /// Returns the file names of those fonts of the package that may have the characters but cannot
  /// be read.
  package static func absentFonts(for characters: [String]) -> [String] {
    let fonts = characters.flatMap { character in
      ScriptFonts(weight: .regular).absentFonts(for: character.unicodeScalars.map(\.value)[...])
    }
    return Set(fonts).sorted()
  }

  private static let namedCharacters = 5
}
