import Basics
import CSymbolFiles
import Foundation

/// The drawings of `Symbols.txt` by name, and a cache of the figures made from them.
///
/// The file is split into lines when the first symbol is used; a drawing is parsed when its symbol
/// is first used.
package enum SymbolDrawings {
  /// A drawing as in the file: the fields of its first line, and the lines of its parts.
  private struct Entry: Sendable {
    let words: [Substring]
    let parts: ArraySlice<Substring>

    func value(_ key: String) -> CGFloat? {
      words.first { $0.hasPrefix(key + "=") }.flatMap { Double($0.dropFirst(key.count + 1)) }
        .map { CGFloat($0) }
    }
  }

  private static let figures = Mutex<[String: SymbolFigure?]>([:])

  /// Returns the figure of a symbol, drawn or derived from drawings; nil if there is none.
  static func figure(named name: String) -> SymbolFigure? {
    if let found = figures.withLock({ $0[name] }) { return found }
    let figure = SymbolFamily.figure(named: name)
    figures.withLock { $0[name] = .some(figure) }
    return figure
  }

  /// Returns whether a symbol has a figure, drawn or derived, and is not shown as a box.
  package static func hasFigure(named name: String) -> Bool { figure(named: name) != nil }

  /// Returns the drawing with exactly this name in its outlined or filled form; nil if there is
  /// none.
  static func drawing(named name: String, isFilled: Bool) -> SymbolFigure? {
    guard let entry = entries[name] else { return nil }
    let em = entry.value("em") ?? 100
    let parts = entry.parts.compactMap { SymbolPart($0, em: em) }
    let areas = Set(parts.filter { $0.role == .body }.map(\.level))
    return SymbolFigure(
      parts.compactMap { $0.step(isFilled: isFilled, over: areas) },
      innerScale: entry.value("inner").map { $0 / 100 },
      hasBody: parts.contains { $0.role == .body || $0.role == .solid && $0.isOnlyFilled == true })
  }

  /// The names of all drawings, sorted.
  static let names: [String] = entries.keys.sorted()
  /// The lines of drawings' parts that cannot be parsed.
  static var unreadableLines: [Substring] {
    entries.values.flatMap { entry in
      entry.parts.filter { SymbolPart($0, em: 1) == nil }
    }
  }

  private static let entries: [String: Entry] = {
    let data = EmbeddedFiles(symbol_files()).data(at: "Symbols.txt") ?? Data()
    let lines = String(decoding: data, as: UTF8.self)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
    let heads = lines.indices.filter { !lines[$0].hasPrefix(" ") }
    return zip(heads, heads.dropFirst() + [lines.endIndex]).reduce(into: [:]) { entries, range in
      let words = lines[range.0].split(separator: " ")
      guard let name = words.first else { return }
      entries[String(name)] = Entry(words: words, parts: lines[range.0 + 1..<range.1])
    }
  }()
}
