import LayoutCore

/// A summary of views that changed alike, as stored in the results of a run; the views themselves
/// are not stored.
package struct ViewGroup: Sendable, Hashable, Codable {
  /// The kind of change that the views share.
  package enum Change: Sendable, Hashable, Codable {
    /// The properties of the views changed.
    case changed([ViewChange.Property])
    /// The views show different texts; each change is listed.
    case texts([Cause.Replacement])
    /// The golden does not contain the views.
    case appeared
    /// Only the golden contains the views.
    case vanished
  }

  /// The elements that contain the views; nil for views of the screen outside of all elements.
  package let elements: ElementGroup?
  /// The labels of the view and its superviews, from the element inwards; for several views, the
  /// labels without texts.
  package let path: [String]
  package let change: Change
  package let count: Int
  /// The number of other views that moved because of the change, in all elements together.
  package let movedViews: Int
  /// The number of these other views that were resized.
  package let resizedViews: Int
  /// The visible part of the view's text, if that changed, and the movements of at most ten other
  /// views: one line each; empty if the group has several views.
  package let movements: [String]

  /// The maximum number of movements listed in a message.
  private static let movementLimit = 10

  init(_ owners: [ViewOwner]) {
    let elements = owners.compactMap(\.element)
    self.elements = elements.isEmpty ? nil : ElementGroup(elements)
    // A single view is identified by its path, which may contain its text; several views by the
    // `role` that they share.
    let first = owners.first?.change
    let path = (owners.count == 1 ? first?.path : first?.role) ?? []
    // The content view is left out, because users think of it as the cell itself.
    self.path = path.first == "contentView" ? Array(path.dropFirst()) : path
    count = owners.count
    let moved = owners.flatMap(\.change.moved)
    movedViews = moved.count
    resizedViews = moved.count { $0.isResized }
    let shown = (first?.shown).map { [$0.sentence] } ?? []
    movements =
      owners.count > 1 ? [] : shown + moved.prefix(Self.movementLimit).map(\.movement)
    switch first?.kind {
    case .changed where first?.isText == true:
      change = .texts(owners.map(Cause.Replacement.init))
    case .changed(let properties): change = .changed(properties)
    case .vanished: change = .vanished
    case .appeared, nil: change = .appeared
    }
  }
}

extension Cause.Replacement {
  fileprivate init(_ owner: ViewOwner) {
    self.init(
      label: owner.element?.element.label ?? owner.change.path.joined(separator: " › "),
      golden: owner.change.properties.first?.quoted(\.golden),
      actual: owner.change.properties.first?.quoted(\.actual))
  }
}

extension ViewGroup {
  /// The change as a sentence: `7 cells › title: text color #000000 → #FF0000`.
  var headline: String {
    let words =
      switch change {
      case .changed(let properties): properties.map(\.sentence).joined(separator: ", ")
      case .texts(let texts) where texts.count == 1:
        "text \(Quotation.change(texts[0].golden, texts[0].actual))"
      case .texts: "texts changed"
      case .appeared: "appeared"
      case .vanished: "vanished"
      }
    let moved = movedViews == 0 ? "" : "; \(Counted.text(movedViews, "other view")) \(movement)"
    return "\(subject)\(isVerb ? " " : ": ")\(words)\(moved)"
  }

  var movement: String {
    if resizedViews == 0 { return "moved" }
    return resizedViews == movedViews ? "resized" : "moved or resized"
  }

  /// The key for merging changes over the frames of a film (a sequence of pictures): the views and
  /// the names of their changed properties, without the values.
  var kind: String {
    let change =
      switch change {
      case .changed(let properties): properties.map(\.key.rawValue).joined(separator: ",")
      case .texts: "texts"
      case .appeared: "appeared"
      case .vanished: "vanished"
      }
    return path.joined(separator: ",") + " " + change
  }

  /// The lines below the headline: one for each changed text, one with the names of the elements,
  /// or ``movements``.
  var details: [String] {
    if case .texts(let texts) = change, texts.count > 1 {
      return texts.map { "\($0.label) \(Quotation.change($0.golden, $0.actual))" }
    }
    guard let elements, elements.count > 1 else { return movements }
    return [elements.names]
  }

  private var subject: String {
    let place = path.joined(separator: " › ")
    if elements == nil, count > 1, let rows { return rows }
    guard let elements else {
      let name = place.isEmpty ? "the view" : place
      return count > 1 ? "\(count) views › \(name)" : name
    }
    return place.isEmpty ? elements.subject : "\(elements.subject) › \(place)"
  }

  /// The views as parts of rows of a table: `list › 4 rows › title`; nil for other views.
  private var rows: String? {
    let kinds = ["row", "header", "footer"]
    guard let place = path.lastIndex(where: kinds.contains) else { return nil }
    var path = path
    path[place] = Counted.text(count, path[place])
    return path.joined(separator: " › ")
  }

  /// Whether the change is expressed by a verb, which needs no colon.
  private var isVerb: Bool {
    switch change {
    case .appeared, .vanished: true
    case .changed(let properties): properties.count == 1 && properties[0].isVerb
    case .texts: false
    }
  }
}

extension ViewChange {
  fileprivate var isResized: Bool {
    properties.contains { LayoutRecord.ViewProperty.frames.suffix(2).contains($0.key) }
  }

  /// The movement as text: `scroll › follow: frame.y 302 → 318`, `scroll › row came into view`.
  fileprivate var movement: String {
    let name = path.joined(separator: " › ")
    switch kind {
    case .appeared: return "\(name) came into view"
    case .vanished: return "\(name) went out of view"
    case .changed:
      let frames = properties.filter(\.isFrame)
      let told = (frames.isEmpty ? properties : frames) + [shown].compactMap(\.self)
      return "\(name): \(told.map(\.sentence).joined(separator: ", "))"
    }
  }
}
