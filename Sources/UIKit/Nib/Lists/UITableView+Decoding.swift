import Foundation
import InterfaceBuilder

extension UITableView {
  /// Returns the style that a document names; plain if it names none.
  static func style(in coder: NSCoder) -> Style {
    switch coder.nib?.object.properties["style"]?.text {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }

  /// Sets the properties, the views and the cells that a document contains (facts IB68 to IB72 and
  /// IB78).
  func decodeTable(from nib: NibDecoder) {
    let (object, loading) = (nib.object, nib.loading)
    if object.properties["backgroundColor"] == nil { backgroundColor = style.background }
    // Documents from before iOS 11 have no estimated heights (fact IB68).
    estimatedRowHeight = 0
    nib.decode(Self.tableProperties, of: self)
    tableHeaderView = object.keyed["tableHeaderView"].flatMap(loading.make) as? UIView
    tableFooterView = object.keyed["tableFooterView"].flatMap(loading.make) as? UIView
    backgroundView = object.keyed["backgroundView"].flatMap(loading.make) as? UIView
    for cell in object.lists["prototypes"] ?? [] {
      guard let nib = PrototypeNib(cell, of: loading) else { continue }
      register(nib, forCellReuseIdentifier: cell.properties["reuseIdentifier"]?.text ?? "")
    }
    if let sections = object.lists["sections"] {
      staticContent = StaticTable(sections, in: loading)
    } else if loading.isDesign {
      var section = InterfaceObject(id: "", element: "tableViewSection", line: object.line)
      section.lists["cells"] = object.lists["prototypes"]
      staticContent = StaticTable([section], in: loading)
    }
    if loading.isDesign {
      (dataSource, delegate) = (staticContent?.designRows, staticContent?.designRows)
    }
  }

  private static let tableProperties = NibProperties<UITableView> {
    $0.number("rowHeight") { $0.rowHeight = $1 }
    $0.number("estimatedRowHeight") { $0.estimatedRowHeight = $1 }
    $0.number("sectionHeaderHeight") { $0.sectionHeaderHeight = $1 }
    $0.number("sectionFooterHeight") { $0.sectionFooterHeight = $1 }
    $0.number("estimatedSectionHeaderHeight") { $0.estimatedSectionHeaderHeight = $1 }
    $0.number("estimatedSectionFooterHeight") { $0.estimatedSectionFooterHeight = $1 }
    $0.choice(
      "separatorStyle",
      [
        "none": .none, "default": .singleLine, "singleLine": .singleLine,
        "singleLineEtched": .singleLine,
      ]
    ) { $0.separatorStyle = $1 }
    $0.insets("separatorInset") { $0.separatorInset = $1 }
    $0.choice(
      "separatorInsetReference",
      ["fromCellEdges": .fromCellEdges, "fromAutomaticInsets": .fromAutomaticInsets]
    ) { $0.separatorInsetReference = $1 }
    $0.bool("contentViewInsetsToSafeArea") { $0.insetsContentViewsToSafeArea = $1 }
    $0.color("separatorColor") { $0.separatorColor = $1 }
    $0.bool("allowsSelection") { $0.allowsSelection = $1 }
    $0.bool("allowsMultipleSelection") { $0.allowsMultipleSelection = $1 }
    $0.bool("allowsSelectionDuringEditing") { $0.allowsSelectionDuringEditing = $1 }
    $0.bool("allowsMultipleSelectionDuringEditing") {
      $0.allowsMultipleSelectionDuringEditing = $1
    }
    $0.integer("sectionIndexMinimumDisplayRowCount") {
      $0.sectionIndexMinimumDisplayRowCount = $1
    }
    $0.color("sectionIndexColor") { $0.sectionIndexColor = $1 }
    $0.color("sectionIndexBackgroundColor") { $0.sectionIndexBackgroundColor = $1 }
  }
}

extension UITableView.Style {
  /// The default background colour of a table.
  var background: UIColor { self == .plain ? .systemBackground : .systemGroupedBackground }
}
