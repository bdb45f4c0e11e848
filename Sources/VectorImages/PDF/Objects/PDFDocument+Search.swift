extension PDFDocument {
  /// Finds the objects of a file whose tables are damaged; if several have the same number, the
  /// last one is used.
  func search() throws(PDFError) {
    try budget.spend(scanned: bytes.count)
    places = [:]
    trailer = [:]
    let (object, trailers) = (Array("obj".utf8), Array("trailer".utf8))
    for position in bytes.indices {
      if bytes[position] == object[0], bytes[position...].starts(with: object) {
        if let (number, start) = header(before: position) { places[number] = .offset(start) }
      } else if bytes[position] == trailers[0], bytes[position...].starts(with: trailers) {
        var parser = PDFParser(PDFLexer(bytes, from: position + trailers.count), budget)
        if case .dictionary(let dictionary)? = try parser.object() {
          trailer.merge(dictionary) { _, new in new }
        }
      }
    }
    try searchObjects()
  }

  /// Returns the number of the object whose header ends before a position, and the position of the
  /// header; nil if no header ends there.
  private func header(before position: Int) -> (number: Int, start: Int)? {
    var place = position
    func skip(_ isPart: (UInt8) -> Bool) -> Bool {
      let start = place
      while place > 0, isPart(bytes[place - 1]) { place -= 1 }
      return place < start
    }
    let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    _ = skip(PDFLexer.isSpace)
    guard skip(isDigit), skip(PDFLexer.isSpace) else { return nil }
    let end = place
    guard skip(isDigit), end - place <= 8 else { return nil }
    return (bytes[place..<end].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }, place)
  }

  /// Searches the found objects for object streams and for the page tree.
  private func searchObjects() throws(PDFError) {
    for number in places.keys.sorted() {
      guard let dictionary = try dictionary(.reference(number)) else { continue }
      switch dictionary["Type"]?.name {
      case "ObjStm": try unpack(number)
      case "XRef": trailer.merge(dictionary) { old, _ in old }
      default: break
      }
    }
    guard try dictionary(trailer["Root"])?["Pages"] == nil else { return }
    for number in places.keys.sorted() {
      let type = try dictionary(.reference(number))?["Type"]?.name
      if type == "Catalog" { trailer["Root"] = .reference(number) }
    }
  }
}
