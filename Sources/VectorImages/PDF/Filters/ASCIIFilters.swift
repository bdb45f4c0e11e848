/// The filters for bytes that are encoded as ASCII text.
enum ASCIIFilters {
  /// Decodes hexadecimal digits up to the end mark `>`.
  static func hexadecimal(_ bytes: [UInt8], _ budget: PDFBudget) throws(PDFError) -> [UInt8] {
    try budget.spend(bytes: bytes.count / 2 + 1)
    var lexer = PDFLexer([UInt8(ascii: "<")] + bytes)
    return lexer.hexadecimalString()
  }

  /// Decodes groups of five base-85 digits up to the end mark `~>`.
  static func base85(_ bytes: [UInt8], _ budget: PDFBudget) throws(PDFError) -> [UInt8] {
    // A single `z` represents four zero bytes.
    try budget.spend(bytes: bytes.count * 4)
    var (output, group): ([UInt8], [UInt8]) = ([], [])
    for byte in bytes.drop(while: { $0 == UInt8(ascii: "<") }) {
      switch byte {
      case UInt8(ascii: "z") where group.isEmpty: output += [0, 0, 0, 0]
      case UInt8(ascii: "!")...UInt8(ascii: "u"):
        group.append(byte - UInt8(ascii: "!"))
        if group.count == 5 {
          output += self.bytes(of: group)
          group = []
        }
      case UInt8(ascii: "~"): return output + rest(group)
      default: break
      }
    }
    return output + rest(group)
  }

  private static func bytes(of group: [UInt8]) -> [UInt8] {
    let value = group.reduce(0) { $0 * 85 + Int($1) }
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// Decodes the last group, which has one byte less than it has digits.
  private static func rest(_ group: [UInt8]) -> [UInt8] {
    guard group.count > 1 else { return [] }
    let padded = group + [UInt8](repeating: 84, count: 5 - group.count)
    return Array(bytes(of: padded).prefix(group.count - 1))
  }
}
