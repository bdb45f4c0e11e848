import Basics
import Foundation

extension LayoutRecord {
  /// The maximum number of views listed in a record; deeper levels are summarised.
  ///
  /// A view takes about 25 bytes in a compressed golden, so the maximum is about 100 KB.
  package static let viewLimit = 4096

  /// The maximum number of view levels listed in a record.
  ///
  /// Decoders accept at most 512 nested brackets, and each level needs two.
  package static let levelLimit = 200

  /// Returns the record with the deepest levels of views summarised if there are too many views or
  /// levels.
  ///
  /// Whole levels are left out, in all elements alike, so that an additional view in one element
  /// does not change the records of the others. The elements' own views are always listed.
  package func summarizingViews(beyond limit: Int = viewLimit) -> LayoutRecord {
    var counts = [0]
    elements.visit { View.count($0.view?.views, into: &counts) }
    View.count(screen?.views, into: &counts)
    guard counts.reduce(0, +) > limit || counts.count > Self.levelLimit else { return self }
    var depth = 0
    var told = counts[0]
    while depth + 1 < min(counts.count, Self.levelLimit), told + counts[depth + 1] <= limit {
      depth += 1
      told += counts[depth]
    }
    var record = self
    record.screen = screen?.summarized(below: depth)
    for index in elements.indices {
      record.elements[index].view = elements[index].view?.summarized(below: depth)
    }
    return record
  }
}

extension LayoutRecord.View {
  /// Counts the views of each level.
  ///
  /// Most views have no subviews, so the function returns early for them.
  fileprivate static func count(_ views: [Self]?, into counts: inout [Int], depth: Int = 0) {
    guard let views else { return }
    counts[depth] += 1
    if views.isEmpty { return }
    if counts.count == depth + 1 { counts.append(0) }
    views.visit { count($0.views, into: &counts, depth: depth + 1) }
  }

  fileprivate func summarized(below depth: Int) -> LayoutRecord.View {
    guard !views.isEmpty else { return self }
    var view = self
    if depth > 0 {
      view.views = views.map { $0.summarized(below: depth - 1) }
    } else {
      view.views = []
      view.summary = Summary(views)
    }
    return view
  }

  /// Appends all properties of the view and its subviews to a text; the texts of equal views are
  /// equal.
  fileprivate func write(to text: inout String) {
    text += "\(className)\n\(name ?? "")\n\(frame.coordinates) \(boundsOrigin)\n"
    for (property, value) in properties.sorted(by: { $0.key < $1.key }) {
      text += "\(property.rawValue) \(value)\n"
    }
    for one in constraints {
      text += "\(one.name) \(one.second ?? "") \(one.relation) \(one.multiplier) \(one.constant) "
      text += "\(one.priority) \(one.state.rawValue)\n"
    }
    text += "\(views.count)\n"
    for view in views { view.write(to: &text) }
  }
}

extension LayoutRecord.View.Summary {
  fileprivate init(_ views: [LayoutRecord.View]) {
    var text = ""
    for view in views { view.write(to: &text) }
    var state = DigestState()
    Data(text.utf8).withUnsafeBytes { state.absorb($0) }
    self.init(
      count: views.reduce(0) { $0 + $1.count }, digest: String(state.finish()[0], radix: 16))
  }
}
