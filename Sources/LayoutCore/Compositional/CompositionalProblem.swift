package import Foundation

/// An item, a group or an inset in the description of a section that UIKit accepts but that does
/// not have the described effect.
package struct CompositionalProblem: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// An item or a group exceeds its container (CL2, CL25).
    case largerThanContainer
    /// A length is a fraction of an estimated length; the fraction is applied to the estimate, not
    /// to the measured length (CL9, CL10).
    case fractionOfEstimate
    /// A section that scrolls across the layout has groups whose extent along the layout's axis is
    /// zero (CL58).
    case orthogonalWithoutExtent
    /// Insets are set along an estimated dimension, where they are ignored (CL15).
    case ignoredInset
  }

  package var kind: Kind
  /// The item or group, such as `group item 1`.
  package var place: String
  /// A description of the problem that contains the lengths in points.
  package var detail: String
}

extension CompositionalSection {
  /// Returns the problems of the section in a container.
  ///
  /// - Parameters:
  ///   - axis: the direction of scrolling.
  ///   - container: the size of the layout's container, in points.
  /// - Returns: the problems of the group and of the items inside it, and then those of the group
  ///   in the section.
  package func problems(on axis: Axis, in container: CGSize) -> [CompositionalProblem] {
    let box = groupContainer(on: axis, in: container)
    var found = group.problems("group", in: box)
    let size = axis.size(group.size.size(in: box)) as AxisSize
    let isScrolling = orthogonal != .none
    if isScrolling, itemCount > 0, size.along <= 0 {
      found.append(
        CompositionalProblem(
          kind: .orthogonalWithoutExtent, place: "group",
          detail: "is \(axis.adjective(0)), so the section shows none of its \(itemCount) items"))
    }
    if !isScrolling, !group.size.isEstimated(along: axis.turned) {
      found += excess(size.across, of: axis.across(box), axis.turned, "group", "section")
    }
    return found
  }

  /// Returns the container of the outermost group (CL4, CL5).
  func groupContainer(on axis: Axis, in container: CGSize) -> CGSize {
    let box = CGRect(origin: .zero, size: container).inset(by: insets).size
    guard orthogonal != .none else { return box }
    return axis.size(AxisSize(along: axis.along(box), across: axis.across(container)))
  }
}

extension CompositionalItem {
  /// Returns the problems of an item and of the items inside it.
  fileprivate func problems(_ place: String, in container: CGSize) -> [CompositionalProblem] {
    let own = ignoredInsets(place)
    guard case .group(let group) = content, group.custom == nil else { return own }
    let box = CGRect(origin: .zero, size: size.size(in: container))
      .inset(by: insets.applying(to: size)).size
    let inner = group.items.enumerated().flatMap { index, item -> [CompositionalProblem] in
      let name = "\(place) \(item.kind) \(index)"
      return item.problems(name, in: box) + item.problems(name, inGroup: group, of: size, box)
    }
    return own + inner + overfull(place, group, box)
  }

  /// Returns the problems of an item in relation to the group that contains it.
  private func problems(
    _ place: String, inGroup group: CompositionalGroup, of outer: CompositionalSize, _ box: CGSize
  ) -> [CompositionalProblem] {
    let size = size.size(in: group.itemContainer(in: box))
    return Axis.allCases.flatMap { axis -> [CompositionalProblem] in
      // A computed length is an equal share of the group's length; the length that the item
      // describes is not used (CL19).
      if axis == group.axis, group.isComputingLengths { return [] }
      let own = self.size.dimension(along: axis)
      if outer.isEstimated(along: axis) {
        guard own.unit == axis.fraction else { return [] }
        return [
          CompositionalProblem(
            kind: .fractionOfEstimate, place: place,
            detail: """
              is \(axis.adjective(axis.along(size))), \(own.value.thousandths) of its group's \
              estimate: a group is measured by its items, and this one is never measured
              """)
        ]
      }
      if own.isEstimated { return [] }
      return excess(axis.along(size), of: axis.along(box), axis, place, "group")
    }
  }

  /// Returns the problem of a group whose counted items need more than its length (CL25).
  private func overfull(
    _ place: String, _ group: CompositionalGroup, _ box: CGSize
  ) -> [CompositionalProblem] {
    guard case .repeating(let count) = group.count, let item = group.items.first,
      !size.isEstimated(along: group.axis), !item.size.isEstimated(along: group.axis)
    else { return [] }
    let gaps = Double(max(count - 1, 0)) * (group.spacing?.value ?? 0)
    let length = Double(count) * group.axis.along(item.size.size(in: box)) + gaps
    return excess(
      length, of: group.axis.along(box), group.axis, "\(place)'s \(count) items", "group")
  }

  private func ignoredInsets(_ place: String) -> [CompositionalProblem] {
    let left = insets.applying(to: size)
    guard insets != left else { return [] }
    return Axis.allCases.compactMap { axis in
      let sides =
        axis == .horizontal ? insets.leading + insets.trailing : insets.top + insets.bottom
      guard size.isEstimated(along: axis), sides != 0 else { return nil }
      return CompositionalProblem(
        kind: .ignoredInset, place: place,
        detail: """
          has insets of \(sides.shortest) along its estimated \(axis.extentName), where they are \
          ignored
          """)
    }
  }
}

extension CompositionalGroup {
  fileprivate var isComputingLengths: Bool {
    if case .computingLengths = count { true } else { false }
  }

  /// Returns the container of an item: the group's size, less the spacings if lengths are computed
  /// (CL21).
  fileprivate func itemContainer(in box: CGSize) -> CGSize {
    guard case .computingLengths(let count) = count else { return box }
    let gaps = Double(max(count - 1, 0)) * (spacing?.value ?? 0)
    return axis.size(
      AxisSize(along: max(axis.along(box) - gaps, 0), across: axis.across(box)))
  }
}

extension CompositionalSize {
  fileprivate func dimension(along axis: Axis) -> CompositionalDimension {
    axis == .horizontal ? width : height
  }
}

extension Axis {
  /// The unit of a fraction of the container's extent along the axis.
  fileprivate var fraction: CompositionalDimension.Unit {
    self == .horizontal ? .fractionalWidth : .fractionalHeight
  }

  /// The name of an extent along the axis.
  fileprivate var extentName: String { self == .horizontal ? "width" : "height" }

  /// Returns an extent along the axis as text: `40 high`.
  fileprivate func adjective(_ length: Double) -> String {
    "\(length.thousandths) \(self == .horizontal ? "wide" : "high")"
  }
}

/// Returns the problem of a length that exceeds its container by more than a rounding error.
private func excess(
  _ length: Double, of available: Double, _ axis: Axis, _ place: String, _ container: String
) -> [CompositionalProblem] {
  guard length > available + 1.0 / 64 else { return [] }
  return [
    CompositionalProblem(
      kind: .largerThanContainer, place: place,
      detail: """
        \(place.hasSuffix("items") ? "are" : "is") \(axis.adjective(length)), the \(container) has \
        \(available.thousandths)
        """)
  ]
}
