/// The text of a generated file, with the app's declaration from which each range of lines was
/// made.
struct ClosureText {
  /// The lines of a declaration in the text.
  struct Place {
    var lines: ClosedRange<Int>
    var id: AppDeclaration.Identity
    /// Whether the declaration's body is a stub.
    var isStub: Bool
  }

  private(set) var text = ""
  private(set) var places: [Place] = []
  /// The number of the next line.
  private(set) var line = 1

  /// Adds text, which begins a new line.
  mutating func add(_ more: String) {
    text += more + "\n"
    line += 1 + more.utf8.count { $0 == UInt8(ascii: "\n") }
  }

  /// Adds the lines that `write` adds, and records them as the text of a declaration.
  mutating func add(
    _ id: AppDeclaration.Identity, isStub: Bool, _ write: (inout ClosureText) -> Void
  ) {
    let start = line
    write(&self)
    places.append(Place(lines: start...max(start, line - 1), id: id, isStub: isStub))
  }

  /// Records the lines of the members of a declaration that was copied with its line breaks.
  mutating func addPlaces(of declaration: AppDeclaration, in file: SourceFile, from start: Int) {
    let first = file.line(of: declaration.id.offset)
    for member in declaration.members {
      let range = member.range
      let lines = file.line(of: range.lowerBound)...file.line(of: range.upperBound)
      places.append(
        Place(
          lines: lines.lowerBound - first + start...lines.upperBound - first + start, id: member.id,
          isStub: false))
      let base = lines.lowerBound - first + start
      addPlaces(of: member, in: file, from: base)
    }
  }

  /// Returns the innermost declaration whose text contains a line, the one with the fewest lines;
  /// nil if there is none.
  func place(at line: Int) -> Place? {
    places.filter { $0.lines.contains(line) }.min { $0.lines.count < $1.lines.count }
  }
}
