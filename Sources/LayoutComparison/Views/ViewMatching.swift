import LayoutCore

/// A matching of a view's subviews in the golden to those in the new layout.
///
/// There are several passes, each over the views left unmatched by the previous one. Rows, headers
/// and footers of a table are matched by content, then by place. Other views are matched by name
/// and class, by class and text, by class and properties if those are unique, by class from back to
/// front if they have no name, by name, and finally by class if they have a name in only one
/// layout. The remaining views vanished or appeared.
struct ViewMatching {
  private(set) var pairs: [(golden: LayoutRecord.View, actual: LayoutRecord.View)] = []
  private(set) var vanished: [LayoutRecord.View]
  private(set) var appeared: [LayoutRecord.View]
  private var order: [(golden: Int, actual: Int)] = []
  private var goldenPlaces: [Int]
  private var actualPlaces: [Int]

  /// The maximum number of rows whose order is compared as a sequence, which takes quadratic time.
  private static let sequenceLimit = 400

  init(golden: [LayoutRecord.View], actual: [LayoutRecord.View]) {
    vanished = golden
    appeared = actual
    goldenPlaces = Array(golden.indices)
    actualPlaces = Array(actual.indices)
    matchRows()
    matchOthers()
    sort()
  }

  private mutating func matchRows() {
    let places = [vanished, appeared].map { Set($0.compactMap(\.place)) }
    if places.allSatisfy(\.isEmpty) { return }
    // Rows are matched by place and content only if all places are the same. Otherwise rows were
    // inserted or deleted, which changed the places of the rows after them.
    if places[0] == places[1] { match { view in view.look[.place].map { [$0] + view.content } } }
    matchSequence()
    match(onlyWhereUnique: true) { $0.contentOfRow }
    match { view in view.look[.place].map { [view.className, $0] } }
    match { view in view.look[.place].map { [$0] } }
  }

  private mutating func matchOthers() {
    match { view in view.place == nil ? view.name.map { [view.className, $0] } : nil }
    match { view in
      view.place == nil
        ? (view.look[.text] ?? view.look[.title]).map { [view.className, $0] } : nil
    }
    match(onlyWhereUnique: true) { view in
      view.name == nil && view.place == nil ? view.lookOfUnnamed : nil
    }
    // Views without a name can be matched only by order, so after an insertion the last one counts
    // as new.
    match { view in view.name == nil && view.place == nil ? [view.className] : nil }
    match { view in view.place == nil ? view.name.map { [$0] } : nil }
    // A view can have a name in only one of the two layouts.
    for isNamed in [true, false] {
      match { view in
        view.place == nil && (view.name == nil) != isNamed ? [view.className] : nil
      } and: { view in
        view.place == nil && (view.name == nil) == isNamed ? [view.className] : nil
      }
    }
  }

  /// Pairs views with equal keys, in order; views without a key are skipped.
  ///
  /// - Parameters:
  ///   - isUnique: whether views are paired only if their key occurs once among the unmatched views
  ///     of each layout.
  ///   - key: the key of a view.
  ///   - other: the key of a view of the new layout; if nil, it is computed by `key`.
  private mutating func match(
    onlyWhereUnique isUnique: Bool = false, by key: (LayoutRecord.View) -> [String]?,
    and other: ((LayoutRecord.View) -> [String]?)? = nil
  ) {
    if vanished.isEmpty || appeared.isEmpty { return }
    var waiting: [[String]: [Int]] = [:]
    for (position, view) in appeared.enumerated().reversed() {
      if let key = other?(view) ?? key(view) { waiting[key, default: []].append(position) }
    }
    var counts: [[String]: Int] = [:]
    if isUnique { for view in vanished { key(view).map { counts[$0, default: 0] += 1 } } }
    var found: [(golden: Int, actual: Int)] = []
    for (position, view) in vanished.enumerated() {
      guard let key = key(view), !isUnique || counts[key] == 1 && waiting[key]?.count == 1,
        let place = waiting[key]?.popLast()
      else { continue }
      found.append((position, place))
    }
    pair(found)
  }

  /// Pairs the rows of the longest common subsequence of both tables' contents.
  private mutating func matchSequence() {
    let (old, new) = (vanished.rowsInOrder, appeared.rowsInOrder)
    guard max(old.count, new.count) <= Self.sequenceLimit else { return }
    let difference = new.map(\.content).difference(from: old.map(\.content))
    var (gone, come) = (Set<Int>(), Set<Int>())
    for change in difference {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): come.insert(offset)
      }
    }
    pair(
      zip(
        old.indices.filter { !gone.contains($0) }, new.indices.filter { !come.contains($0) }
      ).map { (golden: old[$0].position, actual: new[$1].position) })
  }

  private mutating func pair(_ found: [(golden: Int, actual: Int)]) {
    for (old, new) in found {
      pairs.append((golden: vanished[old], actual: appeared[new]))
      order.append((golden: goldenPlaces[old], actual: actualPlaces[new]))
    }
    let (gone, taken) = (Set(found.map(\.golden)), Set(found.map(\.actual)))
    let left = vanished.indices.filter { !gone.contains($0) }
    vanished = left.map { vanished[$0] }
    goldenPlaces = left.map { goldenPlaces[$0] }
    let open = appeared.indices.filter { !taken.contains($0) }
    appeared = open.map { appeared[$0] }
    actualPlaces = open.map { actualPlaces[$0] }
  }

  /// Sorts the pairs by the position of their new views, and rows by their new places.
  private mutating func sort() {
    let places = pairs.map(\.actual.place)
    let sorted = order.indices.sorted { one, other in
      switch (places[one], places[other]) {
      case (let one?, let other?): one < other
      case (nil, nil): order[one].actual < order[other].actual
      case (let place, _): place == nil
      }
    }
    pairs = sorted.map { pairs[$0] }
    order = sorted.map { order[$0] }
    let byPlace = appeared.rowsInOrder.map { appeared[$0.position] }
    appeared = appeared.filter { $0.place == nil } + byPlace
  }

  /// For each pair, the change of its order among the others; nil if it kept its order.
  ///
  /// The smallest set of views whose movement explains the new order counts as moved. Rows of a
  /// table have places instead of an order.
  var orders: [ViewChange.Property?] {
    let ranked = pairs.indices.filter { pairs[$0].actual.place == nil }
    let kept = Set(ranked.longestIncreasingRun { order[$0].golden })
    return pairs.indices.map { index in
      guard ranked.contains(index), !kept.contains(index) else { return nil }
      return change(ofOrder: index, beside: kept)
    }
  }

  private func change(ofOrder index: Int, beside kept: Set<Int>) -> ViewChange.Property? {
    // An index would not help a reader, so the message names the nearest view that the moved view
    // passed.
    let passed = kept.filter { other in
      (order[other].golden < order[index].golden) != (order[other].actual < order[index].actual)
    }
    guard
      let other = passed.min(by: { (abs($0 - index), $0) < (abs($1 - index), $1) })
    else { return nil }
    let label = pairs[other].actual.label
    let isFront = order[index].actual > order[other].actual
    let words = ["behind \(label)", "in front of \(label)"]
    return ViewChange.Property(
      .order, golden: words[isFront ? 0 : 1], actual: words[isFront ? 1 : 0])
  }
}

extension [LayoutRecord.View] {
  /// The rows, headers and footers in the order of their places, with their positions and contents.
  fileprivate var rowsInOrder: [(position: Int, place: TablePlace, content: [String])] {
    indices.compactMap { position in
      guard let place = self[position].place else { return nil }
      return (position, place, [self[position].className] + self[position].content)
    }.sorted { ($0.place, $0.position) < ($1.place, $1.position) }
  }
}

extension LayoutRecord.View {
  /// The class and the content of a row, header or footer of a table; nil for other views, and if
  /// there is no content.
  fileprivate var contentOfRow: [String]? {
    guard look[.place] != nil else { return nil }
    let content = content
    return content.isEmpty ? nil : [className] + content
  }

  /// The class and the properties of a view, as a key for matching; nil if the view has no
  /// properties.
  fileprivate var lookOfUnnamed: [String]? {
    let properties = properties
    if properties.isEmpty { return nil }
    return [className] + properties.sorted { $0.key < $1.key }.map { "\($0.rawValue) \($1)" }
  }
}
