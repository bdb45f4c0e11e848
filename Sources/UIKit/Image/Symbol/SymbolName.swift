/// A name that a symbol may have: words of small letters and digits with points between them.
///
///     square.and.arrow.up
///     4k.tv
struct SymbolName {
  /// The words between the points.
  let words: [Substring]

  /// Reads a name; nil for text that is no symbol's name (fact AS6).
  ///
  /// Differs from UIKit: a name that is only misspelt passes, as the list of all names is Apple's.
  init?(_ text: String) {
    let isPlain = text.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".")
    }
    words = text.split(separator: ".", omittingEmptySubsequences: false)
    guard isPlain, words.allSatisfy({ !$0.isEmpty }) else { return nil }
  }
}
