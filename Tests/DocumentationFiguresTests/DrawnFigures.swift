import DocumentationFigures
import LayoutStage
import Testing

/// The pictures of the documentation's figures, drawn once for all tests that look at them.
@MainActor enum DrawnFigures {
  private static var drawn: [String: [NamedPicture]] = [:]

  /// Returns the pictures of a figure, light and dark.
  static func pictures(of name: String) throws -> [NamedPicture] {
    if let pictures = drawn[name] { return pictures }
    let pictures = try #require(DocumentationFigure.named(name)).pictures()
    drawn[name] = pictures
    return pictures
  }
}
