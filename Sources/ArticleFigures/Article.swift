import Foundation
import RasterPNG

/// A Markdown file of a folder or a tutorial, and the pictures that it shows.
struct Article {
  /// The path as it is printed.
  let path: String
  /// The file.
  let url: URL
  /// The pictures in their order.
  let pictures: [ArticlePicture]
  private let text: [UInt8]

  /// Reads an article.
  init(path: String) throws(FileError) {
    self.path = path
    url = URL(fileURLWithPath: path).standardizedFileURL
    text = [UInt8](try WholeFile(url).read() ?? Data())
    pictures = ArticleScanner.pictures(in: text)
  }

  /// Writes words for pictures of the article, and leaves every other byte as it is.
  ///
  /// Two pictures may not have their words in one place, as those of one tag have.
  func write(_ words: [(picture: ArticlePicture, words: String)]) throws(FileError) {
    var text = text
    // From the end, so that places before it stay true.
    for (picture, words) in words.sorted(by: {
      $0.picture.range.lowerBound > $1.picture.range.lowerBound
    }) {
      let words = picture.opening + picture.escaped(words) + picture.closing
      text.replaceSubrange(picture.range, with: words.utf8)
    }
    try WholeFile(url).write(Data(text), makingFolder: false, isLasting: false)
  }
}
