import Foundation

/// A stack view and its expected layout, from a fixture in `UIKitAutoLayoutTests/Fixtures/stack`.
public struct StackSituation: Decodable, Sendable, CustomStringConvertible {
  /// An arranged view.
  public struct View: Decodable, Sendable {
    /// The intrinsic width and height; -1 if there is none.
    public let size: [Double]
    /// Whether the view is hidden; default false.
    public let hidden: Bool?
    /// The gap after the view.
    public let customSpacing: Double?
    /// The horizontal priority of being no wider; default 250.
    public let hugging: Float?
    /// Whether the view shows text that wraps; default false.
    public let wraps: Bool?
  }

  /// The expected result.
  public struct Expectation: Decodable, Sendable {
    /// All constraints of the stack view, as lines in any order.
    public let constraints: [String]?
    /// The fitting size.
    public let size: [Double]?
    /// The views' frames: x, y, width and height.
    public let frames: [[Double]]?
  }

  /// The fixture's name, which is its sentence.
  public private(set) var name = ""
  /// The direction; default horizontal.
  public let axis: String?
  /// The name of the distribution; default fill.
  public let distribution: String?
  /// The name of the alignment; default fill.
  public let alignment: String?
  /// The spacing; default 0.
  public let spacing: Double?
  /// Whether spacing is measured between baselines; default false.
  public let baselineRelative: Bool?
  /// Whether the views are inside the margins; default false.
  public let marginsRelative: Bool?
  /// The width that the stack is given.
  public let width: Double?
  /// The height that the stack is given.
  public let height: Double?
  /// The arranged views.
  public let views: [View]
  /// The expected result.
  public let expect: Expectation

  private enum CodingKeys: CodingKey {
    case axis, distribution, alignment, spacing, baselineRelative, marginsRelative, width, height
    case views, expect
  }

  /// The name.
  public var description: String { name }
}

extension StackSituation {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../UIKitAutoLayoutTests/Fixtures/stack")

  /// All fixtures, by name.
  public static var all: [StackSituation] {
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
