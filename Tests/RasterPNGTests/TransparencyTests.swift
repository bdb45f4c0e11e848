import RasterCore
import RasterPNG
import TestSupport
import Testing

struct TransparencyTests {
  @Test func `a palette's transparency reaches as far as it is long`() throws {
    let builder = PNGBuilder(
      width: 3, colorType: .palette, bitDepth: 2,
      chunksBefore: [
        .palette([[255, 0, 0], [0, 255, 0], [0, 0, 255]]), .transparency([0, 128]),
      ],
      sample: { x, _, _ in x })
    let bitmap = try PNG.read(builder.data, name: "x.png").bitmap
    #expect(bitmap[0, 0] == Pixel(red: 0, green: 0, blue: 0, alpha: 0))
    #expect(bitmap[1, 0] == Pixel(red: 0, green: 128, blue: 0, alpha: 128))
    #expect(bitmap[2, 0] == Pixel(red: 0, green: 0, blue: 255, alpha: 255))
  }

  @Test(arguments: [1, 2, 4, 8, 16])
  func `one grey can be transparent`(bitDepth: Int) throws {
    let builder = PNGBuilder(
      width: 2, bitDepth: bitDepth, chunksBefore: [.transparency([0, 1])],
      sample: { x, _, _ in x })
    let bitmap = try PNG.read(builder.data, name: "x.png").bitmap
    #expect([bitmap[0, 0].alpha, bitmap[1, 0].alpha] == [255, 0])
  }

  @Test func `a transparent colour of 16 bits is compared in all its bits`() throws {
    let builder = PNGBuilder(
      width: 2, colorType: .rgb, bitDepth: 16,
      chunksBefore: [.transparency([0x80, 0x01, 0x80, 0x01, 0x80, 0x01])],
      sample: { x, _, _ in 0x8000 + x })
    let bitmap = try PNG.read(builder.data, name: "x.png").bitmap
    #expect([bitmap[0, 0].alpha, bitmap[1, 0].alpha] == [255, 0])
  }

  @Test func `a background chunk does not fill what is transparent`() throws {
    let builder = PNGBuilder(
      colorType: .rgba, chunksBefore: [Chunk("bKGD", [0, 255, 0, 0, 0, 0])],
      sample: { _, _, _ in 0 })
    let bitmap = try PNG.read(builder.data, name: "x.png").bitmap
    #expect(bitmap[0, 0] == Pixel(red: 0, green: 0, blue: 0, alpha: 0))
  }
}
