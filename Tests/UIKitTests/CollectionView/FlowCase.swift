import Foundation
import LayoutCore
import Testing
import UIKit

/// A fixture in one direction of scrolling.
struct FlowCase: Sendable, CustomTestStringConvertible {
  let file: URL
  let axis: Axis

  var testDescription: String {
    let folder = file.deletingLastPathComponent().lastPathComponent
    return "\(folder)/\(file.deletingPathExtension().lastPathComponent) (\(axis))"
  }

  /// Every fixture in each of its directions, by name.
  static let all: [FlowCase] = files.flatMap { file in
    let directions = (try? FlowSituation(contentsOf: file))?.directions ?? [.vertical]
    return directions.map { FlowCase(file: file, axis: $0) }
  }

  /// The fixtures of the flow layout, by path.
  static let files: [URL] = {
    let folder = Bundle.module.resourceURL?.appendingPathComponent("Fixtures/flow")
    let paths = folder.flatMap { FileManager.default.enumerator(atPath: $0.path) }
    return (paths?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".json") }
      .sorted()
      .compactMap { folder?.appendingPathComponent($0) }
  }()
}

/// Turns the numbers of a fixture into those of a direction.
struct Transposition {
  let isTransposed: Bool

  func point(_ p: [Double]) -> CGPoint {
    isTransposed ? CGPoint(x: p[1], y: p[0]) : CGPoint(x: p[0], y: p[1])
  }

  func size(_ s: [Double]) -> CGSize {
    isTransposed ? CGSize(width: s[1], height: s[0]) : CGSize(width: s[0], height: s[1])
  }

  func rect(_ r: [Double]) -> CGRect {
    CGRect(origin: point(Array(r[0..<2])), size: size(Array(r[2..<4])))
  }

  func insets(_ i: [Double]) -> UIEdgeInsets {
    isTransposed
      ? UIEdgeInsets(top: i[1], left: i[0], bottom: i[3], right: i[2])
      : UIEdgeInsets(top: i[0], left: i[1], bottom: i[2], right: i[3])
  }

  func words(_ text: String) -> String {
    guard isTransposed else { return text }
    return text.replacingOccurrences(of: "width", with: "height")
      .replacingOccurrences(of: "left and right", with: "top and bottom")
  }
}
