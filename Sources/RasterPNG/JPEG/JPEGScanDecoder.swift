/// The header of a scan: its planes, and the range of coefficients that it contains.
struct JPEGScanHeader {
  /// A plane with the numbers of its tables.
  struct Plane {
    let identifier: UInt8
    let means: Int
    let details: Int
  }

  let planes: [Plane]
  /// The first and the last coefficient in zigzag order; only a scan of a progressive file may
  /// contain a part of the coefficients.
  let start: Int
  let end: Int
  /// The number of low bits that earlier scans left out; zero if this is the first scan of the
  /// coefficients.
  let high: Int
  /// The number of low bits that this scan leaves out.
  let low: Int

  init(_ content: [UInt8]) throws(JPEGError) {
    let count = Int(content.first ?? 0)
    guard (1...4).contains(count), content.count >= 4 + 2 * count else {
      throw .broken("the header of a scan is too short")
    }
    planes = (0..<count).map {
      let tables = content[2 + 2 * $0]
      return Plane(
        identifier: content[1 + 2 * $0], means: Int(tables >> 4 & 3), details: Int(tables & 3))
    }
    let rest = content[(1 + 2 * count)...].map(Int.init)
    start = rest[0]
    end = min(rest[1], 63)
    high = rest[2] >> 4
    low = min(rest[2] & 15, 13)
    guard start <= end else { throw .broken("a scan holds no coefficients") }
  }
}

/// A reader of the coefficients of a scan.
struct JPEGScanDecoder {
  let header: JPEGScanHeader
  private(set) var bits: JPEGBits
  private let tables: JPEGTables
  private let restartInterval: Int
  /// The first coefficient (DC) of the previous block of each plane; the next one is stored as a
  /// difference from it.
  private var means = [Int](repeating: 0, count: 4)
  /// The number of following blocks without new coefficients (G.1.2.2).
  private var emptyBlocks = 0

  init(
    _ header: JPEGScanHeader, tables: JPEGTables, bits: JPEGBits, restartInterval: Int
  ) {
    self.header = header
    self.tables = tables
    self.bits = bits
    self.restartInterval = restartInterval
  }

  /// Begins a unit of blocks, after a restart marker if one is due; returns false at the end of the
  /// scan.
  mutating func beginUnit(_ number: Int) -> Bool {
    if restartInterval > 0, number > 0, number.isMultiple(of: restartInterval) {
      guard bits.restart() else { return false }
      means = [0, 0, 0, 0]
      emptyBlocks = 0
    }
    // After the last block a few bits may be missing; if more bits are missing, the file is
    // truncated.
    return bits.missing < 64
  }

  /// Reads a scan of one plane.
  mutating func decode(_ plane: inout JPEGPlane, isProgressive: Bool) {
    let (columns, rows) = ((plane.width + 7) / 8, (plane.height + 7) / 8)
    for number in 0..<columns * rows {
      guard beginUnit(number) else { return }
      let place = plane.place(number % columns, number / columns)
      let isRead = decodeBlock(
        at: place, of: &plane.coefficients, plane: 0, isProgressive: isProgressive)
      guard isRead else { return }
    }
  }

  /// Reads the coefficients of a block, and returns whether its codes were valid.
  mutating func decodeBlock(
    at place: Int, of coefficients: inout [Int16], plane: Int, isProgressive: Bool
  ) -> Bool {
    let own = header.planes[plane]
    guard isProgressive else {
      guard let code = tables.means[own.means], let details = tables.details[own.details],
        readMean(code, plane, place, &coefficients)
      else { return false }
      return readDetails(details, 1...63, place, &coefficients)
    }
    if header.start == 0 {
      if header.high > 0 {
        if bits.read(1) == 1 { coefficients[place] |= 1 << header.low }
        return true
      }
      return tables.means[own.means].map { readMean($0, plane, place, &coefficients) } ?? false
    }
    guard let code = tables.details[own.details] else { return false }
    let part = header.start...header.end
    return header.high == 0
      ? readDetails(code, part, place, &coefficients) : refine(code, part, place, &coefficients)
  }

  /// Reads the first coefficient (DC) of a block, as the difference from that of the previous
  /// block.
  private mutating func readMean(
    _ code: JPEGCode, _ plane: Int, _ place: Int, _ coefficients: inout [Int16]
  ) -> Bool {
    guard let length = bits.read(code), length <= 15 else { return false }
    means[plane] += bits.readSigned(length)
    coefficients[place] = Int16(truncatingIfNeeded: means[plane] << header.low)
    return true
  }

  /// Reads the first bits of the other coefficients (AC) of a block.
  private mutating func readDetails(
    _ code: JPEGCode, _ part: ClosedRange<Int>, _ place: Int, _ coefficients: inout [Int16]
  ) -> Bool {
    if emptyBlocks > 0 {
      emptyBlocks -= 1
      return true
    }
    var index = part.lowerBound
    while index <= part.upperBound {
      guard let symbol = bits.read(code) else { return false }
      let (zeros, length) = (symbol >> 4, symbol & 15)
      if length == 0 {
        if zeros == 15 {
          index += 16
          continue
        }
        emptyBlocks = (1 << zeros) - 1 + bits.read(zeros)
        return true
      }
      index += zeros
      guard index <= part.upperBound else { return false }
      coefficients[place + JPEGTransform.zigzag[index]] = Int16(
        truncatingIfNeeded: bits.readSigned(length) << header.low)
      index += 1
    }
    return true
  }

  /// Reads one more bit of the coefficients of a block, and the coefficients that become nonzero
  /// with it (G.1.2.3).
  private mutating func refine(
    _ code: JPEGCode, _ part: ClosedRange<Int>, _ place: Int, _ coefficients: inout [Int16]
  ) -> Bool {
    var index = part.lowerBound
    while emptyBlocks == 0, index <= part.upperBound {
      guard let symbol = bits.read(code) else { return false }
      var zeros = symbol >> 4
      var value: Int16 = 0
      if symbol & 15 == 0 {
        if zeros < 15 {
          // The number of blocks without new coefficients includes this block.
          emptyBlocks = (1 << zeros) + bits.read(zeros)
          break
        }
      } else {
        value = bits.read(1) == 1 ? 1 << header.low : -1 << header.low
      }
      while index <= part.upperBound {
        let own = place + JPEGTransform.zigzag[index]
        index += 1
        if coefficients[own] != 0 {
          refine(&coefficients[own])
        } else if zeros == 0 {
          coefficients[own] = value
          break
        } else {
          zeros -= 1
        }
      }
    }
    guard emptyBlocks > 0 else { return true }
    emptyBlocks -= 1
    while index <= part.upperBound {
      let own = place + JPEGTransform.zigzag[index]
      if coefficients[own] != 0 { refine(&coefficients[own]) }
      index += 1
    }
    return true
  }

  /// Reads the next bit of a coefficient whose first bits earlier scans contained.
  private mutating func refine(_ coefficient: inout Int16) {
    guard bits.read(1) == 1, coefficient & (1 << header.low) == 0 else { return }
    coefficient = coefficient &+ (coefficient > 0 ? 1 << header.low : -1 << header.low)
  }
}
