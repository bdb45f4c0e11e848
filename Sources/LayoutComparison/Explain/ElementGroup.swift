import Foundation
import LayoutCore
import RasterCore

/// A summary of elements that changed in the same way: their number, names, movement and resizing.
///
/// The size of the summary does not grow with the number of elements, so a run can store the
/// summary and convert it to text later.
package struct ElementGroup: Sendable, Hashable, Codable {
  /// The elements of one kind.
  package struct Members: Sendable, Hashable, Codable {
    /// The kind, as written in goldens.
    package let kind: String
    /// The number of elements of this kind.
    package let count: Int
    /// The index paths as ranges of consecutive items in a section; at most six ranges.
    package let ranges: [Places]
    /// The total number of ranges, including those left out of `ranges`.
    package let rangeCount: Int
  }

  /// A range of consecutive index paths, each an array of section and item.
  package struct Places: Sendable, Hashable, Codable {
    /// The first index path of the range.
    package let first: [Int]
    /// The last index path of the range, which may be equal to the first.
    package let last: [Int]
  }

  /// The least and the greatest of several numbers.
  package struct Extremes: Sendable, Hashable, Codable {
    package let least: Double
    package let greatest: Double

    init(_ values: [Double]) {
      least = values.min() ?? 0
      greatest = values.max() ?? 0
    }
  }

  /// The movement of elements, in points.
  package struct Offset: Sendable, Hashable, Codable {
    /// The horizontal movement; positive values are to the right.
    package let x: Extremes
    /// The vertical movement; positive values are down.
    package let y: Extremes
  }

  /// The change of sizes, in points.
  package enum Resizing: Sendable, Hashable, Codable {
    /// All elements changed from the same size to the same size; each array is width and height.
    case alike(golden: [Double], actual: [Double])
    /// The elements changed by different amounts or from different sizes.
    case varying(width: Extremes, height: Extremes)
  }

  /// The elements, one entry for each kind, in the order in which the kinds first occur among the
  /// changes.
  package let members: [Members]
  /// The index path in the golden if the group has only one element, and that element's index path
  /// changed.
  package let former: [Int]?
  /// The movement; nil if none moved.
  package let offset: Offset?
  /// The change of sizes; nil if none changed.
  package let resizing: Resizing?
  /// The number of lines by which the elements wrapped; nil if none wrapped.
  package let wrapping: Extremes?

  /// The number of elements of all kinds.
  package var count: Int { members.reduce(0) { $0 &+ $1.count } }
}

extension ElementGroup {
  /// Summarises the changes of some elements.
  init(_ elements: [ElementChange]) {
    members = elements.grouped { $0.element.kind }.map(Members.init)
    let only = elements.count == 1 ? elements.first : nil
    former = only.flatMap {
      $0.aspects.contains(.reindexed) ? $0.golden?.indexPath.numbers : nil
    }
    let did = elements.reduce(into: ElementChange.Aspects()) { $0.formUnion($1.aspects) }
    offset = did.contains(.moved) ? Offset(elements) : nil
    resizing = did.contains(.resized) ? Resizing(elements) : nil
    wrapping = did.contains(.rewrapped) ? Extremes(elements.map { Double($0.lineOffset) }) : nil
  }
}

extension ElementGroup.Members {
  /// The maximum number of ranges named; the remaining ones are only counted.
  private static let rangeLimit = 6

  /// Summarises changes of elements that are all of one kind.
  fileprivate init(_ elements: [ElementChange]) {
    kind = elements.first?.element.kind.rawValue ?? ""
    count = elements.count
    // A broken layout may have several elements at one index path; only the first of them is used
    // for the ranges.
    let places = elements.map(\.element).grouped(by: \.indexPath).map { $0[0] }
    let runs = places.sorted { $0.indexPath < $1.indexPath }.runs
    ranges = runs.prefix(Self.rangeLimit).map {
      .init(first: $0.first.indexPath.numbers, last: $0.last.indexPath.numbers)
    }
    rangeCount = runs.count
  }
}

extension ElementGroup.Offset {
  fileprivate init(_ elements: [ElementChange]) {
    x = .init(elements.map { Double($0.offset.dx) })
    y = .init(elements.map { Double($0.offset.dy) })
  }
}

extension ElementGroup.Resizing {
  fileprivate init(_ elements: [ElementChange]) {
    let sizes = elements.map { [$0.golden?.frame.size ?? .zero, $0.actual?.frame.size ?? .zero] }
    let rounded = sizes.map { $0.map(Points.rounded) }
    if let first = sizes.first, rounded.allSatisfy({ $0 == rounded[0] }) {
      let values = first.map { [Double($0.width), Double($0.height)] }
      self = .alike(golden: values[0], actual: values[1])
    } else {
      self = .varying(
        width: .init(elements.map(\.growth.width)), height: .init(elements.map(\.growth.height)))
    }
  }
}

extension ElementChange {
  fileprivate var growth: (width: Double, height: Double) {
    let (old, new) = (golden?.frame.size ?? .zero, actual?.frame.size ?? .zero)
    return (Double(new.width - old.width), Double(new.height - old.height))
  }
}

extension ItemPlace {
  /// The section and the item, as written in goldens.
  var numbers: [Int] { [section, item] }
}
