import Foundation
import LayoutCore

/// A changed view and the element that contains it.
package struct ViewOwner: Sendable, Hashable {
  /// The change of the element; nil for a view of the screen outside of all elements.
  package let element: ElementChange?
  package internal(set) var change: ViewChange

  /// Returns all changed views: first the views in elements, then the views of the screen.
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

  /// Returns one cause for each group of views that changed alike.
  static func causes(_ owners: [ViewOwner]) -> [Cause] {
    owners.grouped(by: ViewChangeKey.init).map { Cause(of: .init(owners: $0)) }
  }
}

extension [ViewOwner] {
  /// Returns the views without changes already reported for the viewport: the scroll position and
  /// the size of the scroll view.
  func withoutViewport(_ golden: CGRect, _ actual: CGRect) -> [ViewOwner] {
    if golden == actual { return self }
    let scrolled = ViewChange.Property(scrolledTo: golden.origin, actual.origin)
    let sizes = [
      ViewChange.Property(
        LayoutRecord.ViewProperty.frames[2], Double(golden.width), Double(actual.width)),
      ViewChange.Property(
        LayoutRecord.ViewProperty.frames[3], Double(golden.height), Double(actual.height)),
    ]
    let told = Set(sizes + [scrolled])
    return compactMap { owner in
      guard owner.element == nil, owner.change.properties.contains(where: told.contains) else {
        return owner
      }
      // If the scroll view was resized, all changes of its frame are left out: other views took its
      // space, and those views are reported themselves.
      let isResized = owner.change.properties.contains { sizes.contains($0) }
      return owner.change.keeping { !told.contains($0) && !(isResized && $0.isFrame) }
        .map { ViewOwner(element: nil, change: $0) }
    }
  }
}

/// The grouping key of changed views: views with equal keys are reported together.
///
/// Changed texts are left out of the key, because the texts of a list differ from cell to cell.
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
  /// Whether only the text of the view changed.
  var isText: Bool {
    properties.count == 1 && properties[0].key == .text && properties[0].note == nil
  }

  /// Whether the change can affect the space that is available for neighbouring views.
  var takesSpace: Bool {
    switch kind {
    case .appeared, .vanished: true
    case .changed(let properties):
      !moved.isEmpty
        || properties.contains {
          $0.isFrame || $0.isConstraint || $0.key == .hidden
        }
    }
  }
}

extension ViewGroup {
  /// The classes of the change.
  ///
  /// A change that both moves and colours views belongs to two classes.
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
    if isFrame || isConstraint || key == .scrolling { return .layout }
    if key.isFont { return .fonts }
    if key.isText || key == .prompt { return .text }
    return reach.contains(.frames) && !key.isImage && !key.namesOtherImage ? .layout : .paint
  }
}
