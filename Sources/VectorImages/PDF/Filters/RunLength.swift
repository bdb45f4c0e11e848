/// The decoder of run-length encoded streams.
enum RunLength {
  /// Decodes runs up to the end mark 128.
  static func decoded(_ bytes: [UInt8], _ budget: PDFBudget) throws(PDFError) -> [UInt8] {
    var (output, position) = ([UInt8](), 0)
    while position < bytes.count, bytes[position] != 128 {
      let length = Int(bytes[position])
      position += 1
      try budget.spend(bytes: length < 128 ? length + 1 : 257 - length)
      if length < 128 {
        let end = min(position + length + 1, bytes.count)
        output += bytes[position..<end]
        position = end
      } else if position < bytes.count {
        output += [UInt8](repeating: bytes[position], count: 257 - length)
        position += 1
      }
    }
    return output
  }
}
