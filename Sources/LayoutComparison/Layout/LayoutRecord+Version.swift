import Foundation
import LayoutCore

extension LayoutRecord {
  /// Whether any views were recorded.
  var hasViews: Bool { screen != nil || elements.contains { $0.view != nil } }

  /// Returns two records with only the properties that the versions of both contain, so that they
  /// can be compared.
  ///
  /// A change of any other property is found only by comparing pixels, and no cause is reported.
  static func comparable(_ golden: LayoutRecord, _ actual: LayoutRecord) -> (
    golden: LayoutRecord, actual: LayoutRecord
  ) {
    if golden.viewVersion == actual.viewVersion { return (golden, actual) }
    guard min(golden.viewVersion, actual.viewVersion) == 1 else {
      return (golden.withoutAdded(since: actual), actual.withoutAdded(since: golden))
    }
    return (golden.keepingShared(with: actual), actual.keepingShared(with: golden))
  }

  /// Returns the record without the properties that were added after the version of another record.
  private func withoutAdded(since other: LayoutRecord) -> LayoutRecord {
    let isAdded = { (property: ViewProperty) in property.isAdded(since: other.viewVersion) }
    var record = self
    record.viewVersion = min(viewVersion, other.viewVersion)
    record.screen = screen?.without(isAdded)
    for index in elements.indices {
      record.elements[index].view = elements[index].view?.without(isAdded)
    }
    if other.viewVersion < 4 { record.dropNamesOfContents() }
    record.dropMeasures(addedSince: other.viewVersion)
    return record
  }

  /// Removes the names of the views that a content or background configuration creates; these names
  /// were added in version 4.
  private mutating func dropNamesOfContents() {
    screen = screen?.withoutNamesOfContents
    for index in elements.indices {
      elements[index].view = elements[index].view?.withoutNamesOfContents
    }
  }

  private func keepingShared(with other: LayoutRecord) -> LayoutRecord {
    var record = self
    record.viewVersion = min(viewVersion, other.viewVersion)
    record.screen = screen?.keepingShared
    for index in elements.indices {
      record.elements[index].view = elements[index].view?.keepingShared
    }
    record.dropNamesOfContents()
    record.dropMeasures(addedSince: other.viewVersion)
    return record
  }

  /// Removes the measures of sections that goldens before version 4 do not have.
  private mutating func dropMeasures(addedSince version: Int) {
    guard version < 4 else { return }
    for index in sections.indices {
      sections[index].measures.removeAll { Measure.added.contains($0.name) }
    }
  }
}

extension LayoutRecord.View {
  /// Returns the view and its descendants without some properties.
  fileprivate func without(
    _ isAdded: (LayoutRecord.ViewProperty) -> Bool
  ) -> LayoutRecord.View {
    var view = self
    let properties = properties
    if properties.keys.contains(where: isAdded) {
      view.properties = properties.filter { !isAdded($0.key) }
    }
    view.views = views.map { $0.without(isAdded) }
    return view
  }

  /// The view with only the values that all versions record in the same way: its class, name and
  /// frame, its constraints (except UIKit's private ones) without their second items and
  /// multipliers, whether it is hidden and, for a label, the text, its font and its colour.
  fileprivate var keepingShared: LayoutRecord.View {
    var view = self
    let labels: Set<LayoutRecord.ViewProperty> = [.hidden, .text, .font, .textColor]
    let isLabel = className.hasSuffix("Label")
    view.properties = properties.filter { isLabel ? labels.contains($0.key) : $0.key == .hidden }
    view.constraints = constraints.filter { !$0.isPrivate }.map(\.withoutSecond)
    view.views = views.flatMap(ownViews).filter { $0.properties[.layer] == nil }
      .map(\.keepingShared)
    // Version 1 has no names for the parts of a table's rows.
    if properties[.place] != nil { view.views = view.views.map(\.withoutNamesOfParts) }
    return view
  }

  /// Returns a subview or, if UIKit created it as a private part of the view, the app's views
  /// inside it; nothing for a view that the app placed in a bar or field, such as a `titleView`.
  ///
  /// Version 1 recorded the private parts of bars, buttons and fields; an unnamed view of the app
  /// cannot be distinguished from them.
  private func ownViews(_ child: LayoutRecord.View) -> [LayoutRecord.View] {
    guard Self.owners.contains(where: className.hasSuffix) else { return [child] }
    guard let name = child.name else {
      guard Self.parts.contains(child.className) else { return [child] }
      return child.views.filter { $0.name != nil }.map { $0.moved(by: child.frame.origin) }
    }
    return Self.places.contains(name) ? [] : [child]
  }

  private static let owners = ["Button", "Field", "TextView", "NavigationBar", "Toolbar", "TabBar"]
  private static let parts = [
    "UILabel", "UIImageView", "UIView", "BarBackground", "BarButton", "TabBarButton",
  ]
  private static let places = ["titleView", "customView", "leftView", "rightView"]

  private func moved(by origin: CGPoint) -> LayoutRecord.View {
    var view = self
    view.frame = frame.offsetBy(dx: origin.x, dy: origin.y)
    return view
  }
}

extension LayoutRecord.View {
  /// The view without the name that UIKit gave it as a part of a row, and its subviews likewise.
  fileprivate var withoutNamesOfParts: LayoutRecord.View {
    let names = ["contentView", "textLabel", "detailTextLabel", "imageView", "accessoryView"]
    guard let name, names.contains(name) else { return self }
    var view = self
    view.name = nil
    view.views = views.map(\.withoutNamesOfParts)
    return view
  }
}

extension LayoutRecord.View {
  /// The names of the views that a content or background configuration creates.
  static let namesOfContents: Set<String> = [
    "content.text", "content.secondaryText", "content.image", "backgroundConfiguration",
    "background.fill",
  ]

  fileprivate var withoutNamesOfContents: LayoutRecord.View {
    var view = self
    if let name, Self.namesOfContents.contains(name) { view.name = nil }
    if !views.isEmpty { view.views = views.map(\.withoutNamesOfContents) }
    return view
  }
}

extension LayoutRecord.Constraint {
  /// Whether UIKit created the constraint for its own use, as it does in a stack view.
  ///
  /// Only version 1 recorded these constraints.
  fileprivate var isPrivate: Bool { name.hasPrefix("UISV-") || name.hasPrefix("UIView-") }

  fileprivate var withoutSecond: Self {
    var constraint = self
    constraint.second = nil
    constraint.multiplier = 1
    return constraint
  }
}
