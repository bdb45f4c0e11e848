import LayoutCore

/// A matching of the golden's elements to the elements of the new layout.
///
/// There are five passes, each over the elements left unmatched by the previous one:
/// 1. same kind, index path and content: the element is unchanged;
/// 2. same kind and content, if exactly one such element is left in each layout: the data moved,
///    for example because an item was inserted before it;
/// 3. cells with the same index path: the content itself changed;
/// 4. other elements of the same kind and item index in the section that the cells came from;
/// 5. other elements of the same kind and index path.
///
/// The remaining elements vanished or appeared. The result is in the order of the layouts.
struct ElementMatching {
  private(set) var pairs: [(golden: LayoutRecord.Element, actual: LayoutRecord.Element)] = []
  private(set) var vanished: [LayoutRecord.Element]
  private(set) var appeared: [LayoutRecord.Element]
  private(set) var sections = SectionMatching()

  init(golden: [LayoutRecord.Element], actual: [LayoutRecord.Element]) {
    vanished = golden
    appeared = actual
    // The strictest pass is first; each later pass uses only elements that no earlier pass matched.
    match(onlyWhereUnique: false) { element in
      let content = Content(element)
      // A header, footer or decoration view without content is matched later, together with its
      // section, whose index may have changed.
      return content == nil && element.kind != .cell
        ? nil : Place(element: element, content: content)
    }
    match(onlyWhereUnique: true) { element in
      Content(element).map { Place(kind: element.kind, content: $0) }
    }
    match(onlyWhereUnique: false) { $0.kind == .cell ? Place(element: $0) : nil }
    let sections = SectionMatching(pairs, golden: golden, actual: actual)
    self.sections = sections
    match(onlyWhereUnique: false) {
      Place(element: $0)
    } now: { element in
      sections.former(of: element.indexPath.section).map { Place(element: element, in: $0) }
    }
    match(onlyWhereUnique: false) { Place(element: $0) }
    // Each pass appended its pairs, so they are sorted by their elements in the new layout.
    pairs.sort { LayoutRecord.Element.precedes($0.actual, $1.actual) }
  }

  /// Pairs elements with equal keys, in order; elements without a key are skipped.
  ///
  /// - Parameters:
  ///   - onlyWhereUnique: whether elements are paired only if their key occurs once among the
  ///     unmatched elements of each layout.
  ///   - key: the key of an element.
  ///   - actualKey: the key of an element of the new layout; if nil, it is computed by `key`.
  private mutating func match(
    onlyWhereUnique: Bool, by key: (LayoutRecord.Element) -> Place?,
    now actualKey: ((LayoutRecord.Element) -> Place?)? = nil
  ) {
    var waiting: [Place: [Int]] = [:]
    // The positions are in reverse, so that `popLast` returns the first of several equal elements.
    for (position, element) in appeared.enumerated().reversed() {
      let own = if let actualKey { actualKey(element) } else { key(element) }
      if let own { waiting[own, default: []].append(position) }
    }
    if onlyWhereUnique { waiting = unique(waiting, by: key) }
    var taken = Set<Int>()
    vanished.removeAll { element in
      // Elements with equal keys are paired in their order.
      guard let key = key(element), let position = waiting[key]?.popLast() else { return false }
      pairs.append((golden: element, actual: appeared[position]))
      return taken.insert(position).inserted
    }
    appeared = appeared.enumerated().filter { !taken.contains($0.offset) }.map(\.element)
  }

  /// The reordered elements, identified by their index paths in the new layout.
  ///
  /// The result is the smallest set of elements whose movement explains the new order: those
  /// outside the longest run that kept its order. Elements that were only shifted because others
  /// moved, appeared or vanished are not included.
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

/// The key for matching elements: the kind with the index path, with the content, or with both.
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

  init(element: LayoutRecord.Element, in section: Int) {
    kind = element.kind
    indexPath = ItemPlace(section, element.indexPath.item)
  }
}

/// The content by which an element is recognised: its text and its colour, at least one of which
/// exists.
private struct Content: Hashable {
  let text: String?
  let color: String?

  init?(_ element: LayoutRecord.Element) {
    if element.text == nil && element.color == nil { return nil }
    text = element.text
    color = element.color
  }
}
