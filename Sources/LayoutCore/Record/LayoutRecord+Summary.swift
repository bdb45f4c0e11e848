import Basics
import Foundation

extension LayoutRecord {
  /// The number of views that a record lists one by one; deeper ones are summarised.
  ///
  /// A golden's views take some 25 bytes each once packed, so that this is about 100 KB.
  package static let viewLimit = 4096

  /// The number of levels of views that a record lists: decoders read a text of at most 512
  /// brackets, of which each level takes two.
  package static let levelLimit = 200

  /// The record with the deepest levels of views summarised, as far as there are too many.
  ///
  /// Whole levels are left out, in all elements alike, so that one view more or less in one of them
  /// does not change the report of the others. Elements' own views are always reported.
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
  /// Counts a view with its subviews; most have none, and are skipped.
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

  /// Everything about the view and those in it, as a text of one spelling.
  fileprivate func write(to text: inout String) {
    text += "\(className)\n\(name ?? "")\n\(frame.coordinates) \(boundsOrigin)\n"
    let properties = properties
    for property in LayoutRecord.ViewProperty.allCases {
      if let value = properties[property] { text += "\(property.rawValue) \(value)\n" }
    }
    for one in constraints {
      text += "\(one.name) \(one.relation) \(one.constant) \(one.priority) \(one.state.rawValue)\n"
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
