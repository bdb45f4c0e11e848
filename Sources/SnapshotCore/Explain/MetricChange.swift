import Foundation

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

  /// Lists what is different between two sections; a section that is missing counts as zeros.
  static func changes(
    from golden: GoldenLayout.Section?, to actual: GoldenLayout.Section?
  ) -> [MetricChange] {
    guard let index = golden?.index ?? actual?.index else { return [] }
    let old = golden ?? .init(index: index)
    let new = actual ?? .init(index: index)
    return Metric.allCases.compactMap { metric in
      let (from, to) = (old.value(of: metric), new.value(of: metric))
      if zip(from, to).allSatisfy(same) { return nil }
      return MetricChange(metric: metric, golden: from, actual: to)
    }
  }
}

extension GoldenLayout.Section {
  fileprivate func value(of metric: MetricChange.Metric) -> [Double] {
    switch metric {
    case .insetTop: [inset.top]
    case .insetLeft: [inset.left]
    case .insetBottom: [inset.bottom]
    case .insetRight: [inset.right]
    case .lineSpacing: [lineSpacing]
    case .interitemSpacing: [interitemSpacing]
    case .headerSize: [Double(headerSize.width), Double(headerSize.height)]
    case .footerSize: [Double(footerSize.width), Double(footerSize.height)]
    }
  }
}
