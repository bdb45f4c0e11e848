public import Foundation
public import UIKit

/// A fixture in one direction of scrolling.
public struct FlowCase: Sendable {
  /// The fixture.
  public let file: URL
  /// The scroll direction.
  public let direction: UICollectionView.ScrollDirection

  /// The fixture's folder and name, and the direction.
  public var name: String {
    let folder = file.deletingLastPathComponent().lastPathComponent
    return "\(folder)/\(file.deletingPathExtension().lastPathComponent) (\(word))"
  }

  private var word: String { direction == .vertical ? "vertical" : "horizontal" }

  /// Every fixture in each of its directions, by name.
  public static let all: [FlowCase] = files.flatMap { file in
    let directions = (try? FlowSituation(contentsOf: file))?.directions ?? [.vertical]
    return directions.map { FlowCase(file: file, direction: $0) }
  }

  /// The fixtures, by path.
  public static let files: [URL] = {
    let folder = Bundle.module.resourceURL?.appendingPathComponent("Fixtures/flow")
    let paths = folder.flatMap { FileManager.default.enumerator(atPath: $0.path) }
    return (paths?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".json") }
      .sorted()
      .compactMap { folder?.appendingPathComponent($0) }
  }()
}
