import LayoutCore

/// The views of the golden, each with the same view now, among those in one view.
///
/// Four passes, each over what the one before left: equal name and class; equal class and text;
/// equal class, from back to front; equal name. What is left over vanished or appeared.
struct ViewMatching {
  private(set) var pairs: [(golden: LayoutRecord.View, actual: LayoutRecord.View)] = []
  private(set) var vanished: [LayoutRecord.View]
  private(set) var appeared: [LayoutRecord.View]

  init(golden: [LayoutRecord.View], actual: [LayoutRecord.View]) {
    vanished = golden
    appeared = actual
    match { view in view.name.map { [view.className, $0] } }
    match { view in view.look[.text].map { [view.className, $0] } }
    // Without a name the order is all there is; where one of three came, the last is the new one.
    match { view in view.name == nil ? [view.className] : nil }
    match { view in view.name.map { [$0] } }
  }

  /// Pairs views with equal keys, in order; views without a key are left alone.
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
