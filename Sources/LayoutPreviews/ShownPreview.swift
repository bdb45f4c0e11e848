import FigureSnapshots
import Foundation
import LayoutCore
import LayoutLaboratory
import LayoutStage
import RasterPNG
import SnapshotCore
import UIKit

/// A preview drawn in one orientation: its picture and its notes.
struct ShownPreview {
  let name: String
  let orientation: Orientation
  /// The path of the picture.
  let path: String
  /// The frames of the preview's views or elements, outermost first.
  let places: [PreviewPlace]
  /// Notes on the picture, for example that a box represents an unavailable view.
  var notes: [String] = []
  /// The lint report; nil if the layout or the constraints cannot be checked.
  let lint: LintReport?
  /// The problems that occur with combinations of settings; nil if the preview was drawn once.
  var matrix: ShownMatrix?
  /// The number of views with content.
  var ink = 0
  /// Whether the view was empty and shows sample content.
  var isSampled = false

  var words: String {
    if let matrix { return "\(name) · matrix: \(path)\n\(matrix.report)" }
    let lines = places.filter { !$0.isEmptyPart }.map {
      String(repeating: "  ", count: $0.depth + 1) + $0.words
    }
    // The notes in the lint report are left out, because the preview's own notes are about the same
    // screen.
    var lint = lint
    lint?.notes = []
    let report = lint.map { $0.isEmpty ? ["  lint: nothing found"] : ["", $0.description] } ?? []
    let told = notes.map { "  note: \($0)" }
    return (["\(name) · \(orientation.rawValue): \(path)"] + lines + told + report)
      .joined(separator: "\n")
  }

  var json: JSONValue {
    if let matrix {
      return .object([
        ("name", .text(name)), ("path", .text(path)), ("matrix", matrix.json),
      ])
    }
    return drawnJSON
  }

  private var drawnJSON: JSONValue {
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
  /// The name of the class, or the kind of an element with its index path.
  let what: String
  /// The text of a label; nil for other views.
  let text: String?
  /// The frame in points of the screen, even if the view is scrolled out of the visible area.
  let frame: CGRect
  /// The number of listed views that contain this view, which determines the indentation of its
  /// line.
  let depth: Int
  /// Whether this is the frame of an empty label or image view inside a control.
  ///
  /// Such views are left out of the text report.
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

  /// Returns the frames of a view and its descendants, without hidden views.
  @MainActor static func places(of view: UIView, in root: UIView, depth: Int = 0) -> [PreviewPlace]
  {
    if view.isHidden { return [] }
    let place = PreviewPlace(
      what: "\(type(of: view))", text: (view as? UILabel)?.text,
      frame: view.convert(view.bounds, to: root), depth: depth, isEmptyPart: view.isEmptyPart)
    return [place] + view.readSubviews.flatMap { places(of: $0, in: root, depth: depth + 1) }
  }

  /// Returns the frames of all elements of a layout, in points of the screen.
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
