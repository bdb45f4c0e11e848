import Foundation
import LayoutCore

/// The result of a call: texts and pictures.
struct ToolAnswer: Sendable {
  /// A picture in a result.
  struct Picture: Sendable {
    /// The bytes of a PNG file.
    let data: Data
  }

  /// The output of the command, and further notes.
  let texts: [String]
  let pictures: [Picture]
  /// Whether the call failed.
  let isError: Bool

  init(_ texts: [String], pictures: [Picture] = [], isError: Bool = false) {
    (self.texts, self.pictures, self.isError) = (texts.filter { !$0.isEmpty }, pictures, isError)
  }

  /// The result as JSON of the protocol.
  var json: JSONValue {
    let contents = texts.map { text -> JSONValue in
      .object([("type", .text("text")), ("text", .text(text))])
    }
    let images = pictures.map { picture -> JSONValue in
      .object([
        ("type", .text("image")), ("data", .text(picture.data.base64EncodedString())),
        ("mimeType", .text("image/png")),
      ])
    }
    return .object([("content", .list(contents + images)), ("isError", .flag(isError))])
  }
}
