import Foundation
import LayoutCore

/// The gaps of compositional sections, derived from slots: the frames that the layout assigns to
/// groups and items, before their insets are subtracted.
extension LayoutRecord {
  /// Returns the gaps that the insets of a section, of its groups and of its items leave empty.
  func slotInsets(of section: Section) -> [Gap] {
    section.boxes.value.flatMap { box in
      bands(
        .sectionInset, inside: box.frame,
        inset: axis.insets(
          top: box.insets.top, left: box.insets.leading, bottom: box.insets.bottom,
          right: box.insets.trailing))
    }
  }

  /// Returns the gaps between the groups of a section, and between the items of a group.
  func slotGaps(of section: Section) -> [Gap] {
    var gaps: [Gap] = []
    // The previous slot at each nesting level; the slot of a group precedes those of its items.
    var last: [CGRect?] = []
    for box in section.boxes.value where box.name.hasPrefix("group") {
      let level = box.name.split(separator: " ").count / 2
      if level < last.count { last.removeLast(last.count - level - 1) }
      while last.count <= level { last.append(nil) }
      if let before = last[level] {
        gaps += gap(from: before, to: box.frame, level == 0 ? .lineSpacing : .interitemSpacing)
      }
      last[level] = box.frame
    }
    return gaps
  }

  /// Returns the gap between two consecutive slots of a row or a column; the array is empty if they
  /// touch or overlap.
  private func gap(from one: CGRect, to next: CGRect, _ style: OverlayStyle) -> [Gap] {
    for axis in [axis, axis.turned] {
      let cross = axis.turned
      for (first, second) in [(one, next), (next, one)]
      where second.lower(axis) > first.upper(axis) {
        let (lower, upper) = (
          min(first.lower(cross), second.lower(cross)), max(first.upper(cross), second.upper(cross))
        )
        return [
          Gap(
            overlayStyle: style,
            frame: CGRect(
              axis, from: first.upper(axis), to: second.lower(axis), across: lower, upper),
            axis: axis)
        ]
      }
    }
    return []
  }
}
