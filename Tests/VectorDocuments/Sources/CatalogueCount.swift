import Foundation
import LayoutLaboratory

/// The asset catalogues of apps, examined as `quarterturn lint` does.
struct CatalogueCount {
  private let reports: [CatalogueReport]

  /// Examines all catalogues.
  init(_ apps: AppList) {
    reports = apps.found.flatMap { app in
      Self.catalogues(in: app.path).map(CatalogueReport.init)
    }
  }

  private static func catalogues(in folder: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".xcassets") }.sorted().map { "\(folder)/\($0)" }
  }

  /// The number of assets, those without findings, and the findings of each rule.
  var lines: [String] {
    let findings = reports.flatMap(\.findings)
    let assets = reports.reduce(0) { $0 + $1.assets }
    let faulty = reports.reduce(0) { $0 + Set($1.findings.compactMap(\.asset)).count }
    return [
      "catalogues: \(JudgeReport.share(assets - faulty, assets)) of \(assets) assets in "
        + "\(reports.count) catalogues without a finding"
    ]
      + CatalogueRule.allCases.flatMap { rule in
        let found = findings.filter { $0.rule == rule }
        let details = Dictionary(grouping: found.map(\.detail)) { $0 }.mapValues(\.count)
        let commonest = details.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(5)
        return found.isEmpty
          ? []
          : ["  \(rule.code) \(rule.name): \(found.count)"]
            + commonest.map { "    \($0.value) × \($0.key)" }
      }
  }
}
