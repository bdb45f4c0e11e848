import Foundation
import RasterCore
import TestSupport
import Testing

@testable import RasterPNG

struct WideRegisterTests {
  @Test func `without the wide registers the same bytes are written and read`() throws {
    defer { WideRegisters.allow(true) }
    for seed in UInt64(0)..<24 {
      var generator = SeededGenerator(seed: seed)
      let colors = UInt64(generator.integer(1...40))
      let bitmap = Bitmap(
        width: generator.integer(1...70), height: generator.integer(1...20)
      ) { pixels in
        for index in pixels.indices {
          pixels[index] = UInt32(generator.next() % colors * 0x3_0711) & 0xFF_FFFF | 0xFF00_0000
        }
      }
      let files = try [true, false].map { isAllowed in
        WideRegisters.allow(isAllowed)
        return try PNG.encode(bitmap)
      }
      #expect(files[0] == files[1], "seed \(seed)")
      // Of the last two files, one is read with wide registers and one without.
      #expect(try PNG.read(files[1], name: "x.png").bitmap == bitmap, "seed \(seed)")
      WideRegisters.allow(true)
      #expect(try PNG.read(files[0], name: "x.png").bitmap == bitmap, "seed \(seed)")
    }
  }
}
