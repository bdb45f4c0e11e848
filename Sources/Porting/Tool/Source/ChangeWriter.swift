/// Writes files with their changes.
struct ChangeWriter {
  let files: [SourceFile]
  let changes: [Changes]
  let locations: Locations
  /// Whether the compiler is told the paths as they were written; else whole ones, since a build
  /// runs elsewhere.
  let keepsPaths: Bool

  /// Returns a file's text with its changes.
  func text(of index: Int) -> String {
    let file = files[index]
    let mine = changes[index]
    let incoming = arrivals(in: index)
    let isChanged = !mine.isEmpty || !incoming.isEmpty || !imports(of: mine).isEmpty
    guard isChanged || locations == .all else { return file.text }
    let edits = mine.edits + mine.moves.map { departure($0, from: file) } + incoming
    let body = render(0..<file.bytes.count, of: file, with: edits)
    return addPrologue(to: body, of: file, mine)
  }

  /// The lines that import what the file lacks.
  private func imports(of changes: Changes) -> String {
    // macOS has no such modules: all is in Foundation there.
    let parts = changes.missingParts.map { "#if canImport(\($0))\nimport \($0)\n#endif\n" }
    return (changes.needsUIKit && !changes.importsUIKit ? "import UIKit\n" : "") + parts.joined()
  }

  /// Puts imports, and where the lines come from, before the file's own lines.
  ///
  /// What a file must begin with stays there: a byte order mark, and the line by which a script
  /// names its program.
  private func addPrologue(
    to body: String, of file: SourceFile, _ changes: Changes
  ) -> String {
    let letters = body.unicodeScalars
    var start = letters.startIndex
    if letters.first == "\u{FEFF}" { start = letters.index(after: start) }
    let isScript = letters[start...].starts(with: "#!".unicodeScalars)
    if isScript {
      // A script of that line alone lacks nothing.
      guard let end = letters[start...].firstIndex(of: "\n") else { return body }
      start = letters.index(after: end)
    }
    let place = locations == .none ? "" : location(in: file, line: isScript ? 2 : 1)
    return String(letters[..<start]) + imports(of: changes) + place + String(letters[start...])
  }

  private func location(in file: SourceFile, line: Int) -> String {
    let path = (keepsPaths ? file.path : file.wholePath).reduce(into: "") { text, letter in
      text += letter == "\\" || letter == "\"" ? "\\\(letter)" : "\(letter)"
    }
    return "#sourceLocation(file: \"\(path)\", line: \(line))\n"
  }

  /// What a moved declaration leaves behind: as many lines.
  private func departure(_ move: Move, from file: SourceFile) -> Edit {
    let lines = file.bytes[move.range].count { $0 == UInt8(ascii: "\n") }
    return Edit(range: move.range, text: String(repeating: "\n", count: lines))
  }

  /// What is put into the classes of a file: one edit for each class.
  private func arrivals(in index: Int) -> [Edit] {
    let moves = changes.indices.flatMap { origin in
      changes[origin].moves.filter { $0.destination == index }.map { (origin: origin, move: $0) }
    }
    let file = files[index]
    return Dictionary(grouping: moves, by: \.move.brace).sorted { $0.key < $1.key }
      .map { brace, moves in
        let lineStart = file.lineStart(of: brace)
        let isAlone = file.isBlank(lineStart..<brace)
        let members = moves.map { arrival($0.move, from: $0.origin) }.joined()
        let back = locations == .none ? "" : location(in: file, line: file.line(of: brace))
        // A declaration that ended on the brace's own line must end before the directive.
        return Edit(
          range: (isAlone ? lineStart : brace)..<(isAlone ? lineStart : brace),
          text: (isAlone ? "" : "\n") + members + back)
      }
  }

  private func arrival(_ move: Move, from origin: Int) -> String {
    let file = files[origin]
    let prefix = Edit(range: move.prefixOffset..<move.prefixOffset, text: move.prefix)
    let text = render(move.range, of: file, with: changes[origin].edits + [prefix])
    let place =
      locations == .none ? "\n" : location(in: file, line: file.line(of: move.range.lowerBound))
    return place + text + "\n"
  }

  /// Returns a piece of a file with the edits that lie in it; an edit inside another's bytes goes
  /// with them.
  private func render(_ range: Range<Int>, of file: SourceFile, with edits: [Edit]) -> String {
    let inside = edits.filter {
      range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound
    }.enumerated().sorted {
      // What is put in comes before what is replaced there, a piece before the pieces in it.
      ($0.element.order, $0.offset) < ($1.element.order, $1.offset)
    }.map(\.element)
    var bytes: [UInt8] = []
    var offset = range.lowerBound
    for edit in inside where edit.range.lowerBound >= offset {
      bytes += file.bytes[offset..<edit.range.lowerBound]
      bytes += Array(edit.text.utf8)
      bytes += lostLines(edit, in: file)
      offset = edit.range.upperBound
    }
    bytes += file.bytes[offset..<range.upperBound]
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The ends of lines that an edit would take away, so that what follows keeps its line.
  private func lostLines(_ edit: Edit, in file: SourceFile) -> [UInt8] {
    let end = UInt8(ascii: "\n")
    let before = file.bytes[edit.range].count { $0 == end }
    let after = edit.text.utf8.count { $0 == end }
    return Array(repeating: end, count: max(0, before - after))
  }
}
