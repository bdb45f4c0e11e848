import Foundation

/// The citations of facts in a source file or a fixture.
///
/// Of source only comments and the names of tests are read: a citation is for readers, and strings
/// are full of what looks like one. Of a fixture it is the name and the `source`.
struct CitingSource {
  private(set) var citations: [FactCitation] = []
  private(set) var holders: [FactHolder] = []
  /// The numbers in the comments right above the line that is being read.
  private var above: Set<FactNumber> = []

  init(_ file: FactText) {
    file.path.hasSuffix(".json") ? readFixture(file) : readSource(file)
  }

  private mutating func readFixture(_ file: FactText) {
    let name = URL(fileURLWithPath: file.path).deletingPathExtension().lastPathComponent
    var holder = FactHolder(name: name, numbers: [])
    for line in file.lines where line.place.line == 1 || line.text.contains("\"source\"") {
      let text = line.place.line == 1 ? "\(name) \(Self.source(in: line.text))" : "\(line.text)"
      let numbers = FactNumber.all(in: text)
      holder.numbers.formUnion(numbers)
      citations += numbers.map { FactCitation(number: $0, place: line.place) }
    }
    holders = [holder]
  }

  private static func source(in line: Substring) -> Substring {
    line.contains("\"source\"") ? line : ""
  }

  private mutating func readSource(_ file: FactText) {
    for line in file.lines {
      let text = line.text.drop { $0 == " " }
      let name = Self.testName(in: text)
      let numbers = FactNumber.all(in: name ?? Self.comment(in: text))
      citations += numbers.map { FactCitation(number: $0, place: line.place) }
      if let name {
        holders.append(FactHolder(name: name, numbers: above.union(numbers)))
        above = []
      } else if text.hasPrefix("//") || text.hasPrefix("@") {
        above.formUnion(numbers)
      } else {
        noteInBody(numbers)
      }
    }
  }

  /// Comments that no test follows belong to the test in whose body they are.
  private mutating func noteInBody(_ numbers: [FactNumber]) {
    if let last = holders.indices.last { holders[last].numbers.formUnion(above.union(numbers)) }
    above = []
  }

  /// The sentence between backticks after `func`.
  private static func testName(in line: Substring) -> String? {
    guard let start = line.firstRange(of: "func `")?.upperBound,
      let end = line[start...].firstIndex(of: "`")
    else { return nil }
    return String(line[start..<end])
  }

  /// Returns the text after `//` outside of a string.
  private static func comment(in line: Substring) -> String {
    guard line.utf8.contains(UInt8(ascii: "/")) else { return "" }
    var isInString = false
    var before: Character = " "
    for index in line.indices {
      let character = line[index]
      if character == "\"", before != "\\" { isInString.toggle() }
      if !isInString, character == "/", before == "/" { return String(line[index...]) }
      before = character
    }
    return ""
  }
}

/// A number of a fact where someone relies on it.
struct FactCitation: Hashable {
  let number: FactNumber
  let place: Place
}

/// A test or a fixture, with the facts that it cites.
struct FactHolder {
  let name: String
  var numbers: Set<FactNumber>
}
