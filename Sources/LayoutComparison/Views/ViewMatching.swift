import LayoutCore

/// A matching of a view's subviews in the golden to those in the new layout.
///
/// There are four passes, each over the views left unmatched by the previous one: equal name and
/// class; equal class and text; equal class, from back to front; equal name. The remaining views
/// vanished or appeared.
struct ViewMatching {
  private(set) var pairs: [(golden: LayoutRecord.View, actual: LayoutRecord.View)] = []
  private(set) var vanished: [LayoutRecord.View]
  private(set) var appeared: [LayoutRecord.View]

  init(golden: [LayoutRecord.View], actual: [LayoutRecord.View]) {
    vanished = golden
    appeared = actual
    match { view in view.name.map { [view.className, $0] } }
    match { view in view.look[.text].map { [view.className, $0] } }
    // Views without a name can only be matched by order, so if one was inserted, the last one
    // counts as new.
    match { view in view.name == nil ? [view.className] : nil }
    match { view in view.name.map { [$0] } }
  }

  /// Pairs views with equal keys, in order; views without a key are skipped.
  private mutating func match(by key: (LayoutRecord.View) -> [String]?) {
    var waiting: [[String]: [Int]] = [:]
    for (position, view) in appeared.enumerated().reversed() {
      if let key = key(view) { waiting[key, default: []].append(position) }
    }
    var taken = Set<Int>()
    vanished.removeAll { view in
      guard let key = key(view), let position = waiting[key]?.popLast() else { return false }
      pairs.append((golden: view, actual: appeared[position]))
      return taken.insert(position).inserted
    }
    appeared = appeared.enumerated().filter { !taken.contains($0.offset) }.map(\.element)
  }
}
