import Foundation
import Testing

/// A fixture in `Fixtures/constraints`: views in a root, changes of their constraints step by step,
/// and the expected results.
///
/// Constraints are lines of the visual format, which contain a bracket, or sentences such as
/// `a.left >= 0.5 * b.right + 3 @750`.
struct ConstraintSituation: Decodable, CustomTestStringConvertible {
  /// A view in the root; one with a mask keeps its frame.
  struct View: Decodable {
    /// The intrinsic width and height; -1 if there is none.
    let content: [Double]?
    /// The priority of being no larger, along both axes; default 250.
    let hugging: Float?
    /// The priority of being no smaller, along both axes; default 750.
    let compression: Float?
    /// The distances of the first baseline from the top and of the last from the bottom.
    let baselines: [Double]?
    /// The margins and sizes that change with the root's size, as in an autoresizing mask.
    let mask: [String]?
    /// The frame of a view with a mask.
    let frame: [Double]?
  }

  /// A change, and what is expected after the next layout.
  struct Step: Decodable {
    let remove: [String]?
    let add: [String]?
    /// New constants of active constraints.
    let constants: [String: Double]?
    /// A new size of the root.
    let root: [Double]?
    /// New sizes of contents.
    let content: [String: [Double]]?
    /// Whether all constraints are removed after the step.
    let end: Bool?

    /// The frames by name: x, y, width and height.
    let frames: [String: [Double]]?
    /// The root's compressed fitting size.
    let fitting: [Double]?
    /// The number of conflicts on the console.
    let conflicts: Int?
    /// The ambiguous views and the others.
    let ambiguous: [String: Bool]?
    /// The constraints that affect a view's layout along an axis, in order: `a.horizontal`.
    let deciding: [String: [String]]?
    /// The constraints that each line of the visual format makes, in order.
    let formats: [String: [String]]?
    /// The metrics of these lines.
    let metrics: [String: Double]?
  }

  let root: [Double]
  let views: [String: View]
  let steps: [Step]
  /// The fixture's name, a sentence.
  private(set) var name = ""
  /// Whether text runs to the left, and the frames are mirrored.
  private(set) var isMirrored = false

  private enum CodingKeys: CodingKey { case root, views, steps }

  var testDescription: String { name + (isMirrored ? ", mirrored" : "") }
}

extension ConstraintSituation {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures/constraints")

  /// All fixtures by name; those without left and right are mirrored too.
  static var all: [ConstraintSituation] {
    get throws {
      let folder = folder.resolvingSymlinksInPath()
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().flatMap {
        try read(folder.appendingPathComponent($0))
      }
    }
  }

  private static func read(_ file: URL) throws -> [ConstraintSituation] {
    let data = try Data(contentsOf: file)
    var situation = try JSONDecoder().decode(ConstraintSituation.self, from: data)
    situation.name = file.deletingPathExtension().lastPathComponent
    var mirrored = situation
    mirrored.isMirrored = true
    let text = String(decoding: data, as: UTF8.self)
    let hasSides = [".left", ".right", "\"left\""].contains { text.contains($0) }
    return hasSides ? [situation] : [situation, mirrored]
  }
}
