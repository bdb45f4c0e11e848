import QuartzCore
import Testing

/// The times of layers whose speeds differ.
struct LayerTimeTests {
  @Test func `a layer's time passes at the speeds of all layers around it`() {
    let (outer, inner, other) = (CALayer(), CALayer(), CALayer())
    outer.addSublayer(inner)
    (outer.speed, inner.speed, other.speed) = (2, 3, 0.5)
    #expect(inner.convertTime(1, from: nil) == 6)
    #expect(inner.convertTime(6, to: nil) == 1)
    #expect(inner.convertTime(4, from: outer) == 12)
    #expect(inner.convertTime(12, to: other) == 1)
  }
}
