import Foundation

/// The names that follow a dot in source, and the names that follow `let` or `var`.
///
/// An app may have megabytes of sources and thousands of images, so the text is not searched for
/// each image. The C function `memchr` finds the dots and the spaces, since a Swift loop over all
/// bytes is slow in a debug build. Of each name only a hash is stored.
struct NamesInText {
  private var used: Set<UInt64> = []
  private var declared: Set<UInt64> = []

  /// Reads the names in the texts of sources.
  init(_ texts: [Data]) {
    for text in texts {
      text.withUnsafeBytes { bytes in
        Self.visit(UInt8(ascii: "."), in: bytes) { used.insert(Self.hash(bytes, from: $0 + 1)) }
        Self.visit(UInt8(ascii: " "), in: bytes) { place in
          guard Self.isKeyword(bytes, before: place) else { return }
          declared.insert(Self.hash(bytes, from: place + 1))
        }
      }
    }
  }

  /// Returns whether a name follows a dot anywhere in the source.
  func use(_ name: String) -> Bool { used.contains(Self.hash(name)) }

  /// Returns whether the source declares no property or variable with a name.
  func leave(_ name: String) -> Bool { !declared.contains(Self.hash(name)) }

  private static func visit(
    _ byte: UInt8, in bytes: UnsafeRawBufferPointer, _ take: (Int) -> Void
  ) {
    guard let base = bytes.baseAddress else { return }
    var start = 0
    while start < bytes.count,
      let found = memchr(base + start, Int32(byte), bytes.count - start)
    {
      let place = UnsafeRawPointer(found) - base
      take(place)
      start = place + 1
    }
  }

  /// Returns whether the text before a position ends with `let` or `var`.
  private static func isKeyword(_ bytes: UnsafeRawBufferPointer, before place: Int) -> Bool {
    guard place >= 3 else { return false }
    switch bytes[place - 1] {
    case UInt8(ascii: "t"):
      return bytes[place - 2] == UInt8(ascii: "e") && bytes[place - 3] == UInt8(ascii: "l")
    case UInt8(ascii: "r"):
      return bytes[place - 2] == UInt8(ascii: "a") && bytes[place - 3] == UInt8(ascii: "v")
    default: return false
    }
  }

  /// Returns the hash (FNV-1a) of the name that begins at a position.
  private static func hash(_ bytes: UnsafeRawBufferPointer, from start: Int) -> UInt64 {
    let prime = ByteHash.prime
    var (place, hash) = (start, ByteHash.basis)
    while place < bytes.count, isOfName(bytes[place]) {
      hash = (hash ^ UInt64(bytes[place])) &* prime
      place += 1
    }
    return hash
  }

  private static func hash(_ name: String) -> UInt64 {
    name.utf8.reduce(ByteHash.basis) { hash, byte in
      byte == UInt8(ascii: "`") ? hash : (hash ^ UInt64(byte)) &* ByteHash.prime
    }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case 97...122, 65...90, 48...57, 95, 128...255: true
    default: false
    }
  }
}
