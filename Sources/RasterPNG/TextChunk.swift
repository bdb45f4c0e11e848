/// A keyword and a text inside a PNG file.
///
/// Short Latin-1 text becomes a `tEXt` chunk, any other an `iTXt` chunk in UTF-8, compressed when
/// that pays. Read back, the text is the same whichever chunk carried it.
public struct TextChunk: Sendable, Hashable {
  /// The subject of the text, as in "Title": 1 to 79 Latin-1 characters without outer or double
  /// spaces.
  public var keyword: String
  /// The text, with line feeds between lines and no null character.
  public var text: String
  /// The language of the text as a tag such as "de-CH", or nothing.
  public var language: String
  /// The keyword in that language, or nothing.
  public var translatedKeyword: String

  /// Makes a text in no particular language.
  public init(
    keyword: String, text: String, language: String = "", translatedKeyword: String = ""
  ) {
    self.keyword = keyword
    self.text = text
    self.language = language
    self.translatedKeyword = translatedKeyword
  }
}

extension TextChunk {
  /// The most bytes one text may have, read or written.
  ///
  /// A few kilobytes of zlib can unpack to gigabytes, so the reader has to stop somewhere, and the
  /// writer stops at the same place. The layout of 100,000 elements is about 12 MB of JSON.
  static let maximumBytes = 1 << 24

  /// The length in bytes from which compressing a text saves more than it costs to read.
  static let compressionThreshold = 1024

  /// The rule of the PNG specification that this chunk breaks, or nil.
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
      return "\"\(language)\" is no language tag"
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
      return "the keyword \"\(keyword)\" holds U+\(code), no printable Latin-1 character"
    }
    if keyword.hasPrefix(" ") || keyword.hasSuffix(" ") || keyword.contains("  ") {
      return "the keyword \"\(keyword)\" has outer or double spaces"
    }
    return nil
  }

  /// Whether `tEXt`, which is Latin-1 and uncompressed, can carry the text and should.
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
