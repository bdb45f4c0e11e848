import Foundation
import RasterPNG

/// A Markdown file or a tutorial in a folder, with the pictures that it shows.
struct Article {
  /// The path as it appears in messages.
  let path: String
  /// The location of the article's file.
  let url: URL
  /// The pictures, in the order in which the article contains them.
  let pictures: [ArticlePicture]
  private let text: [UInt8]

  init(path: String) throws(FileError) {
    self.path = path
    url = URL(fileURLWithPath: path).standardizedFileURL
    text = [UInt8](try WholeFile(url).read() ?? Data())
    pictures = ArticleScanner.pictures(in: text)
  }

  /// Writes descriptions for pictures of the article, and leaves every other byte as it is.
  ///
  /// Pictures of one HTML tag share their description, so only one of them may be in the list.
  func write(_ words: [(picture: ArticlePicture, words: String)]) throws(FileError) {
    var text = text
    // Replace from the end, so that earlier offsets stay valid.
    for (picture, words) in words.sorted(by: {
      $0.picture.range.lowerBound > $1.picture.range.lowerBound
    }) {
      let words = picture.opening + picture.escaped(words) + picture.closing
      text.replaceSubrange(picture.range, with: words.utf8)
    }
    try WholeFile(url).write(Data(text), makingFolder: false, isLasting: false)
  }
}
