/// A writer of the ported text of files.
struct ChangeWriter {
  let files: [SourceFile]
  let changes: [Changes]
  let locations: Locations
  /// Whether `#sourceLocation` contains the paths as given by the user.
  ///
  /// If false, it contains absolute paths, since a build runs in a different folder.
  let keepsPaths: Bool

  /// Returns the text of a file with its changes, as pieces that contain their original locations.
  func pieces(of index: Int) -> [Piece] {
    let file = files[index]
    let mine = changes[index]
    let incoming = arrivals(in: index)
    let isChanged = !mine.isEmpty || !incoming.isEmpty || !imports(of: mine).isEmpty
    guard isChanged || locations == .all else { return [own(0..<file.bytes.count, of: index)] }
    let edits = (mine.edits + mine.moves.map { departure($0, from: file) }).map {
      Replacement(order: $0.order, range: $0.range, pieces: [Piece($0, in: index)])
    }
    // Members that are moved into a class precede the text that is added before the class's closing
    // brace.
    let body = render(0..<file.bytes.count, of: index, with: incoming + edits)
    return addPrologue(to: body, of: index, mine)
  }

  /// A replacement of a range of a file by pieces.
  private struct Replacement {
    var order: Edit.Order
    var range: Range<Int>
    var pieces: [Piece]
  }

  private func own(_ range: Range<Int>, of index: Int) -> Piece {
    Piece(
      text: files[index].text(of: range), file: index, offset: range.lowerBound, isOwn: true)
  }

  /// Returns the import statements that the ported file needs in addition to its own.
  private func imports(of changes: Changes) -> String {
    // The imports are conditional, because macOS does not have these modules: its Foundation
    // contains all of their names.
    let parts = changes.missingParts.map { "#if canImport(\($0))\nimport \($0)\n#endif\n" }
    return (changes.needsUIKit && !changes.importsUIKit ? "import UIKit\n" : "") + parts.joined()
  }

  /// Inserts imports and a `#sourceLocation` before the first line of the file.
  ///
  /// A byte order mark and the interpreter line (`#!`) of a script stay at the beginning of the
  /// file.
  private func addPrologue(to body: [Piece], of index: Int, _ changes: Changes) -> [Piece] {
    let file = files[index]
    let letters = file.text.unicodeScalars
    var start = letters.startIndex
    if letters.first == "\u{FEFF}" { start = letters.index(after: start) }
    let isScript = letters[start...].starts(with: "#!".unicodeScalars)
    if isScript {
      // A script that consists only of its interpreter line needs no imports.
      guard let end = letters[start...].firstIndex(of: "\n") else { return body }
      start = letters.index(after: end)
    }
    let place = locations == .none ? "" : location(in: file, line: isScript ? 2 : 1)
    let prologue = Piece(
      text: imports(of: changes) + place, file: index, offset: 0, isOwn: false)
    guard start > letters.startIndex else { return [prologue] + body }
    // Nothing is inserted before the first byte of a file, so the first piece is original text.
    let first = body[0]
    let count = letters[..<start].reduce(0) { $0 + UTF8.width($1) }
    let bytes = Array(first.text.utf8)
    guard first.isOwn, bytes.count >= count else { return [prologue] + body }
    let head = Piece(
      text: String(decoding: bytes[..<count], as: UTF8.self), file: index, offset: 0, isOwn: true)
    let rest = Piece(
      text: String(decoding: bytes[count...], as: UTF8.self), file: index, offset: count,
      isOwn: true)
    return [head, prologue, rest] + body.dropFirst()
  }

  private func location(in file: SourceFile, line: Int) -> String {
    let path = (keepsPaths ? file.path : file.wholePath).reduce(into: "") { text, letter in
      text += letter == "\\" || letter == "\"" ? "\\\(letter)" : "\(letter)"
    }
    return "#sourceLocation(file: \"\(path)\", line: \(line))\n"
  }

  /// Returns the edit that replaces a moved declaration with the same number of empty lines.
  private func departure(_ move: Move, from file: SourceFile) -> Edit {
    let lines = file.bytes[move.range].count { $0 == UInt8(ascii: "\n") }
    return Edit(range: move.range, text: String(repeating: "\n", count: lines))
  }

  /// Returns the members moved into the classes of a file, as one replacement for each class.
  private func arrivals(in index: Int) -> [Replacement] {
    let moves = changes.indices.flatMap { origin in
      changes[origin].moves.filter { $0.destination == index }.map { (origin: origin, move: $0) }
    }
    let file = files[index]
    return Dictionary(grouping: moves, by: \.move.brace).sorted { $0.key < $1.key }
      .map { brace, moves in
        let lineStart = file.lineStart(of: brace)
        let isAlone = file.isBlank(lineStart..<brace)
        let place = isAlone ? lineStart : brace
        let added = { (text: String) in
          Piece(text: text, file: index, offset: place, isOwn: false)
        }
        let members = moves.flatMap { arrival($0.move, from: $0.origin) }
        let back = locations == .none ? "" : location(in: file, line: file.line(of: brace))
        // If the last declaration is on the line of the closing brace, a line break is inserted
        // before the `#sourceLocation` directive.
        return Replacement(
          order: Edit(range: place..<place, text: "").order, range: place..<place,
          pieces: [added(isAlone ? "" : "\n")] + members + [added(back)])
      }
  }

  private func arrival(_ move: Move, from origin: Int) -> [Piece] {
    let file = files[origin]
    let prefix = Edit(range: move.prefixOffset..<move.prefixOffset, text: move.prefix)
    let edits = (changes[origin].edits + [prefix]).map {
      Replacement(order: $0.order, range: $0.range, pieces: [Piece($0, in: origin)])
    }
    let pieces = render(move.range, of: origin, with: edits)
    let start = move.range.lowerBound
    let place = locations == .none ? "\n" : location(in: file, line: file.line(of: start))
    // If the member begins in the middle of a line, blanks preserve its column.
    let blanks = locations == .all ? String(repeating: " ", count: file.column(of: start) - 1) : ""
    let added = { (text: String) in Piece(text: text, file: origin, offset: start, isOwn: false) }
    return [added(place + blanks)] + pieces + [added("\n")]
  }

  /// Returns the pieces of a range of a file, with replacements applied.
  ///
  /// Replacements inside the range of another one are dropped.
  private func render(
    _ range: Range<Int>, of index: Int, with all: [Replacement]
  ) -> [Piece] {
    let inside = all.filter {
      range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound
    }.enumerated().sorted {
      // At the same offset, insertions come before replacements, and outer replacements before
      // inner ones.
      ($0.element.order, $0.offset) < ($1.element.order, $1.offset)
    }.map(\.element)
    var pieces: [Piece] = []
    var offset = range.lowerBound
    for replacement in inside where replacement.range.lowerBound >= offset {
      pieces.append(own(offset..<replacement.range.lowerBound, of: index))
      pieces += replacement.pieces
      pieces.append(filling(replacement, in: index))
      offset = replacement.range.upperBound
    }
    return pieces + [own(offset..<range.upperBound, of: index)]
  }

  /// Returns a piece after a replacement, so that the text that follows stays on its line.
  ///
  /// The piece contains the line breaks that the replacement removes. In a build, if a part of a
  /// line is removed and nothing added, the piece contains blanks, so that the text that follows
  /// stays at its column.
  private func filling(_ replacement: Replacement, in index: Int) -> Piece {
    let (range, file) = (replacement.range, files[index])
    let text = replacement.pieces.map(\.text).joined()
    let end = UInt8(ascii: "\n")
    let before = file.bytes[range].count { $0 == end }
    let lines = text.utf8.count { $0 == end }
    var filling = String(repeating: "\n", count: max(0, before - lines))
    // There are as many blanks as removed bytes, because compilers count columns in bytes.
    if locations == .all, before == 0, text.isEmpty {
      filling = String(repeating: " ", count: range.count)
    }
    return Piece(text: filling, file: index, offset: range.upperBound, isOwn: false)
  }
}
