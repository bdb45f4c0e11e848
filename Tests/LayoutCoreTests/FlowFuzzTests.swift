import Foundation
import LayoutCore
import TestSupport
import Testing

/// Flow layouts of numbers that no layout is meant for: infinite, huge, tiny, negative, or NaN.
struct FlowFuzzTests {
  private static let numbers: [Double] = [
    0, -0.0, 1, -1, 0.1, 50, 320, -320, 1e-300, 1e9, 1e300, .infinity, -.infinity, .nan,
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
  ]

  @Test(arguments: 0..<500)
  func `whatever the numbers, every frame is finite`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let geometry = Self.geometry(&random)
    #expect(geometry.contentSize.width.isFinite && geometry.contentSize.height.isFinite)
    #expect(geometry.contentSize.width >= 0 && geometry.contentSize.height >= 0)
    #expect(geometry.allElements().allSatisfy { Self.isFinite($0.frame) })
  }

  @Test(arguments: 0..<500)
  func `whatever the numbers, a rectangle finds what a search finds`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let geometry = Self.geometry(&random)
    let number = { Self.numbers.randomElement(using: &random) ?? 0 }
    let query = CGRect(x: number(), y: number(), width: number(), height: number())
    let asked = geometry.axis.rect(query)
    let expected = geometry.allElements().filter { geometry.axis.rect($0.frame).overlaps(asked) }
    #expect(geometry.elements(in: query) == expected)
  }

  @Test func `a number of items beyond all memory is laid out and asked about`() {
    let section = FlowSection(
      items: FlowItemSizes(repeating: AxisSize(along: 1, across: 1), count: .max))
    let geometry = FlowGeometry(
      axis: .vertical, container: FlowContainer(breadth: 10), sections: [section])
    #expect(geometry.elements(in: CGRect(x: 0, y: 0, width: 10, height: 2)).count == 20)
    #expect(geometry.item(.max - 1, section: 0) != nil)
  }

  private static func geometry(_ random: inout SeededGenerator) -> FlowGeometry {
    func number() -> Double { numbers.randomElement(using: &random) ?? 0 }
    func insets() -> AxisInsets {
      AxisInsets(start: number(), end: number(), near: number(), far: number())
    }
    let sections = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      var items = FlowItemSizes()
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        items.append(AxisSize(along: number(), across: number()))
      }
      return FlowSection(
        items: items, header: number(), footer: number(), inset: insets(),
        lineSpacing: number(), interitemSpacing: number())
    }
    let container = FlowContainer(
      breadth: number(), contentInset: insets(),
      referenceInset: Bool.random(using: &random) ? insets() : nil)
    return FlowGeometry(axis: .vertical, container: container, sections: sections)
  }

  private static func isFinite(_ rect: CGRect) -> Bool {
    [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite)
  }
}
