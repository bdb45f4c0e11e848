import Foundation
import LayoutCore
import LayoutStage

/// Where every element of one picture lies, as text.
struct LayoutReport {
  var figure: String
  var variant: String
  var orientation: Orientation
  var layout: LayoutRecord

  /// An array with one object for each report.
  static func json(_ reports: [LayoutReport]) -> String {
    guard !reports.isEmpty else { return "[]" }
    return "[\n" + reports.map(\.json).joined(separator: ",\n") + "\n]"
  }

  private var json: String {
    let elements = layout.elements.map { "      " + json(of: $0) }
    let list = elements.isEmpty ? "[]" : "[\n" + elements.joined(separator: ",\n") + "\n    ]"
    let size = [Double(layout.contentSize.width), Double(layout.contentSize.height)]
    return """
        {
          "figure": \(JSONValue.text(figure).line),
          "variant": \(JSONValue.text(variant).line),
          "orientation": \(JSONValue.text(orientation.rawValue).line),
          "contentSize": \(JSONValue.numbers(size).line),
          "elements": \(list)
        }
      """
  }

  private func json(of element: LayoutRecord.Element) -> String {
    let members = [
      "\"kind\": " + JSONValue.text(element.kind.role).line,
      "\"indexPath\": [\(element.indexPath.section), \(element.indexPath.item)]",
      "\"frame\": " + JSONValue.numbers(element.frame.standardized.coordinates).line,
      "\"zIndex\": \(element.zIndex)",
    ]
    return "{ " + members.joined(separator: ", ") + " }"
  }

  /// A table for people.
  var table: String {
    let size = layout.contentSize
    let head = """
      \(figure) · \(variant) · \(orientation.rawValue): content \(Double(size.width).thousandths) × \
      \(Double(size.height).thousandths)
      """
    let rows = layout.elements.map { element in
      let numbers = element.frame.standardized.coordinates.map(\.thousandths)
      let place = "[\(element.indexPath.section), \(element.indexPath.item)]"
      return "  " + element.kind.role.padded(to: 14) + place.padded(to: 12)
        + numbers.map { $0.padded(to: 12) }.joined() + "\(element.zIndex)"
    }
    let titles = ["x", "y", "width", "height"].map { $0.padded(to: 12) }.joined()
    let columns = "  " + "kind".padded(to: 14) + "index path".padded(to: 12) + titles + "z"
    return ([head, columns] + rows).joined(separator: "\n") + "\n"
  }
}
