import LayoutCore

/// A division of the changes of a view tree into causes and their results.
///
/// Properties that a programmer sets are causes: a constraint, a text, a spacing. Frames, drawings
/// and scroll positions are results. A result is assigned to the nearest cause from which a chain
/// of moved views leads to it: from a view to its siblings, to its subviews, to its superview if
/// that moved, and to the other items of its constraints.
struct ViewConsequences {
  private var nodes: [ViewComparison.Node]
  private let children: [[Int]]
  private let partners: [[Int]]
  private let isResized: Bool

  /// The maximum number of moved views without a cause that are reported separately.
  ///
  /// If more moved, only one is reported, and the others are counted as moved by it.
  private static let mostMovers = 2

  /// Prepares the division.
  ///
  /// - Parameters:
  ///   - comparison: the compared trees.
  ///   - isResized: whether the root is an element that was resized, so that all frames inside it
  ///     follow from that.
  init(of comparison: ViewComparison, isResized: Bool) {
    nodes = comparison.nodes
    self.isResized = isResized
    var children = [[Int]](repeating: [], count: nodes.count)
    for (index, node) in nodes.enumerated() {
      if let parent = node.parent { children[parent].append(index) }
    }
    self.children = children
    partners = Self.partners(nodes)
  }

  /// The changes that are reported, each with the views that moved because of it.
  var changes: [ViewChange] {
    var division = self
    division.joinMoved()
    division.dropAnimationResults()
    division.dropOwnResults()
    division.dropInherited()
    division.dropConflicts()
    division.joinSelectedTabs()
    division.dropAccessories()
    if isResized { return division.nodes.compactMap { $0.change?.keeping { !$0.isResult } } }
    let owners = division.owners()
    return division.attribute(owners)
  }

  /// Merges two changes into one if a view with a name vanished in one superview and appeared in
  /// another.
  private mutating func joinMoved() {
    let vanished = nodes.indices.filter { nodes[$0].change?.kind == .vanished }
    let appeared = nodes.indices.filter { nodes[$0].change?.kind == .appeared }
    for old in vanished {
      guard let view = nodes[old].golden, view.name != nil,
        let new = appeared.first(where: { nodes[$0].actual?.identity == view.identity })
      else { continue }
      let change = ViewChange.Property(
        .superview, golden: superview(of: old), actual: superview(of: new))
      nodes[new].change = nodes[new].change?.replacing(
        .changed([change]), golden: nodes[old].change?.frames.golden)
      nodes[old].change = nil
    }
  }

  /// Makes the changed content of a tab bar controller a result of the selection of another tab.
  ///
  /// Differences between the views of two tabs are not reported, because the views are unrelated.
  private mutating func joinSelectedTabs() {
    for index in nodes.indices {
      guard let change = nodes[index].change, let parent = nodes[index].parent,
        nodes[parent].view?.isContainer == true, change.properties.contains(where: \.isOfTab)
      else { continue }
      let content = children[parent].filter { $0 != index }
        .flatMap { [$0] + descendants(of: $0) }
      nodes[index].change = change.covering(content.compactMap { nodes[$0].change?.frames })
      for other in content { nodes[other].change = nil }
    }
  }

  /// Removes the change of a row's standard accessory if a view of the app replaced it, or was
  /// replaced by it.
  private mutating func dropAccessories() {
    for index in nodes.indices where nodes[index].view?.name == "accessoryView" {
      guard let parent = nodes[index].parent, nodes[index].change?.properties.isEmpty == true
      else { continue }
      for other in children[parent] where nodes[other].view?.className == "TableAccessory" {
        nodes[other].change = nil
      }
    }
  }

  private func superview(of index: Int) -> String {
    let parent = nodes[index].parent
    let isRoot = parent.map { nodes[$0].parent == nil } ?? true
    return isRoot ? "the screen" : parent.flatMap { nodes[$0].view?.label } ?? "the screen"
  }

  /// Removes changed properties that a changed animation sets, except for frames, and animations
  /// that follow from other changes.
  ///
  /// An animation follows from a change if another cause moves views and only the animation's
  /// values differ, or if it only accompanies the device's rotation and its property changed too.
  private mutating func dropAnimationResults() {
    let movesOtherwise = nodes.contains { node in
      switch node.change?.kind {
      case .appeared, .vanished: true
      case .changed(let properties):
        properties.contains { $0.reach.contains(.frames) && $0.key.animatedKeyPath == nil }
      case nil: false
      }
    }
    for index in nodes.indices {
      guard let change = nodes[index].change else { continue }
      let keys = Set(change.properties.map(\.key))
      let kept = change.keeping { property in
        guard let animation = AnimationChange(property) else { return true }
        let isSet = animation.isOfTurn && !keys.isDisjoint(with: property.key.animatedProperties)
        let isFollowing = movesOtherwise && property.reach.contains(.frames)
        return !isSet && !(isFollowing && animation.isOfValues)
      }
      let set = (kept?.properties ?? []).reduce(into: Set()) {
        $0.formUnion($1.key.animatedProperties)
      }
      nodes[index].change = kept?.keeping { $0.isFrame || !set.contains($0.key) }
    }
  }

  /// Removes the changes of a view's drawing and of the visible part of its text, if another of its
  /// properties explains them, or if the view was resized.
  private mutating func dropOwnResults() {
    for index in nodes.indices {
      guard let change = nodes[index].change else { continue }
      let isExplained = change.properties.contains { !$0.reach.isEmpty }
      let isMoved = change.properties.contains {
        $0.isFrame && $0.key != .frames[0] && $0.key != .frames[1]
      }
      guard isExplained || isMoved else { continue }
      let shown = change.properties.first { $0.key == .shown }
      nodes[index].change = change.keeping { ![.drawing, .drawn, .shown].contains($0.key) }
      nodes[index].change?.shown = shown
    }
  }

  /// Removes changes inside a view that follow from the view's own change: changes of a control's
  /// private subviews, and of properties that subviews inherit.
  private mutating func dropInherited() {
    for index in nodes.indices {
      guard let properties = nodes[index].change?.properties else { continue }
      if properties.contains(where: { $0.key == .arranged }) { dropOrder(inside: index) }
      let owning = properties.filter { $0.reach.contains(.inside) }
      let changes = owning.isEmpty ? properties.filter(\.isInherited) : owning
      if changes.isEmpty { continue }
      for child in children[index] { drop(changes, below: child, isOwn: !owning.isEmpty) }
    }
  }

  /// Removes constraints that only became satisfied or broken, if another change can be the reason.
  private mutating func dropConflicts() {
    let hasCause = nodes.contains { node in
      guard let change = node.change, !node.isResult else { return false }
      return change.properties.isEmpty
        || change.properties.contains { !$0.isResult && !$0.isOnlyConflict }
    }
    guard hasCause else { return }
    for index in nodes.indices {
      nodes[index].change = nodes[index].change?.keeping { !$0.isOnlyConflict }
    }
  }

  /// Removes the change of the order of a stack's subviews, which follows from the order of its
  /// arranged views.
  private mutating func dropOrder(inside index: Int) {
    for child in children[index] {
      nodes[child].change = nodes[child].change?.keeping { $0.key != .order }
    }
  }

  private mutating func drop(_ changes: [ViewChange.Property], below index: Int, isOwn: Bool) {
    // A part that UIKit created in a control has no name; a view of the app in the control can have
    // changed independently of it.
    let isPart = isOwn && nodes[index].view?.isPart == true
    // A view that the control shows through a property, such as `leftView`, appears and vanishes
    // with that property.
    let isPlaced = isOwn && nodes[index].view?.isInPlace == true
    if let change = nodes[index].change {
      if isPart || isPlaced, change.properties.isEmpty {
        nodes[index].change = nil
      } else {
        nodes[index].change = change.keeping { property in
          property.isFrame || !isPart && !changes.contains { $0.implies(property) }
        }
      }
    }
    for child in children[index] { drop(changes, below: child, isOwn: isPart) }
  }

  /// Returns, for each node, the node of the cause that its frame is a result of; nil if there is
  /// none.
  private func owners() -> [Int?] {
    var owners = [Int?](repeating: nil, count: nodes.count)
    var front = nodes.indices.filter {
      nodes[$0].change?.canMoveOthers == true && !nodes[$0].isResult
    }
    for index in front { owners[index] = index }
    while !front.isEmpty {
      var next: [Int] = []
      for index in front {
        for other in reached(from: index) where owners[other] == nil && nodes[other].isMoved {
          owners[other] = owners[index]
          next.append(other)
        }
      }
      front = next
    }
    return owners
  }

  /// Returns the nodes of the views whose frames can be a result of a view's change.
  private func reached(from index: Int) -> [Int] {
    // A bar changes the safe area, and can therefore move any view.
    if nodes[index].isBar { return Array(nodes.indices) }
    let parent = nodes[index].parent
    let inside = nodes[index].movesAllInside ? descendants(of: index) : children[index]
    // If a row is inserted or deleted, another one becomes the first or the last of its section.
    if let parent, nodes[index].isRowThatCameOrWent {
      return inside + [parent]
        + descendants(of: parent).filter {
          nodes[$0].parent == parent || nodes[$0].isResult
        }
    }
    return inside + (parent.map { children[$0] + [$0] } ?? []) + partners[index]
      + resultsInRow(around: index)
  }

  /// Returns the nodes of views that a table adjusts in the row that contains a view, such as the
  /// separator next to an image.
  private func resultsInRow(around index: Int) -> [Int] {
    let row = sequence(first: index) { nodes[$0].parent }
      .first { nodes[$0].view?.place?.kind == .row }
    return row.map { descendants(of: $0).filter { nodes[$0].isResult } } ?? []
  }

  private func descendants(of index: Int) -> [Int] {
    children[index].flatMap { [$0] + descendants(of: $0) }
  }

  /// Returns the changes, with results moved into the changes that cause them.
  private func attribute(_ owners: [Int?]) -> [ViewChange] {
    var kept = nodes.map(\.change)
    let moved = nodes.indices.filter { nodes[$0].isMoved }
    func move(_ index: Int, into owner: Int) {
      let (change, isResult) = (nodes[index].change, nodes[index].isResult)
      if owner != index, !nodes[index].isHidden,
        let movement = isResult ? change : change?.keeping(\.isMovement)
      {
        kept[owner]?.moved.append(movement)
      }
      kept[index] = isResult ? nil : kept[index]?.keeping { !$0.isMovement }
    }
    for index in moved { if let owner = owners[index] { move(index, into: owner) } }
    var alone = moved.filter { owners[$0] == nil }
    let unseen = Set(alone.filter { nodes[$0].isHidden })
    // The movement of a hidden view is reported only if there is no other change.
    if kept.indices.contains(where: { kept[$0] != nil && !unseen.contains($0) }) {
      for index in unseen { kept[index] = kept[index]?.keeping { !$0.isMovement } }
      alone.removeAll(where: unseen.contains)
    }
    if alone.count > Self.mostMovers, let lead = lead(of: alone) {
      for index in alone where index != lead { move(index, into: lead) }
    }
    return kept.compactMap(\.self)
  }

  /// Returns the node of the one view that is reported if several moved without a cause: the first
  /// or, if that is a row of a table, the first row of the table that was resized; nil if `alone`
  /// is empty.
  private func lead(of alone: [Int]) -> Int? {
    guard let first = alone.first, nodes[first].view?.place != nil else { return alone.first }
    return alone.first {
      nodes[$0].parent == nodes[first].parent && nodes[$0].view?.place != nil
        && nodes[$0].isResized
    } ?? first
  }

  /// Returns, for each node, the nodes of the views that constraints connect with it.
  private static func partners(_ nodes: [ViewComparison.Node]) -> [[Int]] {
    var places: [String: [Int]] = [:]
    for (index, node) in nodes.enumerated() {
      if let view = node.view { places[view.role, default: []].append(index) }
    }
    var partners = [[Int]](repeating: [], count: nodes.count)
    for (index, node) in nodes.enumerated() {
      let seconds = Set((node.view?.constraints ?? []).compactMap(\.second))
      for second in seconds {
        let item = second.split(separator: ".").first.map(String.init) ?? second
        for other in places[item] ?? [] {
          partners[index].append(other)
          partners[other].append(index)
        }
      }
    }
    return partners
  }
}

extension ViewComparison.Node {
  fileprivate var isBar: Bool {
    ["NavigationBar", "TabBar", "Toolbar"].contains { view?.className.hasSuffix($0) == true }
  }

  /// Whether the frame or the scroll position of the view changed, or its change can only be a
  /// result of another one.
  fileprivate var isMoved: Bool {
    isResult || change?.properties.contains(where: \.isMovement) == true
  }

  fileprivate var isRowThatCameOrWent: Bool {
    guard view?.place != nil, let properties = change?.properties else { return false }
    return properties.isEmpty || properties.contains { $0.key == .place }
  }

  /// Whether the change of the view can move all views inside it: the parts of a control, and views
  /// that are laid out in the safe area.
  fileprivate var movesAllInside: Bool {
    change?.properties.contains { property in
      property.key == .additionalSafeArea || property.reach.isSuperset(of: [.frames, .inside])
    } == true
  }

  /// Whether the view is hidden in the golden and in the new layout, so that its frame has no
  /// visible effect.
  fileprivate var isHidden: Bool {
    [golden, actual].allSatisfy { $0?.look[.hidden] == "yes" }
  }

  /// Whether the view has a different size.
  fileprivate var isResized: Bool {
    change?.properties.contains { LayoutRecord.ViewProperty.frames.suffix(2).contains($0.key) }
      == true
  }
}

extension LayoutRecord.View {
  /// Whether the view is a part of its superview: one without a name, or with a name that UIKit
  /// gives to its own views.
  fileprivate var isPart: Bool {
    guard let name else { return true }
    return LayoutRecord.View.namesOfContents.contains(name)
      || ["contentView", "textLabel", "detailTextLabel", "imageView"].contains(name)
  }
}

extension ViewChange.Property {
  /// Whether the property is a frame or a scroll position.
  fileprivate var isMovement: Bool { isFrame || key == .scrolling }

  /// Whether the property is a constraint whose values are the same, and which only became broken
  /// or satisfied.
  fileprivate var isOnlyConflict: Bool {
    let mark = ", broken"
    return isConstraint && (actual == golden + mark || golden == actual + mark)
  }

  /// Whether the property is the selected item of a bar, and a different item is selected now.
  fileprivate var isOfTab: Bool {
    key == .selectedItem && golden.split(separator: " ").first != actual.split(separator: " ").first
  }

  /// Whether subviews can inherit the property.
  fileprivate var isInherited: Bool { [.semanticContent, .tint].contains(key) }

  /// Returns whether this change explains one of a subview: the subview inherited the same value,
  /// or draws with an inherited colour.
  fileprivate func implies(_ other: Self) -> Bool {
    if key == .tint && other.key == .drawing { return true }
    // A changed interface style changes all dynamic colours.
    if key == .interfaceStyle && (other.key == .drawing || other.reach == [.paint]) { return true }
    let isSame = [golden == other.golden, actual == other.actual]
    // A view that set no tint colour before had the inherited colour, which its subviews had too.
    if key == .tint && other.key == .tint { return isSame.contains(true) }
    return (key == other.key || key == .tint && other.reach == [.paint]) && isSame == [true, true]
  }
}

extension LayoutRecord.View {
  private static let places = ["titleView", "customView", "leftView", "rightView"]

  /// Whether the name is that of a property in which a bar or a field shows a view of the app, such
  /// as `titleView`.
  fileprivate var isInPlace: Bool { name.map(Self.places.contains) ?? false }

  /// The name and the class, by which a view is recognised in another superview.
  fileprivate var identity: [String?] { [name, className] }
}
