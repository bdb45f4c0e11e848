import RasterCore
import RasterPNG
import TestSupport
import Testing

/// Every kind of sample a PNG can have, against a calculation of the expected pixel.
struct ColorTypeTests {
  struct Format: CustomTestStringConvertible, Sendable {
    var colorType: PNGBuilder.ColorType
    var bitDepth: Int
    var isInterlaced: Bool

    static let all = PNGBuilder.ColorType.allCases.flatMap { type in
      type.depths.flatMap { depth in
        [false, true].map { Format(colorType: type, bitDepth: depth, isInterlaced: $0) }
      }
    }

    var testDescription: String {
      "\(colorType) of \(bitDepth) bits" + (isInterlaced ? ", interlaced" : "")
    }

    func builder(width: Int, height: Int) -> PNGBuilder {
      var builder = PNGBuilder(
        width: width, height: height, colorType: colorType, bitDepth: bitDepth,
        isInterlaced: isInterlaced)
      let mask = 1 << bitDepth - 1
      builder.sample = { x, y, channel in
        let mixed: Int = x * 7919 + y * 104_729 + channel * 31337
        return mixed >> 3 & mask
      }
      if colorType == .palette { builder.chunksBefore = [.palette(Self.palette(1 << bitDepth))] }
      return builder
    }

    static func palette(_ count: Int) -> [[UInt8]] {
      (0..<count).map { index in
        let byte = UInt8(index)
        return [byte, 255 - byte, byte &* 7]
      }
    }

    /// Returns the pixel that the samples at (x, y) represent.
    func pixel(_ builder: PNGBuilder, _ x: Int, _ y: Int) -> Pixel {
      let samples = (0..<colorType.channels).map { builder.sample(x, y, $0) }
      let last = 1 << bitDepth - 1
      let bytes = samples.map { UInt8((2 * $0 * 255 + last) / (2 * last)) }
      switch colorType {
      case .gray: return Pixel(red: bytes[0], green: bytes[0], blue: bytes[0])
      case .rgb: return Pixel(red: bytes[0], green: bytes[1], blue: bytes[2])
      case .palette:
        let color = Self.palette(last + 1)[samples[0]]
        return Pixel(red: color[0], green: color[1], blue: color[2])
      case .grayAlpha: return premultiplied([bytes[0], bytes[0], bytes[0], bytes[1]])
      case .rgba: return premultiplied(bytes)
      }
    }

    private func premultiplied(_ straight: [UInt8]) -> Pixel {
      let parts = straight.prefix(3).map { UInt8((2 * Int($0) * Int(straight[3]) + 255) / 510) }
      return Pixel(red: parts[0], green: parts[1], blue: parts[2], alpha: straight[3])
    }
  }

  @Test(arguments: Format.all)
  func `every colour type, depth and interlacing is read`(format: Format) throws {
    let builder = format.builder(width: 19, height: 11)
    let bitmap = try PNG.read(builder.data, name: "x.png").bitmap
    #expect(bitmap == picture(of: builder, format))
  }

  @Test(arguments: Format.all)
  func `every colour type and depth is read in bands of rows, but interlaced`(
    format: Format
  ) throws {
    let builder = format.builder(width: 19, height: 11)
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let file = folder.file("x.png")
    try WholeFile(file).write(builder.data, isLasting: false)
    let reader = RowReader(file, leastPixels: 1)
    guard !format.isInterlaced else { return #expect(reader == nil) }
    let rows = try #require(reader)
    let expected = picture(of: builder, format)
    for top in stride(from: 0, to: 11, by: 4) {
      let band = try rows.read(rows: min(4, 11 - top))
      for y in 0..<band.height {
        #expect((0..<19).allSatisfy { band[$0, y] == expected[$0, top + y] })
      }
    }
    #expect(try rows.finish(allowsMissingEnd: false).text.isEmpty)
  }

  @Test(arguments: Format.all, 1...5)
  func `passes of interlacing may be empty`(format: Format, side: Int) throws {
    let builder = format.builder(width: side, height: 6 - side)
    let bitmap = try PNG.read(builder.data, name: "x.png").bitmap
    #expect(bitmap == picture(of: builder, format))
  }

  @Test(arguments: [PNGBuilder.ColorType.gray, .rgb, .rgba], UInt8(0)...4)
  func `every row filter is undone`(type: PNGBuilder.ColorType, filter: UInt8) throws {
    let format = Format(colorType: type, bitDepth: 8, isInterlaced: false)
    var builder = format.builder(width: 9, height: 5)
    builder.filter = { _ in filter }
    let bitmap = try PNG.read(builder.data, name: "x.png").bitmap
    #expect(bitmap == picture(of: builder, format))
  }

  @Test func `each of the 65536 samples of 16 bits becomes the nearest byte`() throws {
    let builder = PNGBuilder(
      width: 256, height: 256, bitDepth: 16, sample: { x, y, _ in y << 8 | x })
    let bitmap = try PNG.read(builder.data, name: "x.png").bitmap
    let wrong = (0..<65536).filter { sample in
      Int(bitmap[sample & 255, sample >> 8].red) != (2 * sample * 255 + 65535) / 131_070
    }
    #expect(wrong.isEmpty)
  }

  private func picture(of builder: PNGBuilder, _ format: Format) -> Bitmap {
    var bitmap = Bitmap(width: builder.width, height: builder.height)
    for y in 0..<builder.height {
      for x in 0..<builder.width { bitmap[x, y] = format.pixel(builder, x, y) }
    }
    return bitmap
  }
}
