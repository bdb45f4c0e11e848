import Foundation
import LayoutCore
import RasterCore

/// A summary of elements that changed alike: how many, which, how far, by how much.
///
/// It is a few numbers however many elements there are, so that a run can keep it and make words of
/// it later.
public struct ElementGroup: Sendable, Hashable, Codable {
  /// The elements of one kind.
  public struct Members: Sendable, Hashable, Codable {
    /// The kind, as goldens name it.
    public let kind: String
    /// The number of elements.
    public let count: Int
    /// The index paths, neighbours in a section joined; at most six ranges.
    public let ranges: [Places]
    /// The number of all ranges.
    public let rangeCount: Int
  }

  /// Index paths that follow each other, each as an array of section and item.
  public struct Places: Sendable, Hashable, Codable {
    /// The first index path of the run.
    public let first: [Int]
    /// The last, which may be the first.
    public let last: [Int]
  }

  /// The least and the greatest of several numbers.
  public struct Extremes: Sendable, Hashable, Codable {
    /// The least value in the group.
    public let least: Double
    /// The greatest value in the group.
    public let greatest: Double

    init(_ values: [Double]) {
      least = values.min() ?? 0
      greatest = values.max() ?? 0
    }
  }

  /// The movement of elements, in points.
  public struct Offset: Sendable, Hashable, Codable {
    /// To the right.
    public let x: Extremes
    /// Down.
    public let y: Extremes
  }

  /// The change of sizes, in points.
  public enum Resizing: Sendable, Hashable, Codable {
    /// All from one size to another; width and height.
    case alike(golden: [Double], actual: [Double])
    /// Each by another amount.
    case varying(width: Extremes, height: Extremes)
  }

  /// The elements, by kind, in the order in which the kinds appear.
  public let members: [Members]
  /// The index path of the only element in the golden, where it is another.
  public let former: [Int]?
  /// The movement; nil if none moved.
  public let offset: Offset?
  /// The change of sizes; nil if none changed.
  public let resizing: Resizing?
  /// By how many lines they wrapped; nil if none did.
  public let wrapping: Extremes?

  /// The number of elements.
  public var count: Int { members.reduce(0) { $0 &+ $1.count } }
}

extension ElementGroup {
  /// Counts elements.
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
  /// The number of ranges that are named before the rest is counted.
  private static let rangeLimit = 6

  /// Counts elements of one kind.
  fileprivate init(_ elements: [ElementChange]) {
    kind = elements.first?.element.kind.rawValue ?? ""
    count = elements.count
    // Of twins, which a broken layout has, one stands for both.
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
  /// Section and item, as goldens write them.
  var numbers: [Int] { [section, item] }
}
