/// The decoder of LZW streams (Lempel, Ziv and Welch).
enum LZW {
  /// Decodes codes of nine to twelve bits; if `isEarly` (the parameter `EarlyChange`) is true,
  /// codes become longer one code earlier.
  static func decoded(
    _ bytes: [UInt8], isEarly: Bool, _ budget: PDFBudget
  ) throws(PDFError) -> [UInt8] {
    var reader = CodeReader(bytes)
    var table = CodeTable()
    var output: [UInt8] = []
    var last: Int?
    while let code = reader.next(table.bits(isEarly: isEarly)), code != 257 {
      if code == 256 {
        table = CodeTable()
        last = nil
        continue
      }
      let start = output.count
      guard table.append(code, after: last, to: &output) else {
        throw PDFError("a stream's LZW code is damaged")
      }
      try budget.spend(bytes: output.count - start)
      last = code
    }
    return output
  }
}

/// A reader of the codes in a stream of bits.
private struct CodeReader {
  private let bytes: [UInt8]
  private var position = 0, store = 0, count = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next(_ bits: Int) -> Int? {
    while count < bits {
      guard position < bytes.count else { return nil }
      store = (store << 8 | Int(bytes[position])) & 0xFF_FFFF
      position += 1
      count += 8
    }
    count -= bits
    return store >> count & (1 << bits - 1)
  }
}

/// The table of codes: each represents the string of an earlier code, followed by a byte.
private struct CodeTable {
  private var prefixes: [Int] = [], ends: [UInt8] = []

  func bits(isEarly: Bool) -> Int {
    switch 258 + prefixes.count + (isEarly ? 1 : 0) {
    case ..<512: 9
    case ..<1024: 10
    case ..<2048: 11
    default: 12
    }
  }

  private func string(_ code: Int) -> [UInt8] {
    var (code, reversed) = (code, [UInt8]())
    while code >= 258 {
      reversed.append(ends[code - 258])
      code = prefixes[code - 258]
    }
    reversed.append(UInt8(code))
    return reversed.reversed()
  }

  /// Appends the string of a code to the output, and adds a code for the string of the last code
  /// followed by the first byte of this string; returns false for an invalid code.
  mutating func append(_ code: Int, after last: Int?, to output: inout [UInt8]) -> Bool {
    guard code < 258 + prefixes.count + (last == nil ? 0 : 1) else { return false }
    guard let last else {
      guard code < 256 else { return false }
      output.append(UInt8(code))
      return true
    }
    let isNew = code == 258 + prefixes.count
    let known = string(isNew ? last : code)
    if prefixes.count < 4096 - 258 {
      prefixes.append(last)
      ends.append(known[0])
    }
    output += isNew ? known + [known[0]] : known
    return true
  }
}
