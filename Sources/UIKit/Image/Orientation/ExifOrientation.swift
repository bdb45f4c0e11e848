import Foundation

/// The orientation in the Exif segment of a JPEG file: entry 0x0112 of its first directory.
///
/// ```
/// FF E1 │ length │ "Exif" 0 0 │ "II" or "MM", 42, offset │ count │ entries of 12 bytes
/// ```
enum ExifOrientation {
  /// Returns the number of the orientation, from 1 to 8 in a valid file; nil if there is none.
  static func value(in data: Data) -> Int? {
    let bytes = [UInt8](data.prefix(searched))
    var position = 2
    while position + 4 <= bytes.count, bytes[position] == 0xFF {
      let (marker, length) = (
        bytes[position + 1], Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
      )
      // The segments that may contain the orientation end where the scan, the compressed pixels,
      // begins.
      guard marker != 0xDA, length >= 2, position + 2 + length <= bytes.count else { return nil }
      let content = Array(bytes[position + 4..<position + 2 + length])
      if marker == 0xE1, content.starts(with: Array("Exif\0\0".utf8)) {
        return Directory(bytes: Array(content.dropFirst(6))).orientation
      }
      position += 2 + length
    }
    return nil
  }

  /// The number of bytes at the beginning of the file that are searched for the segment.
  private static let searched = 1 << 18
}

/// The first directory of a TIFF file, as cameras embed it.
private struct Directory {
  let bytes: [UInt8]

  private var isLittleEndian: Bool { bytes.first == UInt8(ascii: "I") }

  /// Returns a number of the given size in bytes; nil beyond the end.
  private func number(at offset: Int, count: Int) -> Int? {
    guard offset >= 0, offset + count <= bytes.count else { return nil }
    let part = bytes[offset..<offset + count]
    return (isLittleEndian ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
  }

  var orientation: Int? {
    guard let start = number(at: 4, count: 4), let count = number(at: start, count: 2) else {
      return nil
    }
    for entry in (0..<count).lazy.map({ start + 2 + 12 * $0 }) {
      guard let tag = number(at: entry, count: 2) else { return nil }
      if tag == 0x0112 { return number(at: entry + 8, count: 2) }
    }
    return nil
  }
}
