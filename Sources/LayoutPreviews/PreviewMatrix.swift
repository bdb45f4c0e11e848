import FigureSnapshots
import Foundation
import LayoutCore
import LayoutLaboratory
import LayoutStage
import LocalizedStrings
import UIKit

/// The sheets of a request with `--matrix`: one sheet for each preview, with the problems that
/// occur with some of the user's settings.
@MainActor struct PreviewMatrix {
  let request: PreviewRequest
  let axes: SettingAxes
  /// The closure called with the name of each preview before the preview is made.
  let willShow: (String) -> Void

  /// Makes the matrix of a request; nil if the request contains none.
  init?(_ request: PreviewRequest, willShow: @escaping (String) -> Void) throws {
    guard let text = request.matrix else { return nil }
    self.request = request
    axes = try SettingAxes(reading: text, languages: Self.languages)
    self.willShow = willShow
  }

  /// The languages of the strings tables beside the program and in its resource bundles.
  private static var languages: [String] {
    let files = FileManager.default
    let place = Bundle.main.bundleURL
    func contents(_ folder: URL) -> [URL] {
      (try? files.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    }
    let targets = contents(place).filter { ["resources", "bundle"].contains($0.pathExtension) }
    let found = ([place] + targets).flatMap(contents).flatMap { file -> [String] in
      switch file.pathExtension {
      case "lproj": return [file.deletingPathExtension().lastPathComponent]
      case "xcstrings":
        let bytes = files.contents(atPath: file.path).map { [UInt8]($0) } ?? []
        let catalogue = try? StringCatalogue(reading: bytes, file: file.path)
        return catalogue?.languages ?? []
      default: return []
      }
    }
    return Set(found).subtracting(["Base"]).sorted()
  }

  /// Returns the results for a preview, whose content is made again for each combination of
  /// settings.
  func study(of named: NamedPreview) throws -> SettingStudy {
    willShow(named.name)
    let state = ProgramState()
    defer { state.restore() }
    let isRequested = request.device != nil || !axes.devices.isEmpty
    let base = request.configuration(for: named)
    return try SettingStudy(named: named.name, axes, on: base) { configuration in
      let screen = PreviewScreen(named.preview, on: configuration, isRequested: isRequested)
      do throws(PictureTooLarge) {
        try PictureLimit.check(screen.configuration.device.size, scale: screen.configuration.scale)
      } catch {
        throw UndrawablePreview(name: named.name, reason: error)
      }
      return try screen.content.subject.shown(in: screen.configuration) { figure in
        if let reason = figure.refusal { throw UndrawablePreview(name: named.name, reason: reason) }
        var figure = figure
        if case .view = screen.content {
          figure.content = PreviewStage.onBackground(figure.content)
        }
        let shown = figure.rendered(turningTo: [screen.configuration.orientation]) {
          SettingInspection(of: $0.window)
        }
        return (shown[0].figure, shown[0].reading)
      }
    }
  }
}

/// The problems of a preview with some of the user's settings, as a text and as JSON.
struct ShownMatrix {
  let report: String
  let json: JSONValue

  /// Makes the text and the JSON of a study, with the paths of files as the user gave them.
  @MainActor init(_ study: SettingStudy, naming files: SourcePaths) {
    report = files.told(study.report)
    json = .object([
      ("summary", .text(study.summary)),
      (
        "problems",
        .list(
          study.problems.map { problem in
            .object([
              ("kind", .text(problem.kind.rawValue)), ("element", .text(problem.element)),
              ("detail", .text(problem.detail)),
              ("blame", problem.blame.map { .text(files.told($0)) } ?? .null),
              ("settings", .list(study.settings(of: problem).map(JSONValue.text))),
            ])
          })
      ),
    ])
  }
}
