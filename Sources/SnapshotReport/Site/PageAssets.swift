import Basics
internal import CReportFiles
import Foundation

/// The page's own files: template, styles and scripts.
struct PageAssets: Sendable {
  /// The files of the page, a script for each mode.
  static let files = EmbeddedFiles(report_files())
  /// The page with places for its parts.
  let template: String
  /// The style sheets, joined.
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
    Self.files.paths
      .filter { $0.hasPrefix("\(folder)/") && $0.hasSuffix(".\(pathExtension)") }
      .map(text).joined(separator: "\n")
  }

  private static func text(_ path: String) -> String {
    String(decoding: files.data(at: path) ?? Data(), as: UTF8.self)
  }
}
