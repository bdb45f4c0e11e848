import Foundation
import LayoutCore

extension Benchmark {
  /// Flow layouts: items in lines of 375 points.
  static let flow = [1_000, 10_000, 100_000, 1_000_000].flatMap { count in
    [
      Benchmark("flow", "\(count) items of mixed sizes") {
        let section = mixedSection(count)
        return { Int(geometry(section).contentSize.height) }
      },
      Benchmark("flow", "\(count) items of one size") {
        let section = section(
          FlowItemSizes(repeating: AxisSize(along: 50, across: 80), count: count))
        return { Int(geometry(section).contentSize.height) }
      },
      Benchmark("flow", "1000 screens asked of \(count) mixed items") {
        let geometry = geometry(mixedSection(count))
        return { (0..<1000).reduce(0) { $0 + elements(of: geometry, screen: $1) } }
      },
    ]
  }

  /// A section of items of mixed sizes.
  static func mixedSection(_ count: Int) -> FlowSection { section(mixed(count)) }

  private static func section(_ items: FlowItemSizes) -> FlowSection {
    FlowSection(items: items, lineSpacing: 10, interitemSpacing: 10)
  }

  /// Lays a section out in lines of 375 points.
  static func geometry(_ section: FlowSection) -> FlowGeometry {
    FlowGeometry(axis: .vertical, container: FlowContainer(breadth: 375), sections: [section])
  }

  /// Widths of 30 to 119 and heights of 20 to 79 points from a fixed sequence.
  private static func mixed(_ count: Int) -> FlowItemSizes {
    var numbers = FixedSequence(1)
    var sizes = FlowItemSizes()
    for _ in 0..<count {
      let across = Double(30 + numbers.next(90))
      sizes.append(AxisSize(along: Double(20 + numbers.next(60)), across: across))
    }
    return sizes
  }

  /// Finds the elements of one of a thousand screens.
  static func elements(of geometry: FlowGeometry, screen: Int) -> Int {
    let top = geometry.contentSize.height * CGFloat(screen) / 1000
    return geometry.elements(in: CGRect(x: 0, y: top, width: 375, height: 667)).count
  }
}
