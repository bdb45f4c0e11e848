import Foundation

/// The objects of a PDF file, which are read when they are first requested.
///
/// ```
///  startxref ─▶ table or stream ─Prev─▶ table or stream …     number → place
///                                                              place  → object
/// ```
///
/// If the tables are damaged, the whole file is searched for objects instead.
final class PDFDocument {
  /// The location of an object.
  enum Place {
    /// The offset of the object's first byte in the file.
    case offset(Int)
    /// The number of the object stream that contains the object.
    case inStream(Int)
  }

  let bytes: [UInt8]
  let budget = PDFBudget()
  var places: [Int: Place] = [:]
  var trailer: PDFDictionary = [:]
  private var objects: [Int: PDFObject] = [:]
  private var unpackedStreams: Set<Int> = []
  /// The numbers of the objects that are being read, to detect cycles.
  private var open: Set<Int> = []
  private(set) var isRebuilt = false
  /// The colour spaces of ICC profiles that have been read, by the numbers of their objects.
  var profileSpaces: [Int: PDFColorSpace] = [:]

  /// Reads the tables of a file.
  ///
  /// - Throws: an error if the file is encrypted, exceeds a limit of `PDFBudget`, or has no page
  ///   tree, even after the file was searched for it.
  init(_ data: Data) throws(PDFError) {
    bytes = [UInt8](data)
    // If the tables are damaged in any way, the file is searched for objects.
    if (try? readTables()) == nil || (try? hasPages) != true { try rebuild() }
    guard trailer["Encrypt"] == nil else { throw PDFError("the file is encrypted") }
    guard try hasPages else { throw PDFError("the file has no pages") }
  }

  private var hasPages: Bool {
    get throws(PDFError) {
      let catalog = try dictionary(trailer["Root"])
      return try catalog.flatMap { (catalog) throws(PDFError) in
        try dictionary(catalog["Pages"])
      } != nil
    }
  }

  /// Searches the file for objects, once.
  func rebuild() throws(PDFError) {
    guard !isRebuilt else { return }
    isRebuilt = true
    objects = [:]
    unpackedStreams = []
    try search()
  }

  /// Stores an object from an object stream, if the object's known location is this stream or,
  /// after a search of the file, if its location is unknown.
  private func store(_ object: PDFObject, number: Int, from stream: Int) {
    if case .inStream(let place)? = places[number], place == stream, objects[number] == nil {
      objects[number] = object
    } else if isRebuilt, places[number] == nil {
      places[number] = .inStream(stream)
      objects[number] = object
    }
  }

  /// Returns an object by its number; null if there is none.
  func object(_ number: Int) throws(PDFError) -> PDFObject {
    if let object = objects[number] { return object }
    guard let place = places[number], open.count < 2 * PDFBudget.depth,
      open.insert(number).inserted
    else { return .null }
    defer { open.remove(number) }
    switch place {
    case .offset(let offset):
      if let object = try indirectObject(at: offset, number: number) {
        objects[number] = object
        return object
      }
      guard !isRebuilt else { return .null }
      try rebuild()
      open.remove(number)
      return try object(number)
    case .inStream(let stream):
      try unpack(stream)
      return objects[number] ?? .null
    }
  }

  /// Returns an object; for a reference, the object to which it refers, or null if there is none.
  func resolve(_ object: PDFObject?) throws(PDFError) -> PDFObject {
    var object = object ?? .null
    for _ in 0..<PDFBudget.depth {
      guard case .reference(let number) = object else { return object }
      object = try self.object(number)
    }
    return .null
  }

  /// Reads the object at an offset in the file; nil if no object with the number begins there.
  func indirectObject(at offset: Int, number: Int) throws(PDFError) -> PDFObject? {
    guard offset >= 0, offset < bytes.count else { return nil }
    var parser = PDFParser(PDFLexer(bytes, from: offset), budget)
    guard parser.lexer.next() == .number(Double(number)), case .number? = parser.lexer.next(),
      parser.lexer.next() == .keyword("obj")
    else { return nil }
    guard let object = try parser.object() else { return .null }
    guard case .dictionary(let dictionary) = object else { return object }
    let afterDictionary = parser.lexer.position
    guard parser.lexer.next() == .keyword("stream") else {
      parser.lexer.position = afterDictionary
      return object
    }
    let range = try streamRange(dictionary, from: parser.lexer.position)
    return .stream(PDFStream(dictionary, bytes, range, object: number))
  }

  /// Returns the range of a stream's bytes: of the stated length if `endstream` follows after it,
  /// otherwise up to the next `endstream`.
  private func streamRange(
    _ dictionary: PDFDictionary, from position: Int
  ) throws(PDFError) -> Range<Int> {
    var start = position
    if start < bytes.count, bytes[start] == 13 { start += 1 }
    if start < bytes.count, bytes[start] == 10 { start += 1 }
    if let length = try resolve(dictionary["Length"]).integer, length >= 0,
      length <= bytes.count - start
    {
      var lexer = PDFLexer(bytes, from: start + length, to: start + length + 16)
      lexer.skipSpace()
      if bytes[lexer.position...].starts(with: Self.endOfStream) {
        return start..<start + length
      }
    }
    return start..<(try endOfStream(from: start))
  }

  private static let endOfStream = Array("endstream".utf8)

  private func endOfStream(from start: Int) throws(PDFError) -> Int {
    var position = start
    while position < bytes.count {
      if bytes[position] == Self.endOfStream[0],
        bytes[position...].starts(with: Self.endOfStream)
      {
        break
      }
      position += 1
    }
    try budget.spend(scanned: position - start)
    return position
  }

  /// Reads the objects of an object stream.
  func unpack(_ number: Int) throws(PDFError) {
    guard unpackedStreams.insert(number).inserted,
      case .stream(let stream) = try object(number),
      let count = try resolve(stream.dictionary["N"]).integer,
      let first = try resolve(stream.dictionary["First"]).integer
    else { return }
    let content = try decoded(stream)
    var header = PDFLexer(content, to: max(0, first))
    for _ in 0..<max(0, min(count, content.count)) {
      guard case .number(let own)? = header.next(), case .number(let offset)? = header.next(),
        (0...10_000_000).contains(own), (0...Double(content.count)).contains(offset)
      else { return }
      var parser = PDFParser(PDFLexer(content, from: max(0, first) + Int(offset)), budget)
      if let object = try parser.object() { store(object, number: Int(own), from: number) }
    }
  }
}

extension PDFDocument {
  /// Returns a dictionary, or that of a stream; nil for any other object.
  func dictionary(_ object: PDFObject?) throws(PDFError) -> PDFDictionary? {
    switch try resolve(object) {
    case .dictionary(let dictionary): dictionary
    case .stream(let stream): stream.dictionary
    default: nil
    }
  }

  /// Returns a stream; nil for any other object.
  func stream(_ object: PDFObject?) throws(PDFError) -> PDFStream? {
    if case .stream(let stream) = try resolve(object) { stream } else { nil }
  }

  /// Returns the elements of an array; nil for any other object.
  func array(_ object: PDFObject?) throws(PDFError) -> [PDFObject]? {
    if case .array(let elements) = try resolve(object) { elements } else { nil }
  }

  /// Returns the numbers in an array; nil for any other object, or if an element is not a number.
  func numbers(_ object: PDFObject?) throws(PDFError) -> [Double]? {
    guard let elements = try array(object) else { return nil }
    var numbers: [Double] = []
    for element in elements {
      guard let number = try resolve(element).number else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// Returns a number; nil for any other object.
  func number(_ object: PDFObject?) throws(PDFError) -> Double? { try resolve(object).number }
  /// Returns an integer; nil for any other object.
  func integer(_ object: PDFObject?) throws(PDFError) -> Int? { try resolve(object).integer }
  /// Returns a name; nil for any other object.
  func name(_ object: PDFObject?) throws(PDFError) -> String? { try resolve(object).name }
}
