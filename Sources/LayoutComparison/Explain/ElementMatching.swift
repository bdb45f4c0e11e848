import LayoutCore

/// The elements of the golden, each with the same element now.
///
/// Three passes, each over what the one before left:
/// 1. same kind, index path and content: nothing came between;
/// 2. same kind and content, where both sides have it once: the data moved, as when an item was
///    inserted before it;
/// 3. same kind and index path: the content itself changed.
///
/// What is left over vanished or appeared. The order of the result is the order of the layouts.
struct ElementMatching {
  private(set) var pairs: [(golden: LayoutRecord.Element, actual: LayoutRecord.Element)] = []
  private(set) var vanished: [LayoutRecord.Element]
  private(set) var appeared: [LayoutRecord.Element]
  private(set) var sections = SectionMatching()

  init(golden: [LayoutRecord.Element], actual: [LayoutRecord.Element]) {
    vanished = golden
    appeared = actual
    // The strictest pass first: a later one may only use what no stricter one has matched.
    match(onlyWhereUnique: false) { Place(element: $0, content: Content($0)) }
    match(onlyWhereUnique: true) { element in
      Content(element).map { Place(kind: element.kind, content: $0) }
    }
    match(onlyWhereUnique: false) { Place(element: $0) }
    // Each pass has added its pairs behind those of the one before.
    pairs.sort { LayoutRecord.Element.precedes($0.actual, $1.actual) }
    sections = SectionMatching(pairs, golden: golden, actual: actual)
  }

  /// Pairs elements with equal keys, in order; elements without a key are left alone.
  private mutating func match(
    onlyWhereUnique: Bool, by key: (LayoutRecord.Element) -> Place?
  ) {
    var waiting: [Place: [Int]] = [:]
    // Backwards, so that `popLast` gives the first of several equal elements first.
    for (position, element) in appeared.enumerated().reversed() {
      if let key = key(element) { waiting[key, default: []].append(position) }
    }
    if onlyWhereUnique { waiting = unique(waiting, by: key) }
    var taken = Set<Int>()
    vanished.removeAll { element in
      // Taken in the order of the golden: equal elements are paired in the order of both sides.
      guard let key = key(element), let position = waiting[key]?.popLast() else { return false }
      pairs.append((golden: element, actual: appeared[position]))
      return taken.insert(position).inserted
    }
    appeared = appeared.enumerated().filter { !taken.contains($0.offset) }.map(\.element)
  }

  /// The elements that changed their place among the others, by their place now.
  ///
  /// Of items in another order the fewest moved: those outside the longest run that kept its order.
  /// What was only shifted, because others moved, came or went, is not among them.
  var movers: Set<ElementPlace> {
    let groups = pairs.grouped { [$0.actual.kind.rawValue, "\($0.actual.indexPath.section)"] }
    return groups.reduce(into: []) { movers, pairs in
      guard pairs.contains(where: { $0.golden.indexPath != $0.actual.indexPath }) else { return }
      let former = sections.former(of: pairs[0].actual.indexPath.section)
      let inSection = pairs.map(\.golden.indexPath).filter { $0.section == former }
      let kept = Set(inSection.longestIncreasingRun { $0 })
      movers.formUnion(
        pairs.filter { !kept.contains($0.golden.indexPath) }.map { ElementPlace($0.actual) })
    }
  }

  private func unique(
    _ waiting: [Place: [Int]], by key: (LayoutRecord.Element) -> Place?
  ) -> [Place: [Int]] {
    var counts: [Place: Int] = [:]
    for element in vanished {
      if let key = key(element) { counts[key, default: 0] += 1 }
    }
    return waiting.filter { $0.value.count == 1 && counts[$0.key] == 1 }
  }
}

/// The identity of an element in a layout: its kind and its index path.
struct ElementPlace: Hashable {
  let kind: LayoutRecord.Kind
  let indexPath: ItemPlace

  init(_ element: LayoutRecord.Element) {
    kind = element.kind
    indexPath = element.indexPath
  }
}

/// The properties that two elements must share to be matched.
private struct Place: Hashable {
  var kind: LayoutRecord.Kind
  var indexPath: ItemPlace?
  var content: Content?

  init(kind: LayoutRecord.Kind, content: Content) {
    self.kind = kind
    self.content = content
  }

  init(element: LayoutRecord.Element, content: Content? = nil) {
    kind = element.kind
    indexPath = element.indexPath
    self.content = content
  }
}

/// The content of an element; nil for one that shows nothing by which it could be recognised.
private struct Content: Hashable {
  let text: String?
  let color: String?

  init?(_ element: LayoutRecord.Element) {
    if element.text == nil && element.color == nil { return nil }
    text = element.text
    color = element.color
  }
}
