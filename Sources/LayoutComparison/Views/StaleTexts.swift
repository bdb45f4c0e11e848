import LayoutCore

/// A search for rows that show the text of another row, which happens if a reused cell is not
/// configured again.
struct StaleTexts {
  private var nodes: [ViewComparison.Node]

  /// The maximum number of changed texts; if more texts changed, the data itself changed, and
  /// nothing is searched for.
  private static let limit = 3

  /// Returns the nodes with a note at each changed text that exactly one other row shows too.
  static func noted(_ nodes: [ViewComparison.Node]) -> [ViewComparison.Node] {
    let changed = nodes.indices.filter { index in
      nodes[index].change?.properties.contains { $0.key == .text } == true
    }
    guard (1...limit).contains(changed.count) else { return nodes }
    var search = StaleTexts(nodes: nodes)
    for index in changed { search.note(index) }
    return search.nodes
  }

  private mutating func note(_ index: Int) {
    guard case .changed(let properties)? = nodes[index].change?.kind,
      let row = row(around: index), let table = nodes[row].parent
    else { return }
    let noted = properties.map { property -> ViewChange.Property in
      guard property.key == .text, property.actual != property.key.standard else {
        return property
      }
      let others = nodes.indices.filter { other in
        other != row && nodes[other].parent == table && nodes[other].view?.place?.kind == .row
          && nodes[other].shows(property.actual)
      }
      guard others.count == 1, let place = nodes[others[0]].view?.look[.place] else {
        return property
      }
      return property.with(note: "the text of \(place)")
    }
    nodes[index].change = nodes[index].change?.with(noted)
  }

  /// Returns the row that contains a view.
  private func row(around index: Int) -> Int? {
    var index = index
    while let parent = nodes[index].parent {
      if nodes[parent].view?.place?.kind == .row { return parent }
      index = parent
    }
    return nil
  }
}

extension ViewComparison.Node {
  /// Returns whether the view shows a text both in the golden and now.
  fileprivate func shows(_ text: String) -> Bool {
    [golden, actual].allSatisfy { $0?.content.contains(text) == true }
  }
}
