import Basics
import Testing

struct LargePagesTests {
  @Test(arguments: [0, 1, 1_000, 3_000_000])
  func `an array on large pages is empty and has its memory`(capacity: Int) {
    var array: [UInt64] = LargePages.array(capacity: capacity)
    #expect(array.isEmpty)
    #expect(array.capacity >= capacity)
    for number in 0..<UInt64(capacity) { array.append(number) }
    #expect(array.last == (capacity == 0 ? nil : UInt64(capacity - 1)))
  }

  @Test func `what was written stays where large pages were wished for`() {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 9_000_001, alignment: 1)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 7)
    LargePages.wish(under: memory)
    LargePages.wish(under: UnsafeMutableRawBufferPointer(rebasing: memory[3...]))
    #expect(memory.allSatisfy { $0 == 7 })
  }

  @Test(arguments: [0, 1, 5_000_000])
  func `large memory begins with a large page`(byteCount: Int) {
    let memory = LargePages.allocate(byteCount: byteCount)
    defer { LargePages.deallocate(memory) }
    #expect(memory.count >= byteCount)
    #expect(byteCount < 4 << 20 || Int(bitPattern: memory.baseAddress) % (2 << 20) == 0)
  }
}
