import Testing

@testable import Basics

@Suite struct SpareMemoryTests {
  private func memory(_ count: Int) -> UnsafeMutableRawBufferPointer {
    .allocate(byteCount: count, alignment: 16)
  }

  @Test func `memory is given to who asks for as much or a third less, once`() {
    for byteCount in [40, 27] {
      var spares = SpareMemory(byteLimit: 100)
      let block = memory(40)
      defer { block.deallocate() }
      #expect(spares.keep(block).isEmpty)
      #expect(spares.take(26) == nil)
      #expect(spares.take(41) == nil)
      #expect(spares.take(byteCount)?.baseAddress == block.baseAddress)
      #expect(spares.take(byteCount) == nil)
    }
  }

  @Test func `the smallest that fits is given`() {
    var spares = SpareMemory(byteLimit: 100)
    let (large, small) = (memory(50), memory(42))
    defer { for block in [large, small] { block.deallocate() } }
    #expect(spares.keep(small).isEmpty)
    #expect(spares.keep(large).isEmpty)
    #expect(spares.take(40)?.baseAddress == small.baseAddress)
    #expect(spares.take(40)?.baseAddress == large.baseAddress)
  }

  @Test func `for memory that is made anew as much is given up, the oldest first`() {
    var spares = SpareMemory(byteLimit: 100)
    let blocks = [memory(20), memory(30), memory(40)]
    defer { for block in blocks { block.deallocate() } }
    for block in blocks { #expect(spares.keep(block).isEmpty) }
    #expect(spares.give(up: 45).map(\.count) == [20, 30])
    #expect(spares.take(40)?.baseAddress == blocks[2].baseAddress)
    #expect(spares.give(up: 1).isEmpty)
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
