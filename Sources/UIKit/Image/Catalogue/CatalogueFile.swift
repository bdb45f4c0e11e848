import Foundation
package import LayoutCore

/// A `Contents.json` of an asset catalogue, with the lines of its values.
package struct CatalogueFile: Sendable {
  /// A mistake in the text, with its position.
  package struct Fault: Sendable, Equatable {
    package var line: Int
    package var column: Int
    /// The mistake as a sentence without a full stop.
    package var problem: String
  }

  /// The location of the file.
  package let url: URL
  /// The value; nil if the text is not JSON even if mistakes such as a trailing comma are ignored.
  package let value: JSONValue?
  /// The mistakes in the order of the text.
  package let faults: [Fault]

  private let lines: LineNumbers
  private let offsets: JSONOffsets?

  /// Reads the file of a folder; nil if there is none.
  package init?(of folder: URL) {
    let url = folder.appendingPathComponent("Contents.json")
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data, url: url)
  }

  /// Parses the bytes of a file (fact AC3).
  init(_ data: Data, url: URL) {
    let text = [UInt8](data)
    let (document, errors) = JSONDocument.reading(text, .message)
    let lines = LineNumbers(text)
    self.url = url
    self.lines = lines
    value = document?.value
    offsets = document?.offsets
    faults = errors.map { error in
      let place = lines.place(of: error.offset)
      let problem = "\(error.problem); expected \(error.expected)"
      return Fault(line: place.line, column: place.column, problem: problem)
    }
  }

  /// A step of a path into a JSON value: the key of an object, or the index of an array.
  package enum Step: Sendable {
    case key(String)
    case index(Int)
  }

  /// Returns the line of the value at the end of a path, or of the last value on the path that
  /// exists.
  package func line(of path: [Step]) -> Int {
    guard var value, var offsets else { return 1 }
    for step in path {
      let index: Int? =
        switch step {
        case .key(let name): value.members?.firstIndex { $0.name == name }
        case .index(let index): index
        }
      let parts = value.members?.map(\.value) ?? value.elements ?? []
      guard let index, parts.indices.contains(index), offsets.parts.indices.contains(index)
      else { break }
      (value, offsets) = (parts[index], offsets.parts[index])
    }
    return lines.place(of: offsets.value).line
  }
}

/// The offsets at which the lines of a text begin.
private struct LineNumbers: Sendable {
  private let starts: [Int]

  init(_ text: [UInt8]) {
    starts = [0] + text.indices.filter { text[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// Returns the line and the column of an offset, both from 1; the column counts bytes.
  func place(of offset: Int) -> (line: Int, column: Int) {
    let index = max((starts.firstIndex { $0 > offset } ?? starts.count) - 1, 0)
    return (index + 1, offset - starts[index] + 1)
  }
}
