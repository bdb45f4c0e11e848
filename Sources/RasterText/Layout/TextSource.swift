import Basics

/// An attributed text as an array of Unicode scalars, the form that the text libraries require.
struct TextSource: Sendable {
  let scalars: [UInt32]
  /// Whether a user-perceived character begins at each scalar, with one additional element for the
  /// end of the text.
  let isCharacterStart: [Bool]
  /// The attributes of the runs that are not empty.
  let attributes: [TextAttributes]
  /// The end of each run in `attributes`, as an index of `scalars`.
  let runEnds: [Int]

  init(_ text: AttributedText) {
    let runs = text.runs.filter { !$0.text.isEmpty }
    var scalars: [UInt32] = []
    var ends: [Int] = []
    for run in runs {
      scalars.append(contentsOf: run.text.unicodeScalars.lazy.map(\.value))
      ends.append(scalars.count)
    }
    self.scalars = scalars
    attributes = runs.map(\.attributes)
    runEnds = ends
    // A combining mark at the start of a run belongs to the letter before it, so characters are
    // determined in the joined text.
    isCharacterStart = Self.characterStarts(in: runs.map(\.text).joined(), count: scalars.count)
  }

  private static func characterStarts(in string: String, count: Int) -> [Bool] {
    var starts = [Bool](repeating: false, count: count + 1)
    var index = 0
    for character in string {
      starts[index] = true
      index += character.unicodeScalars.count
    }
    starts[count] = true
    return starts
  }

  /// Returns the index of the run that contains a scalar.
  func run(at index: Int) -> Int {
    runEnds.partitioningIndex { $0 > index }
  }

  /// Returns the paragraph that begins at a scalar, without its terminator, and the start of the
  /// next one.
  func paragraph(from start: Int) -> (content: Range<Int>, next: Int) {
    guard let end = scalars[start...].firstIndex(where: Self.endsParagraph) else {
      return (start..<scalars.count, scalars.count)
    }
    let isPair = scalars[end] == 0x0D && end + 1 < scalars.count && scalars[end + 1] == 0x0A
    return (start..<end, end + (isPair ? 2 : 1))
  }

  /// Returns the last paragraph that is not empty and begins at or after a scalar.
  func lastParagraph(from start: Int) -> Range<Int> {
    var end = scalars.count
    while end > start, Self.endsParagraph(scalars[end - 1]) { end -= 1 }
    let before = scalars[start..<end].lastIndex(where: Self.endsParagraph)
    return (before.map { $0 + 1 } ?? start)..<end
  }

  /// Returns whether a scalar ends a paragraph.
  ///
  /// A line separator does not.
  private static func endsParagraph(_ scalar: UInt32) -> Bool {
    scalar == 0x0A || scalar == 0x0D || scalar == 0x85 || scalar == 0x2029
  }
}
