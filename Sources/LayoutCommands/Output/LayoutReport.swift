import CommandLineKit
import Foundation
import LayoutCore
import LayoutStage

/// A report of the frames of all elements in one layout, as a table or as JSON.
struct LayoutReport {
  var figure: String
  var variant: String
  var orientation: Orientation
  var layout: LayoutRecord

  /// Returns an array with one object for each report.
  static func json(_ reports: [LayoutReport]) -> String {
    JSONValue.list(reports.map(\.json)).document
  }

  private var json: JSONValue {
    .object([
      ("figure", .text(figure)), ("variant", .text(variant)),
      ("orientation", .text(orientation.rawValue)), ("settings", settings.json),
      ("contentSize", .numbers([Double(size.width), Double(size.height)])),
      ("elements", .list(layout.elements.map(Self.json))),
    ])
  }

  private static func json(of element: LayoutRecord.Element) -> JSONValue {
    let index = element.indexPath
    return .object([
      ("kind", .text(element.kind.role)),
      ("indexPath", .list([.integer(index.section), .integer(index.item)])),
      ("frame", .numbers(element.frame.standardized.coordinates)),
      ("zIndex", .integer(element.zIndex)),
    ])
  }

  private var size: CGSize { layout.contentSize }

  /// The settings of the layout, without those that affect only the drawing.
  private var settings: [LayoutRecord.Setting: String] { layout.settings?.withoutLooks ?? [:] }

  /// The report as a table.
  var table: String {
    let head = """
      \(figure) · \(variant) · \(orientation.rawValue): content \(Double(size.width).thousandths) × \
      \(Double(size.height).thousandths)
      """
    let place = settings.isEmpty ? [] : ["  \(settings.line)"]
    let rows = layout.elements.map { element in
      let numbers = element.frame.standardized.coordinates.map(\.thousandths)
      let place = "[\(element.indexPath.section), \(element.indexPath.item)]"
      return "  " + element.kind.role.padded(to: 14) + place.padded(to: 12)
        + numbers.map { $0.padded(to: 12) }.joined() + "\(element.zIndex)"
    }
    let titles = ["x", "y", "width", "height"].map { $0.padded(to: 12) }.joined()
    let columns = "  " + "kind".padded(to: 14) + "index path".padded(to: 12) + titles + "z"
    return ([head] + place + [columns] + rows).joined(separator: "\n") + "\n"
  }
}
