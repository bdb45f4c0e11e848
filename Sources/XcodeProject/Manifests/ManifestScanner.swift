/// A tolerant reader of the calls and constants in a manifest that is written in Swift.
///
/// Reading never fails: an expression that is not understood has the value `unknown`. Conditions
/// and loops are not evaluated, and the manifest's own functions are not called: the code in them
/// is read like other code.
struct ManifestScanner {
  private static let depthLimit = 60
  private static let sizeLimit = 1 << 22

  private let text: [Character]
  private var offset = 0
  private var line = 1
  /// The calls that are not arguments of other calls, in order.
  private(set) var calls: [ManifestCall] = []
  /// The constants whose values are texts or lists, keyed by name.
  private(set) var constants: [String: ManifestValue] = [:]

  init(_ text: String) {
    self.text = Array(text.prefix(Self.sizeLimit))
    while offset < self.text.count { readTop() }
  }

  private var next: Character? { offset < text.count ? text[offset] : nil }

  private mutating func advance() {
    if next?.isNewline == true { line += 1 }
    offset += 1
  }

  private mutating func readTop() {
    skipBlanks()
    guard let letter = next else { return }
    guard Self.isOfName(letter) || letter == "." || letter == "\"" || letter == "[" else {
      return advance()
    }
    let start = offset
    collect(readValue(depth: 0))
    if offset == start { advance() }
  }

  private mutating func collect(_ value: ManifestValue) {
    switch value {
    case .call(let call): calls.append(call)
    case .list(let list): for value in list { collect(value) }
    case .name("let"), .name("var"): readConstant()
    default: break
    }
  }

  private mutating func readConstant() {
    skipBlanks()
    let name = readName()
    skipBlanks()
    if next == ":" {
      while let letter = next, letter != "=", !letter.isNewline { advance() }
    }
    guard !name.isEmpty, next == "=" else { return }
    advance()
    let value = readValue(depth: 0)
    switch value {
    case .text, .list: constants[name] = value
    default: break
    }
    collect(value)
  }

  // MARK: Values

  private mutating func readValue(depth: Int) -> ManifestValue {
    var value = readOperand(depth: depth)
    while true {
      let before = (offset, line)
      skipBlanks()
      guard next == "+", depth < Self.depthLimit else {
        (offset, line) = before
        return value
      }
      advance()
      guard next != "=" else { return value }
      value = Self.sum(value, readOperand(depth: depth + 1))
    }
  }

  private static func sum(_ first: ManifestValue, _ second: ManifestValue) -> ManifestValue {
    if case .text(let one) = first, case .text(let two) = second { return .text(one + two) }
    return .list(first.list + second.list)
  }

  private mutating func readOperand(depth: Int) -> ManifestValue {
    skipBlanks()
    guard let letter = next, depth < Self.depthLimit else {
      skipToEnd()
      return .unknown
    }
    switch letter {
    case "\"": return .text(readText())
    case "[", "(": return .list(readElements(depth: depth).map(\.value))
    case _ where letter == "." || Self.isOfName(letter): return readNamed(depth: depth)
    default:
      return .unknown
    }
  }

  /// Parses a name and, if arguments follow, the call.
  private mutating func readNamed(depth: Int) -> ManifestValue {
    var call = ManifestCall(name: "", line: line)
    while let letter = next, letter == "." || Self.isOfName(letter) {
      call.name.append(letter); advance()
    }
    if let constant = constants[call.name] { return constant }
    let before = (offset, line)
    while next == " " { advance() }
    guard next == "(" else {
      (offset, line) = before
      return .name(call.name)
    }
    call.arguments = readElements(depth: depth)
    return .call(call)
  }

  /// Parses the elements between brackets, which may have labels or keys.
  private mutating func readElements(depth: Int) -> [ManifestCall.Argument] {
    advance()
    var elements: [ManifestCall.Argument] = []
    while true {
      skipBlanks()
      guard let letter = next else { return elements }
      if letter == ")" || letter == "]" || letter == "}" {
        advance()
        return elements
      }
      if letter == "," {
        advance()
        continue
      }
      let start = offset
      var element = ManifestCall.Argument(value: readValue(depth: depth + 1))
      skipBlanks()
      if next == ":" {
        advance()
        if case .name(let label) = element.value { element.label = label }
        element.value = readValue(depth: depth + 1)
      }
      elements.append(element)
      skipToEnd()
      if offset == start { advance() }
    }
  }

  /// Skips the text up to the next comma or closing bracket outside nested brackets.
  private mutating func skipToEnd() {
    var depth = 0
    while let letter = next {
      switch letter {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        if depth == 0 { return }
        depth -= 1
      case ",": if depth == 0 { return }
      case "\"":
        _ = readText()
        continue
      case "/":
        let start = offset
        skipBlanks()
        if offset > start { continue }
      default: break
      }
      advance()
    }
  }

  // MARK: Characters

  private mutating func readName() -> String {
    var name = ""
    while let letter = next, Self.isOfName(letter) {
      name.append(letter)
      advance()
    }
    return name
  }

  private static func isOfName(_ letter: Character) -> Bool {
    letter.isLetter || letter.isNumber || letter == "_" || letter == "#"
  }

  private mutating func skipBlanks() {
    while let letter = next {
      let after = offset + 1 < text.count ? text[offset + 1] : " "
      if letter.isWhitespace {
        advance()
      } else if letter == "/", after == "/" {
        while let letter = next, !letter.isNewline { advance() }
      } else if letter == "/", after == "*" {
        skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    advance()
    advance()
    while let letter = next {
      advance()
      if letter == "*", next == "/" { return advance() }
    }
  }

  /// Parses a text in quotation marks; interpolated constants are replaced by their values.
  private mutating func readText() -> String {
    advance()
    var read = ""
    while let letter = next, letter != "\"", !letter.isNewline {
      advance()
      guard letter == "\\", let escaped = next else {
        read.append(letter)
        continue
      }
      advance()
      if escaped == "(" {
        let name = readName()
        read += constants[name]?.text ?? ""
        while let letter = next, letter != ")", letter != "\"" { advance() }
        if next == ")" { advance() }
      } else {
        read.append(escaped == "n" ? "\n" : escaped)
      }
    }
    if next == "\"" { advance() }
    return read
  }
}
