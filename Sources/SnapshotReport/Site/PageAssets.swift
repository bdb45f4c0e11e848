import Basics
internal import CReportFiles
import Foundation

/// The page's static files: the template, the styles and the scripts.
struct PageAssets: Sendable {
  /// The embedded template, style sheets and scripts of the page.
  static let files = EmbeddedFiles(report_files())
  /// The HTML of the page, with placeholders for its parts.
  let template: String
  /// All style sheets, joined.
  let style: String
  /// All scripts, joined inside a function so that their names are not global.
  let script: String

  init() {
    template = Self.text("report.html")
    style = Self.joined("style", "css")
    script = "(() => {\n'use strict';\n\(Self.joined("script", "js"))})();\n"
  }

  /// Joins the files of a folder in the order of their names.
  ///
  /// A style sheet may use the design tokens of a later one, because custom properties in `:root`
  /// do not depend on the order.
  private static func joined(_ folder: String, _ pathExtension: String) -> String {
    Self.files.paths
      .filter { $0.hasPrefix("\(folder)/") && $0.hasSuffix(".\(pathExtension)") }
      .map(text).joined(separator: "\n")
  }

  private static func text(_ path: String) -> String {
    String(decoding: files.data(at: path) ?? Data(), as: UTF8.self)
  }
}
