import Foundation
import LayoutCore

/// A number of a section that is another now: an inset, a spacing, a header's size.
public struct MetricChange: Sendable, Hashable, Codable {
  /// Which number of a section.
  public enum Metric: String, Sendable, Codable, CaseIterable {
    case insetTop = "inset.top"
    case insetLeft = "inset.left"
    case insetBottom = "inset.bottom"
    case insetRight = "inset.right"
    case lineSpacing = "line spacing"
    case interitemSpacing = "interitem spacing"
    case headerSize = "header size"
    case footerSize = "footer size"
  }

  /// Which number.
  public let metric: Metric
  /// Its value in the golden: one number, or width and height.
  public let golden: [Double]
  /// Its value now.
  public let actual: [Double]

  /// The change in words: `inset.left 16 → 24`.
  public var text: String {
    "\(metric.rawValue) \(Points.change(golden, actual, separator: "×"))"
  }

  /// Lists what is different between the numbers of two sections.
  static func changes(
    from golden: [Metric: [Double]], to actual: [Metric: [Double]]
  ) -> [MetricChange] {
    Metric.allCases.compactMap { metric in
      guard let from = golden[metric], let to = actual[metric] else { return nil }
      if zip(from, to).allSatisfy(same) { return nil }
      return MetricChange(metric: metric, golden: from, actual: to)
    }
  }
}

extension MetricChange.Metric {
  /// Returns the numbers of a section of content that scrolls along an axis.
  static func values(of section: LayoutRecord.Section, on axis: Axis) -> [Self: [Double]] {
    let inset = axis.sides(section.inset)
    return [
      .insetTop: [inset.top], .insetLeft: [inset.left],
      .insetBottom: [inset.bottom], .insetRight: [inset.right],
      .lineSpacing: [section.lineSpacing], .interitemSpacing: [section.interitemSpacing],
      .headerSize: [Double(section.headerSize.width), Double(section.headerSize.height)],
      .footerSize: [Double(section.footerSize.width), Double(section.footerSize.height)],
    ]
  }
}
