extension PDFDocument {
  /// Reads the cross-reference tables from the end of the file, newest first.
  ///
  /// If a table is damaged, the caller ignores the error and searches the file for objects instead.
  func readTables() throws(PDFError) {
    guard var offset = lastTable else { return }
    var seen: Set<Int> = []
    while seen.insert(offset).inserted, seen.count <= 1024 {
      guard let dictionary = try readTable(at: offset) else { return }
      trailer.merge(dictionary) { old, _ in old }
      // In a hybrid file, an additional stream contains the objects that old readers do not see.
      if let hybrid = dictionary["XRefStm"]?.integer, seen.insert(hybrid).inserted {
        _ = try readTable(at: hybrid)
      }
      guard let previous = dictionary["Prev"]?.integer else { return }
      offset = previous
    }
  }

  /// The offset that follows the last `startxref`; nil if there is none or it is beyond the file.
  private var lastTable: Int? {
    let word = Array("startxref".utf8)
    var position = bytes.count - word.count
    while position >= 0 {
      if bytes[position] == word[0], bytes[position...].starts(with: word) {
        var lexer = PDFLexer(bytes, from: position + word.count)
        guard case .number(let value)? = lexer.next(), (0..<Double(bytes.count)).contains(value)
        else { return nil }
        return Int(value)
      }
      position -= 1
    }
    return nil
  }

  /// Reads a cross-reference table or stream, and returns its dictionary; nil if there is none.
  private func readTable(at offset: Int) throws(PDFError) -> PDFDictionary? {
    guard offset >= 0, offset < bytes.count else { return nil }
    var lexer = PDFLexer(bytes, from: offset)
    switch lexer.next() {
    case .keyword("xref")?: return try readTable(&lexer)
    case .number(let number)? where (0...10_000_000).contains(number):
      let object = try indirectObject(at: offset, number: Int(number))
      guard case .stream(let stream)? = object else { return nil }
      return try readPlaces(of: stream) ? stream.dictionary : nil
    default: return nil
    }
  }

  private func readTable(_ lexer: inout PDFLexer) throws(PDFError) -> PDFDictionary? {
    while true {
      switch lexer.next() {
      case .keyword("trailer")?:
        var parser = PDFParser(lexer, budget)
        guard case .dictionary(let dictionary)? = try parser.object() else { return nil }
        return dictionary
      case .number(let first)?:
        guard case .number(let count)? = lexer.next(), first >= 0, first <= 10_000_000,
          count >= 0, count <= 10_000_000,
          readSection(&lexer, from: Int(first), count: Int(count))
        else { return nil }
      default: return nil
      }
    }
  }

  /// Reads the entries of a table's section; returns false if one is damaged.
  private func readSection(_ lexer: inout PDFLexer, from first: Int, count: Int) -> Bool {
    for index in 0..<count {
      guard case .number(let offset)? = lexer.next(), case .number? = lexer.next(),
        case .keyword(let kind)? = lexer.next()
      else { return false }
      if kind == "n", offset < Double(bytes.count) { add(.offset(Int(offset)), first + index) }
    }
    return true
  }

  /// Stores the location of an object, unless a newer table contained one.
  private func add(_ place: Place, _ number: Int) {
    if places[number] == nil { places[number] = place }
  }

  /// Reads the entries of a cross-reference stream; returns false if the stream is not a valid one.
  private func readPlaces(of stream: PDFStream) throws(PDFError) -> Bool {
    guard let widths = try numbers(stream.dictionary["W"])?.map({ Int(min(max($0, 0), 9)) }),
      widths.count >= 3, widths.allSatisfy({ $0 <= 8 })
    else { return false }
    let content = try decoded(stream)
    let size = stream.dictionary["Size"]?.integer ?? 0
    let sections = try numbers(stream.dictionary["Index"]) ?? [0, Double(size)]
    let length = widths.reduce(0, +)
    guard length > 0 else { return false }
    var position = 0
    for section in stride(from: 0, to: sections.count - 1, by: 2) {
      guard (0...10_000_000).contains(sections[section]) else { return false }
      var number = Int(sections[section])
      let end = Double(number) + sections[section + 1]
      while Double(number) < end, position + length <= content.count {
        addPlace(content, position, widths, number)
        position += length
        number += 1
      }
    }
    return true
  }

  private func addPlace(_ content: [UInt8], _ position: Int, _ widths: [Int], _ number: Int) {
    func field(_ index: Int) -> Int {
      let start = position + widths[..<index].reduce(0, +)
      return content[start..<start + widths[index]].reduce(0) {
        ($0 & 0xFF_FFFF_FFFF) << 8 | Int($1)
      }
    }
    switch widths[0] == 0 ? 1 : field(0) {
    case 1: add(.offset(field(1)), number)
    case 2: add(.inStream(field(1)), number)
    default: break
    }
  }
}
