import Foundation

/// The computation of the frames in a group.
///
/// The steps for a row, and likewise for a column:
/// 1. The container of the items is the group less its insets (CL3).
/// 2. Items are repeated as long as they fit (CL18), or a fixed number of times, with their own
///    size (CL25) or with computed lengths, which are rounded to pixels (CL19 to CL22).
/// 3. The remaining space is distributed between flexible distances (CL26, I8).
/// 4. Insets shrink the drawn frames (CL13); inner groups are solved in the remaining frames.
/// 5. An estimated dimension of the group is computed from its items (CL10). If it is the dimension
///   along the group's axis, the items are placed once, whether or not they fit into the estimate.
struct GroupSolver: Sendable {
  /// The number of pixels per point.
  let scale: Double
  /// The measured sizes of cells of the section, by their item indexes.
  var measured: [Int: CGSize] = [:]
  /// The number of cells in the section; a group whose size is computed from its items contains no
  /// cells beyond this number.
  var itemCount = Int.max

  /// The maximum number of cells in a group, which limits the repetition of very short items.
  static let cellLimit = 10_000

  /// Returns the frames of a group's cells.
  ///
  /// - Parameters:
  ///   - item: the item whose content is the group.
  ///   - container: the size of the container of the group.
  ///   - first: the item index of the group's first cell.
  ///   - fixed: the size, if the outer group computed it.
  ///   - least: the minimum size of the group: that of its siblings.
  ///   - name: the name of the group; nil if its slots are not requested.
  /// - Returns: the frames, relative to the group.
  func solve(
    _ item: CompositionalItem, in container: CGSize, first: Int, fixed: CGSize? = nil,
    least: CGSize = .zero, name: String? = nil
  ) -> SolvedGroup {
    let size = fixed ?? item.size.size(in: container)
    guard case .group(let group) = item.content else {
      var solved = cell(item, size: size, index: first)
      solved.addPart(name, of: item)
      return solved
    }
    let insets = item.insets.applying(to: item.size)
    let box = CGRect(origin: .zero, size: size).inset(by: insets)
    var solved = group.custom.map { Self.custom($0, size) } ?? SolvedGroup(size: size)
    if group.custom == nil {
      let growing = fixed == nil && item.size.isEstimated ? item.size : nil
      var line = line(of: group, in: box.size, growing: growing, first: first, name: name)
      if group.items.contains(where: \.size.isUniform) { line.makeUniform(least: least) }
      line.write(at: box.origin, into: &solved)
      solved.size.width = max(solved.size.width, least.width)
      solved.size.height = max(solved.size.height, least.height)
    }
    let inner = CGRect(origin: .zero, size: solved.size).inset(by: insets)
    solved.supplementaries += item.supplementaries.map {
      .init(view: $0, frame: $0.frame(in: inner), cell: 0)
    }
    solved.addPart(name, of: item)
    return solved
  }

  private static func custom(
    _ frames: (CGSize) -> [CompositionalGroup.CustomItem], _ size: CGSize
  ) -> SolvedGroup {
    SolvedGroup(
      size: size,
      cells: frames(size).prefix(cellLimit).map { .init(frame: $0.frame, zIndex: $0.zIndex) })
  }

  /// Returns a group of a single cell.
  private func cell(_ item: CompositionalItem, size: CGSize, index: Int) -> SolvedGroup {
    let measuredSize = item.size.isEstimated ? item.size : nil
    let known = measuredSize == nil ? nil : measured[index]
    let slot = CGRect(
      x: 0, y: 0, width: item.size.width.isEstimated ? known?.width ?? size.width : size.width,
      height: item.size.height.isEstimated ? known?.height ?? size.height : size.height)
    let drawn = slot.inset(by: item.insets.applying(to: item.size))
    return SolvedGroup(
      size: slot.size, cells: [.init(frame: drawn, measuredSize: measuredSize)],
      supplementaries: item.supplementaries.map {
        .init(view: $0, frame: $0.frame(in: drawn), cell: 0)
      })
  }

  /// Returns the items of a group, placed one after the other.
  private func line(
    of group: CompositionalGroup, in room: CGSize, growing: CompositionalSize?, first: Int,
    name: String?
  ) -> GroupLine {
    var line = GroupLine(axis: group.axis, spacing: group.spacing, room: room, growing: growing)
    for (index, part) in sequence(of: group, in: room, once: line.growsAlong).enumerated() {
      let (item, container, fixed) = part
      let own = name.map { "\($0) \(item.kind) \(index % group.items.count)" }
      let start = first + line.cellCount
      let isPresent = start < itemCount
      if line.growsAlong, !isPresent, index > 0 { break }
      let next = solve(item, in: container, first: start, fixed: fixed(item), name: own)
      let isFitted = group.count == .whileThereIsRoom && !line.growsAlong
      guard line.add(next, item, isFitted: isFitted, isPresent: isPresent) else { break }
    }
    return line
  }

  private typealias Fixed = (CompositionalItem) -> CGSize?

  /// Returns the items to place, each with its container and, if its length is computed, its size.
  private func sequence(
    of group: CompositionalGroup, in room: CGSize, once: Bool
  ) -> [(item: CompositionalItem, container: CGSize, fixed: Fixed)] {
    guard let item = group.items.first else { return [] }
    switch group.count {
    case .whileThereIsRoom:
      let rounds = once ? 1 : repetitions(of: group, in: room)
      return (0..<rounds).flatMap { _ in group.items.map { ($0, room, { _ in nil }) } }
    case .repeating(let count):
      return Array(repeating: (item, room, { _ in nil }), count: Self.bounded(count))
    case .computingLengths(let count):
      let count = Self.bounded(count)
      let (container, fixed) = computed(item, count: count, of: group, in: room)
      return Array(repeating: (item, container, { _ in fixed }), count: count)
    }
  }

  private static func bounded(_ count: Int) -> Int { min(max(count, 0), cellLimit) }

  /// Returns an upper bound of the number of times that the sequence of items fits, computed from
  /// its shortest possible length and limited by `cellLimit`; 1 if that length is not positive.
  private func repetitions(of group: CompositionalGroup, in room: CGSize) -> Int {
    let length = group.items.reduce(0.0) { sum, item in
      sum + group.axis.along(item.size.size(in: room)) + (group.spacing?.value ?? 0)
    }
    let space = group.axis.along(room) + (group.spacing?.value ?? 0)
    guard length > 0, space.isFinite else { return 1 }
    return min(max(Int((space / length).rounded(.up)) + 1, 1), Self.cellLimit / group.items.count)
  }

  /// Returns the container and the size of an item whose length is computed: an equal share,
  /// rounded to a pixel (CL20, CL22); the other dimension is computed in the shortened container
  /// (CL21).
  ///
  /// The size is nil if the item is measured along the axis.
  private func computed(
    _ item: CompositionalItem, count: Int, of group: CompositionalGroup, in room: CGSize
  ) -> (container: CGSize, fixed: CGSize?) {
    let axis = group.axis
    let gaps = Double(max(count - 1, 0)) * (group.spacing?.value ?? 0)
    let space = max(axis.along(room) - gaps, 0)
    let across = axis.across(room)
    let length = rounded(space / Double(max(count, 1)))
    let container = axis.size(AxisSize(along: space, across: across))
    let own = item.size.size(in: container)
    // A cell that is measured along the axis keeps its own length.
    if item.size.isEstimated(along: axis) { return (container, nil) }
    return (
      container, axis.size(AxisSize(along: length, across: rounded(axis.across(own))))
    )
  }

  private func rounded(_ length: Double) -> Double {
    scale > 0 ? (length * scale).rounded() / scale : length
  }
}

extension SolvedGroup {
  /// Inserts the slot of an item (its rectangle before insets) before those of the items inside it;
  /// does nothing if `name` is nil.
  fileprivate mutating func addPart(_ name: String?, of item: CompositionalItem) {
    guard let name else { return }
    let isGroup = if case .group = item.content { true } else { false }
    parts.insert(
      Part(
        name: name, isGroup: isGroup, frame: CGRect(origin: .zero, size: size),
        insets: item.insets.applying(to: item.size)), at: 0)
  }
}
