import LayoutCore

/// Views that changed alike, as a run keeps them: counted, and without the views.
public struct ViewGroup: Sendable, Hashable, Codable {
  /// The kind of a change of views.
  public enum Change: Sendable, Hashable, Codable {
    /// Their properties are others.
    case changed([ViewChange.Property])
    /// They show other texts, each its own.
    case texts([Cause.Replacement])
    /// The golden does not have them.
    case appeared
    /// Only the golden has them.
    case vanished
  }

  /// The elements that they are in; nil for views of the screen around the elements.
  public let elements: ElementGroup?
  /// The name in the element, from outside inwards.
  public let path: [String]
  /// The kind of the change.
  public let change: Change
  /// The number of views.
  public let count: Int
  /// The number of other views that moved because of it, in all elements together.
  public let movedViews: Int
  /// The movements of the first of those, a line each; empty for views in several elements.
  public let movements: [String]

  /// The number of movements that are named; a message shows no more lines.
  private static let movementLimit = 10

  init(_ owners: [ViewOwner]) {
    let elements = owners.compactMap(\.element)
    self.elements = elements.isEmpty ? nil : ElementGroup(elements)
    // One view is called by its text too; of many alike only what they have in common.
    let first = owners.first?.change
    let path = (owners.count == 1 ? first?.path : first?.role) ?? []
    // A cell's content view is the cell to everybody who did not write UIKit.
    self.path = path.first == "contentView" ? Array(path.dropFirst()) : path
    count = owners.count
    let moved = owners.flatMap(\.change.moved)
    movedViews = moved.count
    movements = owners.count > 1 ? [] : moved.prefix(Self.movementLimit).map(\.movement)
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
      golden: owner.change.properties.first?.golden, actual: owner.change.properties.first?.actual)
  }
}

extension ViewGroup {
  /// `7 cells › title: text color #000000 → #FF0000`.
  var headline: String {
    let words =
      switch change {
      case .changed(let properties): properties.map(\.sentence).joined(separator: ", ")
      case .texts(let texts) where texts.count == 1:
        "text \(Quotation.change(texts[0].golden, texts[0].actual))"
      case .texts: "other texts"
      case .appeared: "appeared"
      case .vanished: "vanished"
      }
    let moved = movedViews == 0 ? "" : "; \(Counted.text(movedViews, "other view")) moved"
    return "\(subject)\(isVerb ? " " : ": ")\(words)\(moved)"
  }

  /// The elements, and each text.
  var details: [String] {
    if case .texts(let texts) = change, texts.count > 1 {
      return texts.map { "\($0.label) \(Quotation.change($0.golden, $0.actual))" }
    }
    guard let elements, elements.count > 1 else { return movements }
    return [elements.names]
  }

  private var subject: String {
    let place = path.joined(separator: " › ")
    guard let elements else {
      let name = place.isEmpty ? "the view" : place
      return count > 1 ? "\(count) views › \(name)" : name
    }
    return place.isEmpty ? elements.subject : "\(elements.subject) › \(place)"
  }

  /// Whether the change is reported by a verb, which needs no colon.
  private var isVerb: Bool {
    switch change {
    case .appeared, .vanished: true
    case .changed(let properties): properties.count == 1 && properties[0].isVerb
    case .texts: false
    }
  }
}

extension ViewChange {
  /// The frame of the view now: `scroll › follow: frame.y 302 → 318`.
  fileprivate var movement: String {
    "\(path.joined(separator: " › ")): "
      + properties.filter(\.isFrame).map(\.sentence).joined(separator: ", ")
  }
}

extension ViewChange.Property {
  fileprivate var isVerb: Bool { name == LayoutRecord.ViewProperty.hidden.words }

  /// The change as text: `corner radius 10 → 14`, `hidden`, `another image of 24×24`.
  fileprivate var sentence: String {
    switch LayoutRecord.ViewProperty.allCases.first(where: { $0.words == name }) {
    case .hidden: actual == "yes" ? "hidden" : "no longer hidden"
    case .text: "text \(Quotation.change(golden, actual))"
    case .drawing: "drawn otherwise"
    case .image: image
    case .shadow: "\(name) \(Self.rounded(golden)) → \(Self.rounded(actual))"
    default: "\(name) \(golden) → \(actual)"
    }
  }

  /// The words with their numbers as messages print them.
  private static func rounded(_ words: String) -> String {
    words.split(separator: " ").map { Double($0).map(Points.text) ?? String($0) }
      .joined(separator: " ")
  }

  /// The sizes if they differ; fingerprints would not help a reader.
  private var image: String {
    let sizes = [golden, actual].map { $0.split(separator: " ").first.map(String.init) ?? $0 }
    return sizes[0] == sizes[1]
      ? "another image of \(sizes[0])" : "image \(sizes[0]) → \(sizes[1])"
  }
}
