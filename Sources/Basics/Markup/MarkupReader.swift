/// A parser of XML documents that records the place of every element.
///
/// Foundation's parser is not available on every system, reports lines only while it parses, and
/// expands entities. This parser accepts XML 1.0 documents in UTF-8, with or without a byte order
/// mark:
///
/// - The five predefined entities, such as `&amp;`, and character references are replaced.
///   Declarations of further entities are errors, because their expansion could be unbounded,
///   unless the caller accepts entities whose values are plain text (``MarkupEntities``).
/// - Comments, processing instructions and the document type are skipped.
/// - Namespaces are not resolved: names keep their prefixes.
/// - Line ends are read as line feeds, and white space in attributes' values as spaces.
///
/// Time and memory are proportional to the size of the document. Open elements are stored in an
/// array and not on the call stack, and the depth, the size and the number of elements and
/// attributes are limited.
struct MarkupReader {
  /// The maximum depth of nested elements; storyboards have at most about 40.
  static let depthLimit = 512
  /// The maximum size of a document in bytes; the largest storyboards have a megabyte.
  static let sizeLimit = 1 << 28
  /// The maximum number of elements and attributes together; each takes about 60 bytes.
  static let partLimit = 1 << 24
  /// The maximum number of attributes of one element.
  static let attributeLimit = 1024

  let text: [UInt8]
  var offset = 0
  /// The elements whose end tags have not been read yet, the outermost first.
  private var open: [MarkupElement] = []
  private var root: MarkupElement?
  private var names = MarkupNames()
  private var partCount = 0
  private var lines = MarkupLines()
  /// The entities that the document declares; nil if declarations of entities are errors.
  var entities: MarkupEntities?

  init(text: [UInt8], entities: MarkupEntities? = nil) {
    (self.text, self.entities) = (text, entities)
  }

  /// Parses the whole document.
  mutating func readDocument() throws(MarkupSyntaxError) -> MarkupElement {
    try checkSize()
    try checkEncoding()
    try skipDeclaration()
    while !isAtEnd {
      if peek == UInt8(ascii: "<") {
        try readMarkup()
      } else if open.isEmpty {
        try skipBlanksOutside()
      } else {
        try readText()
      }
    }
    guard let root, open.isEmpty else { throw unfinished() }
    return root
  }

  private func unfinished() -> MarkupSyntaxError {
    guard let last = open.last else {
      return error("a document without elements", expected: "an element such as <document>")
    }
    var error = error("the end of the document", expected: "</\(last.name)>")
    error.opening = .init(name: last.name, place: last.place)
    return error
  }

  private mutating func skipBlanksOutside() throws(MarkupSyntaxError) {
    skipBlanks()
    guard isAtEnd || peek == UInt8(ascii: "<") else {
      throw error(
        describeNext(),
        expected: root == nil ? "the start tag of an element" : "the end of the document")
    }
  }

  private mutating func readMarkup() throws(MarkupSyntaxError) {
    switch offset + 1 < text.count ? text[offset + 1] : nil {
    case UInt8(ascii: "/"): try readEndTag()
    case UInt8(ascii: "!"): try readDeclaration()
    case UInt8(ascii: "?"): try skipInstruction()
    default: try readStartTag()
    }
  }

  /// Parses a construct that begins with `<!`: a comment, a CDATA section or the document type
  /// declaration.
  private mutating func readDeclaration() throws(MarkupSyntaxError) {
    if isNext("<!--") {
      try skipComment()
    } else if isNext("<![CDATA["), !open.isEmpty {
      append(try readCharacterData())
    } else if isNext("<!DOCTYPE"), open.isEmpty, root == nil {
      try skipDocumentType()
    } else {
      throw error("a declaration", expected: "an element, a text or a comment")
    }
  }

  /// Parses a text, beginning at its first character.
  private mutating func readText() throws(MarkupSyntaxError) {
    let start = offset
    let read = try readCharacters(in: .text)
    // White space between elements is ignored, but not if it is all that an element contains, as in
    // <string> </string>.
    let isBlank = text[start..<offset].allSatisfy(\.isBlank)
    let closes = isNext("</") && open.last?.children.isEmpty == true
    if !isBlank || closes { append(read) }
  }

  private mutating func append(_ text: String) { open[open.count - 1].text += text }

  private mutating func readStartTag() throws(MarkupSyntaxError) {
    let start = offset
    guard root == nil else {
      throw error("a second root element", expected: "the end of the document")
    }
    offset += 1
    let name = try readName("the name of an element after <")
    var element = MarkupElement(name: names[name].text)
    element.place = lines.place(of: start, in: text)
    try countPart(at: start)
    try checkDepth(at: start)
    names.beginElement()
    try readAttributes(of: &element, from: start)
    let isEmpty = skip(UInt8(ascii: "/"))
    guard skip(UInt8(ascii: ">")) else { throw unfinishedTag(start) }
    if isEmpty { close(element) } else { open.append(element) }
  }

  private mutating func readAttributes(
    of element: inout MarkupElement, from start: Int
  ) throws(MarkupSyntaxError) {
    while true {
      let hasBlank = skipBlanks()
      guard let byte = peek else { throw unfinishedTag(start) }
      if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") { return }
      guard hasBlank else { throw error(describeNext(), expected: "a space, /> or >") }
      let attribute = try readAttribute(of: element)
      element.attributes.append(attribute)
    }
  }

  private mutating func readAttribute(
    of element: MarkupElement
  ) throws(MarkupSyntaxError) -> MarkupAttribute {
    let start = offset
    let bytes = try readName("the name of an attribute, /> or >")
    let name = names[bytes]
    guard !name.isRepeated else {
      throw error(
        "the attribute \(shown(name.text)) a second time", expected: "each attribute once",
        at: start)
    }
    guard element.attributes.count < Self.attributeLimit else {
      throw error(
        "more attributes", expected: "at most \(Self.attributeLimit) for one element", at: start)
    }
    try countPart(at: start)
    skipBlanks()
    guard skip(UInt8(ascii: "=")) else { throw error(describeNext(), expected: "=") }
    skipBlanks()
    return MarkupAttribute(name: name.text, value: try readAttributeValue())
  }

  private func unfinishedTag(_ start: Int) -> MarkupSyntaxError {
    guard !isAtEnd else { return error("a tag that never ends", expected: ">", at: start) }
    return error(describeNext(), expected: ">")
  }

  private mutating func readEndTag() throws(MarkupSyntaxError) {
    let start = offset
    offset += 2
    let name = try readName("the name of an element after </")
    skipBlanks()
    guard skip(UInt8(ascii: ">")) else { throw unfinishedTag(start) }
    guard let element = open.popLast() else {
      throw error("the end tag of no element", expected: "a start tag before it", at: start)
    }
    let found = names[name].text
    guard element.name == found else {
      var error = error(
        "the end tag </\(shown(found))>", expected: "</\(shown(element.name))>", at: start)
      error.opening = .init(name: shown(element.name), place: element.place)
      throw error
    }
    close(element)
  }

  private mutating func close(_ element: MarkupElement) {
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  private mutating func countPart(at start: Int) throws(MarkupSyntaxError) {
    partCount += 1
    guard partCount > Self.partLimit else { return }
    throw error(
      "more elements and attributes", expected: "at most \(Self.partLimit) together", at: start)
  }

  private func checkDepth(at start: Int) throws(MarkupSyntaxError) {
    guard open.count == Self.depthLimit else { return }
    throw error("a deeper element", expected: "a depth of at most \(Self.depthLimit)", at: start)
  }
}

extension MarkupElement {
  /// Parses an XML document, and makes its root element.
  ///
  /// - Parameters:
  ///   - text: the bytes of the document.
  ///   - expandsEntities: whether the document type may declare entities whose values are plain
  ///     text. All entities together are expanded to at most a megabyte.
  /// - Throws: `MarkupSyntaxError` for the first error.
  package init(
    reading text: [UInt8], expandsEntities: Bool = false
  ) throws(MarkupSyntaxError) {
    var reader = MarkupReader(text: text, entities: expandsEntities ? MarkupEntities() : nil)
    self = try reader.readDocument()
  }
}
