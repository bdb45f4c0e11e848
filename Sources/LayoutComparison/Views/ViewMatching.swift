import LayoutCore

/// A matching of a view's subviews in the golden to those in the new layout.
///
/// There are seven passes, each over the views left unmatched by the previous one: equal name and
/// class; equal class and place with equal texts inside; equal class and texts inside, if they are
/// unique on both sides; equal class and place; equal class and text; equal class, from back to
/// front; equal name. The remaining views vanished or appeared.
struct ViewMatching {
  private(set) var pairs: [(golden: LayoutRecord.View, actual: LayoutRecord.View)] = []
  private(set) var vanished: [LayoutRecord.View]
  private(set) var appeared: [LayoutRecord.View]
  private var order: [(golden: Int, actual: Int)] = []
  private var goldenPlaces: [Int]
  private var actualPlaces: [Int]

  init(golden: [LayoutRecord.View], actual: [LayoutRecord.View]) {
    vanished = golden
    appeared = actual
    goldenPlaces = Array(golden.indices)
    actualPlaces = Array(actual.indices)
    match { view in view.name.map { [view.className, $0] } }
    match { view in view.place.map { [view.className, $0] + view.contentTexts } }
    match(onlyWhereUnique: true) { view in
      let texts = view.contentTexts
      return view.place == nil || texts.isEmpty ? nil : [view.className] + texts
    }
    match { view in view.place.map { [view.className, $0] } }
    match { view in
      view.place == nil
        ? (view.look[.text] ?? view.look[.title]).map { [view.className, $0] } : nil
    }
    // Views without a name can only be matched by order, so if one was inserted, the last one
    // counts as new.
    match { view in view.name == nil && view.place == nil ? [view.className] : nil }
    match { view in view.name.map { [$0] } }
    sort()
  }

  /// Pairs views with equal keys, in order; views without a key are skipped.
  private mutating func match(
    onlyWhereUnique isUnique: Bool = false, by key: (LayoutRecord.View) -> [String]?
  ) {
    var waiting: [[String]: [Int]] = [:]
    for (position, view) in appeared.enumerated().reversed() {
      if let key = key(view) { waiting[key, default: []].append(position) }
    }
    var counts: [[String]: Int] = [:]
    if isUnique { for view in vanished { key(view).map { counts[$0, default: 0] += 1 } } }
    var taken = Set<Int>()
    var left: [Int] = []
    for (position, view) in vanished.enumerated() {
      guard let key = key(view), !isUnique || counts[key] == 1 && waiting[key]?.count == 1,
        let place = waiting[key]?.popLast()
      else {
        left.append(position)
        continue
      }
      pairs.append((golden: view, actual: appeared[place]))
      order.append((golden: goldenPlaces[position], actual: actualPlaces[place]))
      taken.insert(place)
    }
    vanished = left.map { vanished[$0] }
    goldenPlaces = left.map { goldenPlaces[$0] }
    let open = appeared.indices.filter { !taken.contains($0) }
    appeared = open.map { appeared[$0] }
    actualPlaces = open.map { actualPlaces[$0] }
  }

  /// Sorts the pairs by the position of their new views.
  private mutating func sort() {
    let sorted = order.indices.sorted { order[$0].actual < order[$1].actual }
    pairs = sorted.map { pairs[$0] }
    order = sorted.map { order[$0] }
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
    // The nearest view that it passed says more than an index does.
    let passed = kept.filter { other in
      (order[other].golden < order[index].golden) != (order[other].actual < order[index].actual)
    }
    guard let other = passed.min(by: { abs($0 - index) < abs($1 - index) }) else { return nil }
    let label = pairs[other].actual.label
    let isFront = order[index].actual > order[other].actual
    let words = ["behind \(label)", "in front of \(label)"]
    return ViewChange.Property(
      .order, golden: words[isFront ? 0 : 1], actual: words[isFront ? 1 : 0])
  }
}

extension LayoutRecord.View {
  /// The place in a table; nil for other views.
  fileprivate var place: String? { look[.place] }

  /// The texts of the view and its descendants, from back to front.
  fileprivate var contentTexts: [String] {
    let own = look[.text] ?? look[.title]
    return (own.map { [$0] } ?? []) + views.flatMap(\.contentTexts)
  }
}
