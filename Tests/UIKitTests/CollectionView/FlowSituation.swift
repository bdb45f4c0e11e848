import Foundation
import LayoutCore

/// One situation of a flow layout and what is true of it, read from a fixture.
///
/// A fixture is written for vertical scrolling and tested in both directions: for horizontal
/// scrolling everything is transposed, x with y and width with height. `axes` names fewer directions
/// where a fact is not symmetric; what it names horizontal is written as it is seen.
struct FlowSituation: Decodable {
  /// The number of a fact, or "worked by hand".
  var source: String
  var axes: [String]?
  var bounds: [Double]
  var offset: [Double]?
  var contentInset: [Double]?
  var safeArea: [Double]?
  var layoutMargins: [Double]?
  var scale: Double?
  var rightToLeft: Bool?
  var layout: Measures?
  var sections: [Section]
  var query: [Double]?
  var expect: Expectation

  /// What is set on the layout.
  struct Measures: Decodable {
    var itemSize: [Double]?
    var lineSpacing: Double?
    var interitemSpacing: Double?
    var sectionInset: [Double]?
    var header: [Double]?
    var footer: [Double]?
    var reference: String?
    var pinsHeaders: Bool?
    var pinsFooters: Bool?
  }

  /// What the delegate says about a section; sizes may be given for each item, else all are alike.
  struct Section: Decodable {
    var count: Int?
    var sizes: [[Double]]?
    var inset: [Double]?
    var lineSpacing: Double?
    var interitemSpacing: Double?
    var header: [Double]?
    var footer: [Double]?
  }

  /// What must be true; elements are named "item 0-3", "header 0" and "footer 0".
  struct Expectation: Decodable {
    var contentSize: [Double]?
    /// Frames of attributes, exact; null where there are none.
    var frames: [String: [Double]?]?
    /// Frames of the views, on the pixel grid.
    var views: [String: [Double]]?
    /// The elements that a query returns, in order.
    var elements: [String]?
    var zIndex: [String: Int]?
    /// What the console says, in order: each line contains one of these.
    var log: [String]?
  }
}

extension FlowSituation {
  /// Reads a fixture.
  init(contentsOf file: URL) throws {
    self = try JSONDecoder().decode(FlowSituation.self, from: Data(contentsOf: file))
  }

  /// Whether a delegate is needed to say what the fixture says.
  var hasDelegate: Bool {
    sections.contains { section in
      section.sizes != nil || section.inset != nil || section.lineSpacing != nil
        || section.interitemSpacing != nil || section.header != nil || section.footer != nil
    }
  }

  /// The directions in which the fixture is tested.
  var directions: [Axis] {
    (axes ?? ["vertical", "horizontal"]).map { $0 == "vertical" ? .vertical : .horizontal }
  }

  /// Whether the numbers are to be transposed for a direction.
  func isTransposed(for axis: Axis) -> Bool {
    axis == .horizontal && directions.contains(.vertical)
  }
}
