import Testing

@testable import LayoutStage

@Suite struct OverlaysTests {
  @Test func `every name is an overlay`() {
    for name in Overlays.names { #expect(Overlays.named(name) != nil, "\(name)") }
  }

  @Test func `an unknown name is none`() {
    #expect(Overlays.named("spacings") == nil)
  }

  @Test func `all is every other overlay together, but for constraints`() {
    let others = Overlays.names.filter { $0 != "all" && $0 != "constraints" }
      .compactMap(Overlays.named)
    #expect(Overlays.named("all") == others.reduce([]) { $0.union($1) })
  }
}
