import Foundation
import UIKit

/// The names in the calls of `UIImage(systemName:)` and `Image(systemName:)` of Swift files, and
/// what is drawn for each.
struct SymbolCount {
  /// The result for a name.
  enum Result {
    case drawn, box, refused
  }

  /// The calls by name.
  private(set) var calls: [String: Int] = [:]

  /// Reads the files below a folder.
  init(in folder: String) {
    for path in Self.files(in: folder, ending: "swift") {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      // Files that name no symbol are most of them, and bytes are searched faster than text.
      guard data.range(of: Data("systemName:".utf8)) != nil else { continue }
      read(String(decoding: data, as: UTF8.self))
    }
  }

  /// Returns the paths of the files with an ending below a folder.
  static func files(in folder: String, ending: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".\(ending)") }.sorted().map { "\(folder)/\($0)" }
  }

  /// Counts the literals in the argument of each call, such as both of `isOn ? "sun.max" : "moon"`.
  private mutating func read(_ text: String) {
    for part in text.components(separatedBy: "systemName:").dropFirst() {
      let argument = part.prefix { $0 != ")" && $0 != "\n" || $0 == " " }
      let pieces = argument.components(separatedBy: "\"")
      for index in stride(from: 1, to: pieces.count - 1, by: 2) where !pieces[index].contains("\\(")
      {
        calls[pieces[index], default: 0] += 1
      }
    }
  }

  /// Returns what `UIImage(systemName:)` makes of a name.
  func result(of name: String) -> Result {
    let writer = UIKitLog.writer
    UIKitLog.writer = { _ in }
    defer { UIKitLog.writer = writer }
    guard UIImage(systemName: name) != nil else { return .refused }
    return SymbolDrawings.hasFigure(named: name) ? .drawn : .box
  }

  /// The numbers on a line, and the names without a drawing, the commonest first.
  var lines: [String] {
    let results = calls.keys.map { (name: $0, count: calls[$0] ?? 0, result: result(of: $0)) }
    let drawn = results.filter { $0.result == .drawn }
    let rest = results.filter { $0.result != .drawn }
      .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    let (names, all) = (results.count, results.reduce(0) { $0 + $1.count })
    let share = JudgeReport.share(drawn.reduce(0) { $0 + $1.count }, all)
    let ofNames = JudgeReport.share(drawn.count, names)
    return ["symbols: \(share) of \(all) calls drawn, \(ofNames) of \(names) names"]
      + rest.map { "  \($0.count) × \($0.name): \($0.result == .box ? "a box" : "refused, nil")" }
  }
}
