import LayoutCore
import LayoutLaboratory
import LayoutStage
import LocalizedStrings
import UIKit

/// A check of a view or a scene of an Interface Builder document (a nib or storyboard).
///
/// ```
/// the document's device   constraints, texts         as for previews from source
/// 320 points wide         the same, and views outside
/// each language           texts, in both windows     for each de.lproj/Main.strings
/// loading                 classes that do not exist
/// ```
@MainActor struct DocumentLint {
  private let named: NamedPreview
  private let document: String
  /// The number of missing classes that were reported before this check.
  private let knownClasses: Int
  private let configurations: [DeviceConfiguration]

  /// Prepares the check.
  ///
  /// - Parameters:
  ///   - named: the preview of the view or scene.
  ///   - document: the path of the document.
  ///   - configurations: a closure that returns the device of the view or scene, and the same
  ///     device with the width of the narrowest phone; it may make the view.
  init(
    _ named: NamedPreview, _ document: String, on configurations: () -> [DeviceConfiguration]
  ) {
    knownClasses = DocumentPart.missingClasses.count
    (self.named, self.document, self.configurations) = (named, document, configurations())
  }

  /// Returns the report of a check, with further findings that only documents can have: those on a
  /// narrow phone, in other languages, and about missing classes.
  func report(_ check: () throws -> LintReport) throws -> LintReport {
    let isNoted = DocumentPlace.isNoted
    DocumentPlace.isNoted = true
    defer { DocumentPlace.isNoted = isNoted }
    var report = try check()
    let known = Set(report.findings.map { "\($0.rule) \($0.element ?? "")" })
    for configuration in configurations.dropFirst() {
      let narrow = try named.laboratory(in: configuration).lintNarrowScreen()
      report.findings += narrow.filter { !known.contains("\($0.rule) \($0.element ?? "")") }
    }
    report.findings += try findingsOfLanguages()
    report.findings += DocumentPart.missingClasses.dropFirst(knownClasses).map { missing in
      LayoutFinding(
        .missingClass, missing.name, moment: "loading", detail: missing.sentence)
    }
    return report
  }

  /// Returns the findings about texts that are clipped only in other languages.
  private func findingsOfLanguages() throws -> [LayoutFinding] {
    let languages = DocumentPart.languages(beside: document)
    if languages.isEmpty { return [] }
    let known = try clippedTexts(in: nil)
    var found: [(place: String, language: String, finding: LayoutFinding)] = []
    for language in languages {
      let clipped = try clippedTexts(in: language).filter { known[$0.key] == nil }
      found += clipped.sorted { $0.key < $1.key }.map { ($0.key, language, $0.value) }
    }
    var places: Set<String> = []
    return found.filter { places.insert($0.place).inserted }.map { first in
      let others = found.filter { $0.place == first.place }.map(\.language).dropFirst()
      var finding = first.finding
      if !others.isEmpty { finding.detail += ", and also in \(others.joined(separator: ", "))" }
      return finding
    }
  }

  /// Returns the findings about clipped texts in a language, keyed by the place of the label.
  private func clippedTexts(in language: String?) throws -> [String: LayoutFinding] {
    var all: [String: LayoutFinding] = [:]
    for var configuration in configurations {
      if let language, !configuration.choose(language: language) { continue }
      let width = Double(configuration.screenSize.width).shortest
      let moment = [language, "\(width) points wide"].compactMap(\.self).joined(separator: ", ")
      let found = try named.laboratory(in: configuration).clippedTexts(moment)
      all.merge(found) { first, _ in first }
    }
    return all
  }
}
