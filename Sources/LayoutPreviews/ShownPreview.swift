import FigureSnapshots
import Foundation
import LayoutCore
import LayoutLaboratory
import LayoutStage
import RasterPNG
import SnapshotCore
import UIKit

/// A preview in one orientation, as it was drawn: the picture and its notes.
struct ShownPreview {
  let name: String
  let orientation: Orientation
  /// The picture's path.
  let path: String
  /// The frames, outermost first.
  let places: [PreviewPlace]
  /// Notes on the picture, such as the reason why a view is as long as the device, or a box that
  /// stands for a missing view.
  var notes: [String] = []
  /// The report of lint; nil if the layout or the constraints cannot be checked.
  let lint: LintReport?

  var words: String {
    let lines = places.filter { !$0.isEmptyPart }.map {
      String(repeating: "  ", count: $0.depth + 1) + $0.words
    }
    // Of the same screen, so that lint has the same notes.
    var lint = lint
    lint?.notes = []
    let report = lint.map { $0.isEmpty ? ["  lint: nothing found"] : ["", $0.description] } ?? []
    let told = notes.map { "  note: \($0)" }
    return (["\(name) · \(orientation.rawValue): \(path)"] + lines + told + report)
      .joined(separator: "\n")
  }

  var json: JSONValue {
    .object([
      ("name", .text(name)), ("orientation", .text(orientation.rawValue)), ("path", .text(path)),
      ("notes", .list(notes.map(JSONValue.text))), ("views", .list(places.map(\.json))),
      (
        "lint",
        lint.map { report in
          .list(
            report.findings.map { finding in
              .object([
                ("rule", .text(finding.rule.code)), ("name", .text(finding.rule.name)),
                ("element", finding.element.map(JSONValue.text) ?? .null),
                ("detail", .text(finding.detail)), ("places", finding.places?.json ?? .null),
                ("fix", .text(finding.rule.remedy)),
              ])
            })
        } ?? .null
      ),
    ])
  }
}

/// The frame of a view or of an element of a layout.
struct PreviewPlace {
  /// The class's name, or the kind of an element with its index path.
  let what: String
  /// The text that it shows.
  let text: String?
  /// In points of the screen, also for a view that is scrolled out of sight.
  let frame: CGRect
  /// The number of views around it.
  let depth: Int
  /// Whether it is a label or an image view of a control that shows nothing, which words leave out.
  var isEmptyPart = false

  var words: String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { place in
      ((Double(place) * 100).rounded() / 100).shortest
    }
    return "\(what) \(numbers[0]),\(numbers[1]) \(numbers[2])×\(numbers[3])"
      + (text.map { " \"\($0)\"" } ?? "")
  }

  var json: JSONValue {
    .object([
      ("what", .text(what)), ("text", text.map(JSONValue.text) ?? .null),
      ("frame", .numbers([frame.minX, frame.minY, frame.width, frame.height].map { Double($0) })),
      ("depth", .integer(depth)),
    ])
  }

  /// Returns where a view and the views in it are; hidden ones are left out.
  @MainActor static func places(of view: UIView, in root: UIView, depth: Int = 0) -> [PreviewPlace]
  {
    if view.isHidden { return [] }
    let place = PreviewPlace(
      what: "\(type(of: view))", text: (view as? UILabel)?.text,
      frame: view.convert(view.bounds, to: root), depth: depth, isEmptyPart: view.isEmptyPart)
    return [place] + view.readSubviews.flatMap { places(of: $0, in: root, depth: depth + 1) }
  }

  /// Returns where the elements of a layout are on the screen.
  static func places(of layout: LayoutRecord) -> [PreviewPlace] {
    let (shown, seen) = (layout.screenFrame, layout.viewport)
    return layout.elements.map { element in
      PreviewPlace(
        what: "\(element.kind) \(element.indexPath)", text: nil,
        frame: element.frame.offsetBy(dx: shown.minX - seen.minX, dy: shown.minY - seen.minY),
        depth: 0)
    }
  }
}
