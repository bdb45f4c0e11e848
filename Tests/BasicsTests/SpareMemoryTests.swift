import Testing

@testable import Basics

/// Memory that is used again.
@Suite struct SpareMemoryTests {
  private func memory(_ count: Int) -> UnsafeMutableRawBufferPointer {
    .allocate(byteCount: count, alignment: 16)
  }

  @Test func `memory is given to who asks for as much, once`() {
    var spares = SpareMemory(byteLimit: 100)
    let block = memory(40)
    defer { block.deallocate() }
    #expect(spares.keep(block).isEmpty)
    #expect(spares.take(39) == nil)
    #expect(spares.take(40)?.baseAddress == block.baseAddress)
    #expect(spares.take(40) == nil)
  }

  @Test func `the oldest is given up beyond the limit, and what is beyond it alone`() {
    var spares = SpareMemory(byteLimit: 100)
    let (old, new, large) = (memory(60), memory(50), memory(101))
    defer { for block in [old, new, large] { block.deallocate() } }
    #expect(spares.keep(old).isEmpty)
    #expect(spares.keep(new).map(\.baseAddress) == [old.baseAddress])
    #expect(spares.keep(large).map(\.baseAddress) == [large.baseAddress])
    #expect(spares.take(50)?.baseAddress == new.baseAddress)
  }
}
