import Foundation

/// A stack view and its expected layout, from a fixture in `UIKitAutoLayoutTests/Fixtures/stack`.
package struct StackSituation: Decodable, Sendable, CustomStringConvertible {
  /// An arranged view.
  package struct View: Decodable, Sendable {
    /// The intrinsic width and height; -1 if there is none.
    package let size: [Double]
    /// Whether the view is hidden; default false.
    package let hidden: Bool?
    /// The gap after the view.
    package let customSpacing: Double?
    /// The horizontal priority of being no wider; default 250.
    package let hugging: Float?
    /// Whether the view shows text that wraps; default false.
    package let wraps: Bool?
  }

  /// The expected result.
  package struct Expectation: Decodable, Sendable {
    /// All constraints of the stack view, as lines in any order.
    package let constraints: [String]?
    /// The fitting size.
    package let size: [Double]?
    /// The views' frames: x, y, width and height.
    package let frames: [[Double]]?
  }

  /// The fixture's name, a sentence.
  package private(set) var name = ""
  /// The direction; default horizontal.
  package let axis: String?
  /// The name of the distribution; default fill.
  package let distribution: String?
  /// The name of the alignment; default fill.
  package let alignment: String?
  /// The spacing; default 0.
  package let spacing: Double?
  /// Whether spacing is measured between baselines; default false.
  package let baselineRelative: Bool?
  /// Whether the views are inside the margins; default false.
  package let marginsRelative: Bool?
  /// The width that the stack is given.
  package let width: Double?
  /// The height that the stack is given.
  package let height: Double?
  /// The arranged views.
  package let views: [View]
  /// The expected result.
  package let expect: Expectation

  private enum CodingKeys: CodingKey {
    case axis, distribution, alignment, spacing, baselineRelative, marginsRelative, width, height
    case views, expect
  }

  /// The name.
  package var description: String { name }
}

extension StackSituation {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../UIKitAutoLayoutTests/Fixtures/stack")

  /// All fixtures, by name.
  package static var all: [StackSituation] {
    get throws {
      let folder = folder.resolvingSymlinksInPath()
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { file in
        let data = try Data(contentsOf: folder.appendingPathComponent(file))
        var situation = try JSONDecoder().decode(StackSituation.self, from: data)
        situation.name = (file as NSString).deletingPathExtension
        return situation
      }
    }
  }
}
