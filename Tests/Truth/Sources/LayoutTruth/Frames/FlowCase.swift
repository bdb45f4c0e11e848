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

  /// The folder of the fixtures' folder.
  private static var resources: URL? {
    #if os(iOS)
      return Bundle.module.resourceURL
    #else
      // `Bundle.module` ends a program that was copied elsewhere without its bundles.
      let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      let places = [Bundle.main.bundleURL, source.deletingLastPathComponent()]
      return places.first {
        FileManager.default.fileExists(atPath: $0.appendingPathComponent("Fixtures/flow").path)
      }
    #endif
  }

  /// Every fixture in each of its directions, by name.
  public static let all: [FlowCase] = files.flatMap { file in
    let directions = (try? FlowSituation(contentsOf: file))?.directions ?? [.vertical]
    return directions.map { FlowCase(file: file, direction: $0) }
  }

  /// The fixtures, by path; none if a program was copied elsewhere without them.
  public static let files: [URL] = {
    let folder = resources?.appendingPathComponent("Fixtures/flow")
    let paths = folder.flatMap { FileManager.default.enumerator(atPath: $0.path) }
    return (paths?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".json") }
      .sorted()
      .compactMap { folder?.appendingPathComponent($0) }
  }()
}
