import Foundation

/// The counts of a survey: a line for each app and one for all apps, and the reasons for files that
/// are not drawn.
package struct SurveyTable: Equatable, Sendable {
  /// The results for one app.
  package struct App: Equatable, Sendable {
    package var name: String
    /// The number of view files in the app.
    package var viewFiles: Int
    /// The results of the examined files.
    package var results: [SurveyedFile]

    package init(name: String, viewFiles: Int, results: [SurveyedFile]) {
      (self.name, self.viewFiles, self.results) = (name, viewFiles, results)
    }
  }

  /// The apps, in the order of the survey.
  package var apps: [App]

  package init(_ apps: [App]) { self.apps = apps }

  private var all: App {
    App(
      name: "all", viewFiles: apps.map(\.viewFiles).reduce(0, +),
      results: apps.flatMap(\.results))
  }

  /// The table as Markdown, followed by the reasons.
  package var text: String {
    let head = [
      "| app | view files | examined | compiled | drawn | of these with samples only | "
        + "stubbed lines in sight |", "|---|---|---|---|---|---|---|",
    ]
    let lines = (apps + (apps.count > 1 ? [all] : [])).map(Self.line)
    let reasons = reasons
    let why = reasons.map { "| \($0.reason) | \($0.count) | \($0.apps) |" }
    let list = why.isEmpty ? [] : ["", "| reason for the rest | files | apps |", "|---|---|---|"]
    return (head + lines + list + why).joined(separator: "\n")
  }

  private static func line(_ app: App) -> String {
    let count = app.results.count
    let compiled = app.results.count(where: \.isCompiled)
    let drawn = app.results.count(where: \.isDrawn)
    let sampled = app.results.count { $0.isDrawn && $0.isSampled == true }
    return "| \(app.name) | \(app.viewFiles) | \(count) | \(share(compiled, of: count)) | "
      + "\(share(drawn, of: count)) | \(sampled) | \(percent(app.stubbedShare)) |"
  }

  private static func share(_ part: Int, of whole: Int) -> String {
    whole == 0 ? "0" : "\(part) (\(percent(Double(part) / Double(whole))))"
  }

  private static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }

  /// The reasons with the numbers of files and of apps, the most frequent first.
  package var reasons: [(reason: String, count: Int, apps: Int)] {
    var counts: [String: (count: Int, apps: Set<String>)] = [:]
    for app in apps {
      for result in app.results where !result.reason.isEmpty {
        counts[result.reason, default: (0, [])].count += 1
        counts[result.reason]?.apps.insert(app.name)
      }
    }
    return counts.map { ($0.key, $0.value.count, $0.value.apps.count) }
      .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }

  /// The table as JSON.
  package var json: String {
    let document = Document(
      apps: (apps + [all]).map { app in
        Document.App(
          name: app.name, viewFiles: app.viewFiles, examined: app.results.count,
          compiled: app.results.count(where: \.isCompiled),
          drawn: app.results.count(where: \.isDrawn),
          sampled: app.results.count { $0.isDrawn && $0.isSampled == true },
          stubbedShare: app.stubbedShare)
      },
      reasons: reasons.map { Document.Reason(reason: $0.reason, files: $0.count, apps: $0.apps) },
      files: apps.flatMap(\.results))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(document)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  private struct Document: Encodable {
    struct App: Encodable {
      var name: String
      var viewFiles, examined, compiled, drawn, sampled: Int
      var stubbedShare: Double
    }

    struct Reason: Encodable {
      var reason: String
      var files, apps: Int
    }

    var apps: [App]
    var reasons: [Reason]
    var files: [SurveyedFile]
  }
}

extension SurveyTable.App {
  /// The share of lines that are stubs in the programs of the drawn files, from 0 to 1.
  fileprivate var stubbedShare: Double {
    let drawn = results.filter(\.isDrawn)
    let (stubs, written) = (drawn.map(\.stubs).reduce(0, +), drawn.map(\.written).reduce(0, +))
    return stubs + written == 0 ? 0 : Double(stubs) / Double(stubs + written)
  }
}
