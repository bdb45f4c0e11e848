import RasterCore
import TestSupport
import Testing

@testable import SnapshotCore

@Suite struct DigestTests {
  @Test func `a digest is the same on every machine`() {
    #expect(
      Digest(picture("#.o", ".#.")).description
        == "3384416e6308f8ec23b7caccb1b853166c1441e6e8c6342f4426d62a71a98500")
  }

  @Test func `a digest reads back`() {
    let digest = Digest(picture("#"))
    #expect(Digest(digest.description) == digest)
  }

  @Test(arguments: ["", "0", String(repeating: "g", count: 64), String(repeating: "A", count: 64)])
  func `what is no digest is none`(_ text: String) {
    #expect(Digest(text) == nil)
  }

  @Test func `the same bytes in another shape are another picture`() {
    #expect(Digest(picture("##", "##")) != Digest(picture("####")))
    #expect(Digest(Bitmap(width: 0, height: 3)) != Digest(Bitmap(width: 3, height: 0)))
  }

  @Test(arguments: UInt64(0)..<20)
  func `rows that come one after the other give the picture's digest`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (width, height) = (generator.integer(1...19), generator.integer(1...19))
    let bitmap = Bitmap(width: width, height: height) { pixels in
      for index in pixels.indices { pixels[index] = UInt32(truncatingIfNeeded: generator.next()) }
    }
    let digest = GrowingDigest(width: width, height: height)
    for row in 1...height where row == height || generator.integer(0...2) == 0 {
      bitmap.withUnsafePixels { digest.take($0, rows: row) }
    }
    #expect(digest.value == Digest(bitmap))
  }

  @Test func `every single bit of a picture counts`() {
    let bitmap = Bitmap(width: 5, height: 3)
    var seen: Set<Digest> = [Digest(bitmap)]
    for place in 0..<15 {
      for bit in 0..<32 {
        var changed = bitmap
        changed[place % 5, place / 5] = Pixel(word: 1 << UInt32(bit))
        #expect(seen.insert(Digest(changed)).inserted)
      }
    }
  }

  @Test func `the short digest depends on every pixel`() {
    let bitmap = Bitmap(width: 16, height: 1)
    for x in 0..<16 {
      var changed = bitmap
      changed[x, 0] = Pixel(word: 1)
      #expect(Digest(changed).short != Digest(bitmap).short)
    }
  }

  @Test(arguments: UInt64(0)..<10)
  func `two pixels that change places change the digest`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var bitmap = Bitmap(width: 31, height: 7)
    for y in 0..<7 {
      for x in 0..<31 { bitmap[x, y] = Pixel(word: UInt32(truncatingIfNeeded: generator.next())) }
    }
    var swapped = bitmap
    let first = (
      Int.random(in: 0..<31, using: &generator), Int.random(in: 0..<7, using: &generator)
    )
    let second = ((first.0 + 8) % 31, first.1)
    swapped[first.0, first.1] = bitmap[second.0, second.1]
    swapped[second.0, second.1] = bitmap[first.0, first.1]
    #expect(Digest(swapped) != Digest(bitmap))
  }
}
