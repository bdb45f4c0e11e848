internal import CLibDeflate

/// The decompression of Flate streams.
enum Inflation {
  /// Returns decompressed bytes.
  ///
  /// The checksum at the end is not checked, as in other viewers.
  static func inflated(_ bytes: [UInt8], _ budget: PDFBudget) throws(PDFError) -> [UInt8] {
    guard bytes.count > 2 else { return [] }
    guard let decompressor = libdeflate_alloc_decompressor() else {
      throw PDFError("there is no memory for decompression")
    }
    defer { libdeflate_free_decompressor(decompressor) }
    var size = min(max(4 * bytes.count, 1 << 12), budget.remainingBytes)
    while true {
      var (result, count) = (LIBDEFLATE_BAD_DATA, 0)
      let output = [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
        bytes.withUnsafeBytes { bytes in
          // The first two bytes, which are skipped, contain the method and the window size.
          result = libdeflate_deflate_decompress(
            decompressor, bytes.baseAddress.map { $0 + 2 }, bytes.count - 2, buffer.baseAddress,
            size, &count)
        }
        initialized = result == LIBDEFLATE_SUCCESS ? count : 0
      }
      if result == LIBDEFLATE_SUCCESS {
        try budget.spend(bytes: count)
        return output
      }
      guard result == LIBDEFLATE_INSUFFICIENT_SPACE else {
        throw PDFError("a stream's compression is damaged")
      }
      // The output exceeds the limit, so the budget throws its error.
      if size >= budget.remainingBytes { try budget.spend(bytes: size + 1) }
      size = min(4 * size, budget.remainingBytes)
    }
  }
}
