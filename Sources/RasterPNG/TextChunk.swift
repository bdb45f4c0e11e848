/// A keyword and a text inside a PNG file.
///
/// A short Latin-1 text without a language becomes a `tEXt` chunk. Any other text becomes an `iTXt`
/// chunk in UTF-8, which is compressed if the text is long. Reading either chunk gives the same
/// text.
package struct TextChunk: Sendable, Hashable {
  /// The subject of the text, as in "Title": 1 to 79 Latin-1 characters without leading, trailing
  /// or consecutive spaces.
  package var keyword: String
  /// The text, with line feeds between lines and without null characters.
  package var text: String
  /// The language of the text as a tag such as "de-CH"; empty if not given.
  package var language: String
  /// The keyword in that language; empty if not given.
  package var translatedKeyword: String

  /// Makes a text, by default without a language.
  package init(
    keyword: String, text: String, language: String = "", translatedKeyword: String = ""
  ) {
    self.keyword = keyword
    self.text = text
    self.language = language
    self.translatedKeyword = translatedKeyword
  }
}

extension TextChunk {
  /// The maximum number of bytes of one text, both for reading and for writing.
  ///
  /// A few megabytes of zlib data can unpack to gigabytes, so the reader needs a limit, and the
  /// writer has the same limit.
  static let maximumBytes = 1 << 24

  /// The length in bytes above which a text is compressed.
  static let compressionThreshold = 1024

  /// The reason why the chunk cannot be written; nil if it can be written.
  var objection: String? {
    if let objection = keywordObjection { return objection }
    if text.utf8.count > Self.maximumBytes {
      return "the text for \"\(keyword)\" is longer than \(Self.maximumBytes) bytes"
    }
    let strings = [text, language, translatedKeyword]
    if strings.contains(where: { $0.utf8.contains(0) }) {
      return "the text for \"\(keyword)\" holds a null character"
    }
    if !language.utf8.allSatisfy(Self.isLanguageByte) {
      return "\"\(language)\" is not a language tag"
    }
    return nil
  }

  private var keywordObjection: String? {
    let scalars = keyword.unicodeScalars
    if !(1...79).contains(scalars.count) {
      return "the keyword \"\(keyword)\" has \(scalars.count) characters, not 1 to 79"
    }
    if let scalar = scalars.first(where: { !Self.isPrintable($0) }) {
      let code = String(scalar.value, radix: 16, uppercase: true)
      return "the keyword \"\(keyword)\" holds U+\(code), not a printable Latin-1 character"
    }
    if keyword.hasPrefix(" ") || keyword.hasSuffix(" ") || keyword.contains("  ") {
      return "the keyword \"\(keyword)\" has outer or double spaces"
    }
    return nil
  }

  /// Whether the text is stored as `tEXt`, which is Latin-1 and uncompressed.
  var fitsLatin1: Bool {
    language.isEmpty && translatedKeyword.isEmpty
      && text.utf8.count <= Self.compressionThreshold
      && text.unicodeScalars.allSatisfy { $0 == "\n" || Self.isPrintable($0) }
  }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    (32...126).contains(scalar.value) || (161...255).contains(scalar.value)
  }

  private static func isLanguageByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
