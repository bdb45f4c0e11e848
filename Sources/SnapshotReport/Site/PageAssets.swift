import Foundation

/// The page's own files: how it looks and works.
struct PageAssets: Sendable {
  /// The page with places for what is put in.
  let template: String
  /// All styles.
  let style: String
  /// All scripts as one, whose names are known nowhere else.
  let script: String

  init() {
    template = Self.text("report.html")
    style = Self.joined("style", "css")
    script = "(() => {\n'use strict';\n\(Self.joined("script", "js"))})();\n"
  }

  /// Joins the files of a folder in the order of their names; tokens come first by standing in
  /// `:root`.
  private static func joined(_ folder: String, _ pathExtension: String) -> String {
    let root = page.appendingPathComponent(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.filter { $0.hasSuffix(".\(pathExtension)") }.sorted()
      .map { text("\(folder)/\($0)") }.joined(separator: "\n")
  }

  private static var page: URL { Bundle.module.bundleURL.appendingPathComponent("Page") }

  private static func text(_ path: String) -> String {
    let data = try? Data(contentsOf: page.appendingPathComponent(path))
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}
