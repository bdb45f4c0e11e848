import Basics
import Foundation
import LayoutCore

/// The roles of a table's subviews: rows, headers and footers.
///
///     table header
///     header 0 ‹ row [0,0] ‹ row [0,1] ‹ footer 0
///     header 1 ‹ row [1,0] ‹ …
///     table footer
@MainActor struct TablePlaces {
  /// The role of one subview.
  enum Place: Sendable {
    case row(IndexPath)
    case header(Int)
    case footer(Int)
    case tableHeader
    case tableFooter
  }

  private var places: [ObjectIdentifier: Place] = [:]

  /// Finds the roles of the subviews; there are none if the view is not a table.
  init(of view: UIView) {
    guard let table = view as? UITableView else { return }
    for (path, cell) in table.cells { places[ObjectIdentifier(cell)] = .row(path) }
    for (section, view) in table.headers { places[ObjectIdentifier(view)] = .header(section) }
    for (section, view) in table.footers { places[ObjectIdentifier(view)] = .footer(section) }
    table.tableHeaderView.map { places[ObjectIdentifier($0)] = .tableHeader }
    table.tableFooterView.map { places[ObjectIdentifier($0)] = .tableFooter }
  }

  subscript(view: UIView) -> Place? { places.isEmpty ? nil : places[ObjectIdentifier(view)] }
}

extension TablePlaces.Place: RecordedValue {
  /// The role as text, such as `row [1,2]`.
  var word: String {
    switch self {
    case .row(let path): "row [\(path.section),\(path.row)]"
    case .header(let section): "header \(section)"
    case .footer(let section): "footer \(section)"
    case .tableHeader: "table header"
    case .tableFooter: "table footer"
    }
  }

  func write(to writer: DigestWriter) {
    let numbers: [Int] =
      switch self {
      case .row(let path): [0, path.section, path.row]
      case .header(let section): [1, section, 0]
      case .footer(let section): [2, section, 0]
      case .tableHeader: [3, 0, 0]
      case .tableFooter: [4, 0, 0]
      }
    for number in numbers { writer.write(UInt64(truncatingIfNeeded: number)) }
  }
}
