import Foundation
import LayoutCore
import Testing

struct FlowPropertyTests {
  @Test(arguments: 0..<200)
  func `a rectangle finds what a search through all elements finds`(seed: Int) {
    var sample = FlowSample(seed: UInt64(seed))
    let geometry = sample.geometry
    for query in (0..<20).map({ _ in sample.query() }) + [sample.edgeQuery()].compactMap(\.self) {
      let expected = geometry.allElements().filter {
        sample.axis.rect($0.frame).overlaps(sample.axis.rect(query))
      }
      #expect(geometry.elements(in: query) == expected)
    }
  }

  @Test(arguments: 0..<100)
  func `K9 a rectangle finds items of no extent that it touches`(seed: Int) {
    var sample = FlowSample(seed: UInt64(seed))
    sample.emptyItems()
    let geometry = sample.geometry
    for _ in 0..<20 {
      guard let query = sample.edgeQuery() else { return }
      let expected = geometry.allElements().filter { $0.frame.overlaps(query) }
      #expect(geometry.elements(in: query) == expected)
      #expect(expected.allSatisfy { geometry.sections(in: query).contains($0.section) })
    }
  }

  @Test(arguments: 0..<100)
  func `a rectangle finds pinned headers and footers where they are`(seed: Int) {
    var sample = FlowSample(seed: UInt64(seed))
    let geometry = sample.geometry
    for _ in 0..<10 {
      let query = sample.query()
      let pinning = FlowPinning(
        headers: true, footers: true, visible: sample.axis.rect(query).along)
      let expected = geometry.allElements(pinning: pinning).filter {
        sample.axis.rect($0.frame).overlaps(sample.axis.rect(query))
      }
      #expect(geometry.elements(in: query, pinning: pinning) == expected)
    }
  }

  @Test(arguments: 0..<100)
  func `turning the axis transposes every frame`(seed: Int) {
    var sample = FlowSample(seed: UInt64(seed))
    let upright = sample.geometry.allElements().map(\.frame)
    sample.axis = sample.axis.turned
    let turned = sample.geometry.allElements().map(\.frame)
    #expect(turned.map(transposed) == upright)
  }

  @Test(arguments: 0..<100)
  func `a container that is widened and narrowed again gives the same frames`(seed: Int) {
    var sample = FlowSample(seed: UInt64(seed))
    let before = sample.geometry.allElements()
    let breadth = sample.container.breadth
    sample.container.breadth = breadth * 1.7
    _ = sample.geometry
    sample.container.breadth = breadth
    #expect(sample.geometry.allElements() == before)
  }

  @Test(arguments: 0..<200)
  func `sensible sizes lie within the content`(seed: Int) {
    let sample = FlowSample(seed: UInt64(seed))
    let geometry = sample.geometry
    let content = CGRect(origin: .zero, size: geometry.contentSize).insetBy(dx: -1e-9, dy: -1e-9)
    #expect(geometry.allElements().allSatisfy { content.contains($0.frame) })
  }

  @Test(arguments: 0..<100)
  func `items of a section never overlap`(seed: Int) {
    let sample = FlowSample(seed: UInt64(seed))
    for (section, one) in sample.sections.enumerated() {
      let frames = (0..<one.items.count).compactMap { sample.geometry.item($0, section: section) }
      for (frame, next) in zip(frames, frames.dropFirst()) {
        #expect(!frame.insetBy(dx: 1e-9, dy: 1e-9).intersects(next))
      }
    }
  }

  @Test(arguments: 0..<100)
  func `equal sizes give the same lines whether they are stored once or each`(seed: Int) {
    let sample = FlowSample(seed: UInt64(seed))
    let size = AxisSize(along: 20, across: 30)
    for one in sample.sections where one.items.count > 0 {
      var mixed = one
      mixed.items = FlowItemSizes(repeating: size, count: one.items.count)
      mixed.items.append(AxisSize(along: 20, across: 10_000))
      var uniform = one
      uniform.items = FlowItemSizes(repeating: size, count: one.items.count)
      #expect(lineCount(of: mixed, in: sample) - 1 == lineCount(of: uniform, in: sample))
    }
  }

  private func lineCount(of section: FlowSection, in sample: FlowSample) -> Int {
    let geometry = FlowGeometry(
      axis: .vertical, container: sample.container, sections: [section])
    let centers = (0..<section.items.count).compactMap { geometry.item($0, section: 0)?.midY }
    return Set(centers.map { ($0 * 1024).rounded() }).count
  }

  private func transposed(_ rect: CGRect) -> CGRect {
    CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }
}
