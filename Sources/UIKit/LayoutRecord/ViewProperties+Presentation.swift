import Foundation
import LayoutCore

/// The properties of open menus, whose rows are private parts (`HavingParts`) and thus not
/// recorded.
extension ViewProperties {
  mutating func readMenu(_ overlay: MenuOverlay) {
    let menu = overlay.shownMenu
    let isSubmenu = overlay.showsSubmenu
    if !menu.title.isEmpty { add("menuTitle", .text("“\(menu.title)”")) }
    let sections = MenuLines(of: menu, isSubmenu: isSubmenu).sections.map { section in
      section.flatMap(\.elements)
    }
    let elements = sections.flatMap(\.self)
    guard !elements.isEmpty else { return }
    add(.menuElements, .made(ListedTexts(texts: elements.map { "“\($0.title)”" })))
    if sections.count > 1 {
      let counts = sections.map { "\($0.count)" }.joined(separator: " + ")
      add("menuSections", .text(counts))
    }
    for (index, element) in elements.enumerated() { read(element, "menuElements.\(index)") }
  }

  private mutating func read(_ element: UIMenuElement, _ name: String) {
    if element.shownState != .off { add("\(name).state", .text("\(element.shownState)")) }
    if let text = element.subtitle { add("\(name).subtitle", .text("“\(text)”")) }
    add("\(name).image", element.image)
    let attributes = element.shownAttributes
    if attributes.contains(.disabled) { add("\(name).enabled", .no) }
    if attributes.contains(.destructive) { add("\(name).destructive", .yes) }
  }
}

/// The properties of sheets and popovers.
extension ViewProperties {
  mutating func readSheet(_ view: SheetView) {
    guard let sheet = view.presentation, let container = sheet.containerView else { return }
    let names = sheet.detents.map(\.word)
    if names != ["large"] { add("detents", .made(ListedTexts(texts: names))) }
    let selected = sheet.geometry(in: container).selected.identifier
    let detent = sheet.detents.first { $0.identifier == selected }
    if let detent, detent.word != "large" { add("selectedDetent", .text(detent.word)) }
    if let undimmed = sheet.largestUndimmedDetentIdentifier {
      let detent = sheet.detents.first { $0.identifier == undimmed }
      add("largestUndimmedDetent", .text(detent?.word ?? undimmed.rawValue))
    }
    if view.showsGrabber { add("grabber", .yes) }
  }

  mutating func readPopover(_ view: PopoverView) {
    guard let popover = view.presentation else { return }
    let permitted = popover.permittedArrowDirections
    if permitted != .any { add("permittedArrowDirections", .text(permitted.words)) }
    add("arrowDirection", .text(popover.arrowDirection.words))
    add("popoverBackgroundColor", popover.backgroundColor)
  }
}

/// The properties of a split view: the arrangement of its columns.
extension ViewProperties {
  mutating func readContainer(_ view: LayoutContainerView) {
    guard let split = view.controller as? UISplitViewController, !split.isCollapsed else { return }
    let geometry = split.geometry
    add("displayMode", .text("\(geometry.displayMode)"))
    if geometry.columns.contains(.primary) {
      add("primaryColumnWidth", .number(Double(geometry.primaryWidth)))
    }
    if geometry.columns.contains(.supplementary) {
      add("supplementaryColumnWidth", .number(Double(geometry.supplementaryWidth)))
    }
    if split.primaryEdge == .trailing { add("primaryEdge", .text("trailing")) }
  }
}

extension MenuLines.Line {
  /// The menu elements that a row shows.
  fileprivate var elements: [UIMenuElement] {
    switch self {
    case .header, .loading: []
    case .row(let element): [element]
    case .tiles(let elements, _): elements
    }
  }
}

extension UIPopoverArrowDirection {
  /// The directions as text: `up, left`; `none` if there are none.
  fileprivate var words: String {
    let directions = [(Self.up, "up"), (.down, "down"), (.left, "left"), (.right, "right")]
    let names = directions.filter { contains($0.0) }.map(\.1)
    return names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}
