import RasterCore

/// The size of a JPEG picture, and its planes.
struct JPEGFrame {
  let width: Int
  let height: Int
  let isProgressive: Bool
  private(set) var planes: [JPEGPlane] = []
  /// Whether a scan was read, so that there are pixels to show.
  private(set) var isStarted = false
  /// The largest number of blocks that a plane has side by side in a unit of interleaved scans (an
  /// MCU): the largest horizontal sampling factor.
  private let across: Int
  private let down: Int

  /// Reads the description of a frame.
  init(_ content: [UInt8], isProgressive: Bool, _ maximumPixels: Int) throws(JPEGError) {
    guard content.count >= 6, content.count >= 6 + 3 * Int(content[5]) else {
      throw .broken("the frame is too short")
    }
    guard content[0] == 8 else { throw .unsupported("with \(content[0]) bits per sample") }
    self.isProgressive = isProgressive
    height = Int(content[1]) << 8 | Int(content[2])
    width = Int(content[3]) << 8 | Int(content[4])
    guard width > 0, height > 0 else { throw .broken("the picture has no size") }
    guard width * height <= maximumPixels else { throw .unsupported("with too many pixels") }
    let count = Int(content[5])
    guard [1, 3, 4].contains(count) else { throw .unsupported("with \(count) planes") }
    let descriptions = (0..<count).map { Array(content[(6 + 3 * $0)..<(9 + 3 * $0)]) }
    guard
      descriptions.allSatisfy({
        (1...4).contains($0[1] >> 4) && (1...4).contains($0[1] & 15) && $0[2] < 4
      })
    else { throw .broken("a plane has a wrong size") }
    across = descriptions.map { Int($0[1] >> 4) }.max() ?? 1
    down = descriptions.map { Int($0[1] & 15) }.max() ?? 1
    let unitsAcross = (width + 8 * across - 1) / (8 * across)
    let unitsDown = (height + 8 * down - 1) / (8 * down)
    for one in descriptions {
      let (horizontal, vertical) = (Int(one[1] >> 4), Int(one[1] & 15))
      planes.append(
        JPEGPlane(
          identifier: one[0], table: Int(one[2]), across: horizontal, down: vertical,
          width: (width * horizontal + across - 1) / across,
          height: (height * vertical + down - 1) / down,
          blocksWide: unitsAcross * horizontal, blocksHigh: unitsDown * vertical))
    }
  }

  /// Reads a scan into the coefficients of its planes.
  mutating func decode(_ decoder: inout JPEGScanDecoder) throws(JPEGError) {
    let numbers = decoder.header.planes.compactMap { own in
      planes.firstIndex { $0.identifier == own.identifier }
    }
    guard numbers.count == decoder.header.planes.count else {
      throw .broken("a scan has an unknown plane")
    }
    isStarted = true
    // In a scan of one plane, its blocks follow each other; in a scan of several planes, their
    // blocks are interleaved.
    if numbers.count == 1 {
      decoder.decode(&planes[numbers[0]], isProgressive: isProgressive)
      return
    }
    let unitsAcross = (width + 8 * across - 1) / (8 * across)
    let unitsDown = (height + 8 * down - 1) / (8 * down)
    // Only the sizes are copied, because a copy of a plane would also copy its coefficients.
    let sizes = numbers.map { (across: planes[$0].across, down: planes[$0].down) }
    for unit in 0..<unitsAcross * unitsDown {
      guard decoder.beginUnit(unit) else { return }
      let (column, row) = (unit % unitsAcross, unit / unitsAcross)
      for (index, number) in numbers.enumerated() {
        let (across, down) = sizes[index]
        for block in 0..<across * down {
          let place = planes[number].place(
            column * across + block % across, row * down + block / across)
          let isRead = decoder.decodeBlock(
            at: place, of: &planes[number].coefficients, plane: index,
            isProgressive: isProgressive)
          guard isRead else { return }
        }
      }
    }
  }

  /// Returns the picture.
  ///
  /// - Parameters:
  ///   - quantisation: the quantisation tables.
  ///   - adobeTransform: the colour transform of Adobe's segment.
  /// - Returns: the pixels.
  func bitmap(_ quantisation: [[Int]], adobeTransform: Int?) -> Bitmap {
    let samples = planes.map { $0.samples(quantisation[$0.table]) }
    let colors = JPEGColors(planes: planes.count, adobeTransform: adobeTransform)
    return Bitmap(width: width, height: height) { pixels in
      var values = [Int](repeating: 0, count: planes.count)
      for y in 0..<height {
        for x in 0..<width {
          for (index, plane) in planes.enumerated() {
            let place = (y * plane.down / down) * plane.blocksWide * 8 + x * plane.across / across
            values[index] = Int(samples[index][place])
          }
          pixels[y * width + x] = colors.pixel(values).word
        }
      }
    }
  }
}
