/// A keyword and a text that travel inside a PNG file.
///
/// Short Latin-1 text becomes a `tEXt` chunk, any other an `iTXt` chunk in UTF-8, compressed when
/// that pays. Read back, the text is the same whichever chunk carried it.
public struct TextChunk: Sendable, Hashable {
  /// What the text is about, as in "Title": 1 to 79 Latin-1 characters without outer or double
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
