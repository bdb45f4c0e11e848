import Foundation
package import LayoutCore

/// A number of a section that is another now: an inset, a spacing, a header's size.
public struct MetricChange: Sendable, Hashable, Codable {
  /// A number of a section, or a width and a height.
  ///
  /// Texts, tables and explanations loop over these cases: a new number of sections is reported
  /// everywhere once it has a case here.
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

  /// The measure that changed, such as an inset.
  public let metric: Metric
  /// Its value in the golden: one number, or width and height.
  public let golden: [Double]
  /// Its value in the new layout: one number, or width and height.
  public let actual: [Double]

  /// The change as text: `inset.left 16 → 24`.
  public var text: String {
    "\(metric.rawValue) \(Points.change(golden, actual, separator: "×"))"
  }

  /// Returns the differences between the numbers of two sections.
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
    Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.values(of: section, on: axis)) })
  }

  private func values(of section: LayoutRecord.Section, on axis: Axis) -> [Double] {
    let inset = axis.sides(section.inset)
    return switch self {
    case .insetTop: [inset.top]
    case .insetLeft: [inset.left]
    case .insetBottom: [inset.bottom]
    case .insetRight: [inset.right]
    case .lineSpacing: [section.lineSpacing]
    case .interitemSpacing: [section.interitemSpacing]
    case .headerSize: [Double(section.headerSize.width), Double(section.headerSize.height)]
    case .footerSize: [Double(section.footerSize.width), Double(section.footerSize.height)]
    }
  }

  /// The effect of another value on the elements of its section.
  enum Effect {
    /// It changes the number of items that fit into a line, and moves elements across the axis.
    case lines
    /// It moves the section's lines along the axis.
    case start
    /// It moves only elements after the section's lines.
    case end
  }

  /// Returns the effect of another value in content that scrolls along an axis.
  func effect(on axis: Axis) -> Effect {
    let isHorizontal = axis == .horizontal
    return switch self {
    case .insetTop: isHorizontal ? .lines : .start
    case .insetLeft: isHorizontal ? .start : .lines
    case .insetBottom: isHorizontal ? .lines : .end
    case .insetRight: isHorizontal ? .end : .lines
    case .interitemSpacing: .lines
    case .lineSpacing, .headerSize: .start
    case .footerSize: .end
    }
  }
}

extension MetricChange.Metric {
  /// The insets, in the order in which they are reported.
  fileprivate static let insets: [Self] = [.insetTop, .insetLeft, .insetBottom, .insetRight]

  /// The name of a section's number: a side among the insets, a header among sizes.
  fileprivate var word: String {
    switch self {
    case .insetTop: "top"
    case .insetLeft: "left"
    case .insetBottom: "bottom"
    case .insetRight: "right"
    case .headerSize: "header"
    case .footerSize: "footer"
    case .lineSpacing, .interitemSpacing: rawValue
    }
  }
}

extension LayoutRecord.Section {
  /// All numbers as text; a header or footer without a size is left out.
  ///
  /// ```
  /// inset top 10 left 52 bottom 10 right 52, line spacing 10, interitem spacing 10, header 0×30
  /// ```
  package func words(on axis: Axis) -> String {
    let values = MetricChange.Metric.values(of: self, on: axis)
    let text = { (metric: MetricChange.Metric) -> String? in
      guard let numbers = values[metric], numbers != [0, 0] else { return nil }
      return "\(metric.word) \(Points.text(numbers, separator: "×"))"
    }
    let insets = MetricChange.Metric.insets
    let others = MetricChange.Metric.allCases.filter { !insets.contains($0) }
    return (["inset " + insets.compactMap(text).joined(separator: " ")] + others.compactMap(text))
      .joined(separator: ", ")
  }
}
