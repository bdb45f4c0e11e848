import LayoutCore
import UIKit

/// A report of the files, assets and values in an asset catalogue that are invalid or not drawn.
public struct CatalogueReport: Sendable, Equatable {
  /// The path of the catalogue, as the user gave it.
  public var catalogue: String
  /// The number of assets.
  public var assets: Int
  /// The findings, sorted by rule.
  public var findings: [CatalogueFinding]

  /// Examines a catalogue.
  ///
  /// - Parameter path: the path of the folder; the paths of files in findings begin with it.
  public init(of path: String) {
    let inspection = CatalogueInspection(path)
    catalogue = path
    assets = inspection.assets.count
    findings = CatalogueRule.allCases.flatMap { rule in
      inspection.findings.filter { $0.rule == rule }
    }
  }

  /// Whether there are no findings.
  public var isEmpty: Bool { findings.isEmpty }
}

extension CatalogueReport: CustomStringConvertible {
  /// The findings grouped by rule, each rule with its reason and its remedy.
  ///
  ///     Assets.xcassets · 120 assets
  ///
  ///       A03 missing-file
  ///           Assets.xcassets/leaf.imageset/Contents.json:5: names leaf.pdf, which is not there
  ///           why: …
  ///           fix: …
  public var description: String {
    let heading = "\(catalogue) · \(assets) \(assets == 1 ? "asset" : "assets")"
    let rules = CatalogueRule.allCases.filter { rule in findings.contains { $0.rule == rule } }
    let found = isEmpty ? ["  nothing found"] : rules.map(paragraph)
    return ([heading] + found).joined(separator: "\n\n")
  }

  private func paragraph(_ rule: CatalogueRule) -> String {
    let all = findings.filter { $0.rule == rule }
    // Locations are not wrapped, so that editors recognise them as links.
    let lines = all.map { "      \($0)" }
    let advice = ["why: \(rule.reason)", "fix: \(rule.remedy)"].map {
      $0.wrapped(indent: 6, hanging: 11)
    }
    return (["  \(rule.code) \(rule.name)"] + lines + advice).joined(separator: "\n")
  }
}

extension CatalogueReport {
  /// Returns reports as JSON.
  ///
  /// The JSON is an array of objects with `catalogue`, `assets` and `findings`. Each finding has a
  /// `code`, `rule`, `asset`, `file`, `line`, `detail`, `reason` and `remedy`.
  public static func json(_ reports: [CatalogueReport]) -> String {
    JSONValue.list(reports.map(\.jsonValue)).document
  }

  private var jsonValue: JSONValue {
    .object([
      ("catalogue", .text(catalogue)), ("assets", .integer(assets)),
      ("findings", .list(findings.map(\.jsonValue))),
    ])
  }
}

extension CatalogueFinding {
  fileprivate var jsonValue: JSONValue {
    .object([
      ("code", .text(rule.code)), ("rule", .text(rule.name)),
      ("asset", asset.map { .text($0) } ?? .null), ("file", .text(file)),
      ("line", line.map { .integer($0) } ?? .null), ("detail", .text(detail)),
      ("reason", .text(rule.reason)), ("remedy", .text(rule.remedy)),
    ])
  }
}
