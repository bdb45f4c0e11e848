/// A valid symbol name: words of lowercase letters and digits, separated by dots.
///
///     square.and.arrow.up
///     4k.tv
struct SymbolName {
  /// The words between the dots.
  let words: [Substring]

  /// Parses a name; nil if the text is not a valid symbol name (fact AS6).
  ///
  /// Differs from UIKit: a misspelt name is accepted, as the list of existing names is Apple's.
  init?(_ text: String) {
    let isPlain = text.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".")
    }
    words = text.split(separator: ".", omittingEmptySubsequences: false)
    guard isPlain, words.allSatisfy({ !$0.isEmpty }) else { return nil }
  }
}
