extension StringTable {
  /// Reads a `.strings` file: text, or a property list as XML or binary.
  ///
  /// - Parameters:
  ///   - bytes: the content of the file.
  ///   - file: the file's name, for messages.
  /// - Throws: an error with the line, the column and what was expected.
  package init(strings bytes: [UInt8], file: String) throws(StringsError) {
    if let list = try PropertyList(ifAnyIn: bytes, file: file) {
      self.init(texts: try list.texts(file: file))
    } else {
      var reader = StringsReader(try StringsScanner(bytes, file: file))
      self = try reader.readTable()
    }
  }
}

extension StringTable {
  /// The maximum number of remarks about a file.
  static let noteLimit = 20
}

/// A reader of the statements of a `.strings` file: `"key" = "value";` or `"key";`.
///
/// All statements together may be in braces. If a key occurs twice, the last value is used (fact
/// LO5).
private struct StringsReader {
  private var scanner: StringsScanner

  init(_ scanner: StringsScanner) { self.scanner = scanner }

  mutating func readTable() throws(StringsError) -> StringTable {
    var table = StringTable()
    try scanner.skipBlanks()
    let hasBraces = scanner.skip("{")
    while true {
      try scanner.skipBlanks()
      if hasBraces, scanner.skip("}") { break }
      if scanner.peek == nil { break }
      try readStatement(into: &table)
    }
    try scanner.skipBlanks()
    guard scanner.peek == nil else {
      throw scanner.error(scanner.describeNext(), expected: "the end of the file")
    }
    return table
  }

  private mutating func readStatement(into table: inout StringTable) throws(StringsError) {
    let start = scanner.offset
    let key = try scanner.readString("a key, as in \"title\" = \"Settings\";")
    try scanner.skipBlanks()
    var value = key
    if scanner.skip("=") {
      try scanner.skipBlanks()
      value = try scanner.readString("a value in quotation marks")
      try scanner.skipBlanks()
    }
    guard scanner.skip(";") else {
      throw scanner.error(scanner.describeNext(), expected: "a semicolon after “\(key)”")
    }
    let isRepeated = table.texts.updateValue(.text(value), forKey: key) != nil
    if isRepeated, table.notes.count < StringTable.noteLimit {
      table.notes.append("\(scanner.file):\(place(start)): “\(key)” occurs twice; the last is used")
    }
  }

  private func place(_ offset: Int) -> String {
    "\(StringsScanner.place(of: offset, in: scanner.scalars))"
  }
}
