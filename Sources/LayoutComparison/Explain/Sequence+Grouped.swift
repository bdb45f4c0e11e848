extension Sequence {
  /// Groups the elements by equal keys; groups and elements are in order of appearance.
  package func grouped<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
    var positions: [Key: Int] = [:]
    var groups: [[Element]] = []
    for element in self {
      let key = key(element)
      if let position = positions[key] {
        groups[position].append(element)
      } else {
        positions[key] = groups.count
        groups.append([element])
      }
    }
    return groups
  }
}
