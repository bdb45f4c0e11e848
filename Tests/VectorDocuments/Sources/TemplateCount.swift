import Foundation
import UIKit

/// The symbol sets of apps: SVG templates that are drawn as custom symbols.
struct TemplateCount {
  private var drawn: [String] = []
  /// The sets whose contents name no file, because a script makes it when the app is built.
  private var empty = 0
  /// The reasons why the others are not drawn.
  private var failures: [String] = []

  /// Draws the symbol sets of all apps in regular weight at 17 points.
  init(_ apps: AppList) {
    for app in apps.found {
      for folder in Self.sets(in: app.path) {
        let name = "\(app.name) \(folder.deletingPathExtension().lastPathComponent)"
        guard Self.hasFile(folder) else {
          empty += 1
          continue
        }
        do throws(AssetPicture.Failure) {
          let picture = try AssetPicture(symbol: folder, name: name, pointSize: 17, scale: 3)
          if picture.notes.isEmpty { drawn.append(name) } else { failures += picture.notes }
        } catch {
          failures.append("\(error)")
        }
      }
    }
  }

  private static func sets(in folder: String) -> [URL] {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".symbolset") }.sorted()
      .map { URL(fileURLWithPath: "\(folder)/\($0)") }
  }

  /// Whether a set has a document.
  private static func hasFile(_ folder: URL) -> Bool {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return files?.contains { $0.hasSuffix(".svg") } == true
  }

  /// The count on a line, and the reasons.
  var lines: [String] {
    let all = drawn.count + failures.count
    return [
      "custom symbols: \(JudgeReport.share(drawn.count, all)) of \(all) drawn; \(empty) sets have no file"
    ] + failures.map { "  \($0)" }
  }
}
