import Foundation
import LayoutCore

/// Items whose widths or heights are equal because of constraints.
///
///     ├──╫─ 96 ──┤
///     ├──╫─ 96 ──┤      the same number of strokes across each line, as in geometry
struct EqualLengths: Equatable {
  /// The axis of the length.
  let axis: Axis
  private(set) var items: [CGRect]
  private var peers: [CGRect]

  /// Returns the groups of equal lengths in a picture, each with at least two items.
  ///
  /// The record of a constraint contains only its first item. If exactly one further sibling or
  /// superview of a group's items has the same length, it is taken for the second item. A group
  /// with only one item is left out.
  static func groups(of constraints: [ShownConstraint]) -> [EqualLengths] {
    let pairs = constraints.filter(\.isEquality).map {
      EqualLengths(axis: $0.axis, items: [$0.first], peers: $0.peers)
    }
    let groups = pairs.reduce(into: [EqualLengths]()) { groups, pair in
      let place = groups.firstIndex { group in
        group.axis == pair.axis && pair.items.contains(where: group.peers.contains)
      }
      if let place {
        groups[place].items += pair.items
        groups[place].peers += pair.peers
      } else {
        groups.append(pair)
      }
    }
    return groups.map(\.completed).filter { $0.items.count > 1 }
  }

  private var completed: EqualLengths {
    let others = peers.reduce(into: [CGRect]()) { others, peer in
      if !items.contains(peer), !others.contains(peer) { others.append(peer) }
    }
    var group = self
    if others.count == 1 { group.items += others }
    return group
  }
}
