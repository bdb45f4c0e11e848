import Foundation

/// Hashes of bytes, which are the same in each run.
enum ByteHash {
  /// The constants of the hash FNV-1a: its start, and the factor after each byte.
  static let (basis, prime): (UInt64, UInt64) = (
    14_695_981_039_346_656_037, 1_099_511_628_211
  )

  /// Returns the hash (FNV-1a) of bytes.
  static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var (hash, place) = (basis, 0)
    let (count, prime) = (bytes.count, prime)
    while place < count {
      hash = (hash ^ UInt64(bytes[place])) &* prime
      place += 1
    }
    return hash
  }

  /// Returns the hash (FNV-1a) of a text.
  static func of(_ text: String) -> UInt64 {
    var text = text
    return text.withUTF8 { of(UnsafeRawBufferPointer($0)) }
  }

  /// Returns two hashes of bytes, of which eight are read at a time, since a file may have a
  /// megabyte.
  ///
  /// - Parameters:
  ///   - bytes: the bytes.
  ///   - start: a number that distinguishes the hashes of equal bytes.
  /// - Returns: the hashes.
  static func pair(of bytes: UnsafeRawBufferPointer, from start: UInt64) -> (UInt64, UInt64) {
    let (prime, other): (UInt64, UInt64) = (prime, 0x9e37_79b9_7f4a_7c15)
    var (first, second) = (start, UInt64(bytes.count) &* prime)
    var place = 0
    while place + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      first = (first ^ word) &* prime
      first ^= first >> 29
      second = (second &+ word) &* other
      second ^= second >> 32
      place += 8
    }
    while place < bytes.count {
      first = (first ^ UInt64(bytes[place])) &* prime
      place += 1
    }
    return (first, second)
  }

  /// Returns a digest of a file's content.
  static func digest(_ data: Data, from start: UInt64 = 0) -> String {
    let (first, second) = data.withUnsafeBytes { pair(of: $0, from: start) }
    return String(first, radix: 36) + "." + String(second, radix: 36)
  }
}
