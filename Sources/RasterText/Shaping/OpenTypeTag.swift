/// Names of four letters that OpenType and ISO 15924 write as a number.
enum OpenTypeTag {
  /// Packs four ASCII letters, the first into the highest byte.
  static func number(_ name: StaticString) -> UInt32 {
    name.withUTF8Buffer { $0.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } }
  }
}
