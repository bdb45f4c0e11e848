import Foundation
import UIKit

/// The calls of `UIImage(systemName:)` in the Swift files of an app: whether they compile, and the
/// result for each name.
///
/// Other calls with `systemName:` are those of SwiftUI's `Image` and of an app's own functions.
struct SymbolCount {
  /// The result for a name.
  enum Result: String {
    case drawn
    case box = "a box"
    case refused = "nil"
  }

  /// The name of the app.
  let app: String
  /// The calls of UIKit's initializers.
  private(set) var calls: [SymbolCall] = []
  /// The calls of other functions.
  private(set) var others: [SymbolCall] = []

  /// Reads the files below a folder.
  init(of app: String, in folder: String) {
    self.app = app
    for path in Self.files(in: folder, ending: "swift") {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      // Files that name no symbol are most of them, and bytes are searched faster than text.
      guard data.range(of: Data("systemName".utf8)) != nil else { continue }
      let found = SymbolCallReader(String(decoding: data, as: UTF8.self)).calls
      calls += found.filter(\.isOfUIKit)
      others += found.filter { !$0.isOfUIKit }
    }
  }

  /// Returns the paths of the files with an ending below a folder.
  static func files(in folder: String, ending: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".\(ending)") }.sorted().map { "\(folder)/\($0)" }
  }

  /// Returns what `UIImage(systemName:)` makes of a name.
  static func result(of name: String) -> Result {
    let writer = UIKitLog.writer
    UIKitLog.writer = { _ in }
    defer { UIKitLog.writer = writer }
    guard UIImage(systemName: name) != nil else { return .refused }
    return SymbolDrawings.hasFigure(named: name) ? .drawn : .box
  }

  /// The names in the calls, each as often as it occurs.
  var names: [String] { calls.flatMap(\.names) }

  /// The result of each call on one line, and the calls that do not compile.
  var lines: [String] {
    let results = Dictionary(grouping: Set(names).sorted(), by: Self.result)
    let drawn = [Result.drawn, .box, .refused].compactMap { result in
      results[result].map { "\(result.rawValue): " + $0.joined(separator: " ") }
    }
    let computed = calls.count { $0.names.isEmpty }
    let words = drawn + (computed > 0 ? ["\(computed) with a computed name"] : [])
    return ["  \(app): \(calls.count) calls" + words.map { "; " + $0 }.joined()]
      + calls.filter { !$0.compiles }.map { "    does not compile: \($0.form)" }
  }
}

/// The symbols of several apps as lines of text.
struct SymbolReport {
  let counts: [SymbolCount]
  let missing: [String]

  /// Counts the calls of the apps of a list.
  init(_ apps: AppList) {
    counts = apps.found.map { SymbolCount(of: $0.name, in: $0.path) }
    missing = apps.missing
  }

  /// The counts, and a line for each app.
  var lines: [String] {
    let calls = counts.flatMap(\.calls)
    let apps = "\(counts.count) of \(counts.count + missing.count) apps"
    return [
      "UIImage(systemName:): \(JudgeReport.share(calls.count(where: \.compiles), calls.count)) of "
        + "\(calls.count) calls compile, in \(apps), of 100 % required",
      names(calls, of: "UIImage(systemName:)"),
      names(counts.flatMap(\.others), of: "other systemName: calls, such as SwiftUI's"),
    ] + counts.flatMap(\.lines) + missing.map { "  \($0): no checkout" }
  }

  private func names(_ calls: [SymbolCall], of kind: String) -> String {
    let names = calls.flatMap(\.names)
    let drawn = names.count { SymbolCount.result(of: $0) == .drawn }
    let different = Set(names)
    let ofNames = different.count { SymbolCount.result(of: $0) == .drawn }
    return "\(kind): \(JudgeReport.share(drawn, names.count)) of \(names.count) names drawn, "
      + "\(JudgeReport.share(ofNames, different.count)) of \(different.count) different ones"
  }
}
