import LayoutScenes

/// A picture that an article shows: `![words](place)`.
struct ArticlePicture: Equatable {
  /// The words for those who do not see it, as they are written.
  var words: String
  /// Where the words stand, in bytes of the article.
  var range: Range<Int>
  /// The name or the path of the file.
  var place: String
  /// Where the picture stands in the article.
  var position: TextPosition

  /// Whether nobody has written what the picture shows.
  var isMute: Bool { words.allSatisfy(\.isWhitespace) }

  /// Whether it is somewhere on the network, or part of the article itself.
  var isElsewhere: Bool {
    place.contains("://") || place.hasPrefix("data:") || place.hasPrefix("//")
  }
}
