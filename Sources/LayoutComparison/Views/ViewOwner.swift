import Foundation
import LayoutCore

/// A view that changed, with the element that it is in.
public struct ViewOwner: Sendable, Hashable {
  /// The element before and after; nil for a view of the screen around the elements.
  public let element: ElementChange?
  /// The change.
  public internal(set) var change: ViewChange

  /// Returns every view that changed: those in elements first, then those around them.
  static func owners(
    _ changes: [ElementChange], _ golden: LayoutRecord.View?, _ actual: LayoutRecord.View?
  ) -> [ViewOwner] {
    let inside = changes.flatMap { element in
      element.views.map { ViewOwner(element: element, change: $0) }
    }
    guard let golden, let actual else { return inside }
    return inside
      + ViewChange.changes(from: golden, to: actual).map { ViewOwner(element: nil, change: $0) }
  }

  /// Returns a cause for all views that changed alike.
  static func causes(_ owners: [ViewOwner]) -> [Cause] {
    owners.grouped(by: ViewChangeKey.init).map { Cause(of: .init(owners: $0)) }
  }
}

extension [ViewOwner] {
  /// The views without what the viewport is reported for: the list that shows it is scrolled by as
  /// much, and has another size with it.
  func withoutViewport(_ golden: CGRect, _ actual: CGRect) -> [ViewOwner] {
    if golden == actual { return self }
    let scrolled = ViewChange.Property(scrolledTo: golden.origin, actual.origin)
    let sizes = [
      ViewChange.Property(
        name: "frame.width", Double(golden.width), Double(actual.width)),
      ViewChange.Property(
        name: "frame.height", Double(golden.height), Double(actual.height)),
    ]
    let told = Set(sizes + [scrolled])
    return compactMap { owner in
      guard owner.element == nil, owner.change.properties.contains(where: told.contains) else {
        return owner
      }
      // Where it begins follows from what took its space, as its size does.
      let isResized = owner.change.properties.contains { sizes.contains($0) }
      return owner.change.keeping { !told.contains($0) && !(isResized && $0.isFrame) }
        .map { ViewOwner(element: nil, change: $0) }
    }
  }
}

/// The properties that the changes of two views share if they are the same one.
///
/// Texts of a list differ from cell to cell: that they are others is what they have in common.
private struct ViewChangeKey: Hashable {
  let kind: LayoutRecord.Kind?
  let role: [String]
  let change: ViewChange.Kind
  let isText: Bool

  init(_ owner: ViewOwner) {
    kind = owner.element?.element.kind
    role = owner.change.role
    isText = owner.change.isText
    change = isText ? .changed([]) : owner.change.kind
  }
}

extension ViewChange {
  /// Whether only its text is different.
  var isText: Bool {
    properties.count == 1 && properties[0].name == LayoutRecord.ViewProperty.text.words
  }

  /// Whether it can change the space of views beside it.
  var takesSpace: Bool {
    switch kind {
    case .appeared, .vanished: true
    case .changed(let properties):
      properties.contains {
        $0.isFrame || $0.isConstraint || $0.name == LayoutRecord.ViewProperty.hidden.words
      }
    }
  }
}

extension ViewGroup {
  /// The kinds of change it is: one that moves and colours views is of two.
  var changeClasses: Set<ChangeClass> {
    switch change {
    case .appeared, .vanished: [.layout]
    case .texts: movedViews == 0 ? [.text] : [.text, .layout]
    case .changed(let properties):
      Set(properties.map(\.changeClass)).union(movedViews == 0 ? [] : [.layout])
    }
  }
}

extension ViewChange.Property {
  fileprivate var changeClass: ChangeClass {
    if isFrame || isConstraint || name == "scrolled to" { return .layout }
    switch LayoutRecord.ViewProperty.allCases.first(where: { $0.words == name }) {
    case .hidden, .lines, .alignment, .contentMode, .transform, .clips: return .layout
    case .text: return .text
    case .font: return .fonts
    default: return .paint
    }
  }
}
