/// A reader of the calls with `systemName:` in Swift source.
///
/// Comments and texts are skipped, so that an example in a comment is no call. A declaration such
/// as `func icon(systemName: String)` is none either.
struct SymbolCallReader {
  private let bytes: [UInt8]
  private var position = 0
  private(set) var calls: [SymbolCall] = []

  /// Reads a source.
  init(_ text: String) {
    bytes = Array(text.utf8)
    while position < bytes.count {
      if skipComment() || skipText() != nil { continue }
      if !readCall() { position += 1 }
    }
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    bytes.indices.contains(position + offset) ? bytes[position + offset] : 0
  }

  private func isNext(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
    default: false
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  /// Skips a comment; false if there is none here.
  private mutating func skipComment() -> Bool {
    if isNext("//") {
      while position < bytes.count, byte() != 10 { position += 1 }
      return true
    }
    guard isNext("/*") else { return false }
    var depth = 0
    repeat {
      if isNext("/*") {
        (depth, position) = (depth + 1, position + 2)
      } else if isNext("*/") {
        (depth, position) = (depth - 1, position + 2)
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
    return true
  }

  /// Skips a string literal.
  ///
  /// - Returns: its text, empty if it has an interpolation or an escape; nil if no literal begins
  ///   here.
  private mutating func skipText() -> String? {
    guard byte() == UInt8(ascii: "\"") else { return nil }
    let marks = isNext("\"\"\"") ? 3 : 1
    position += marks
    let start = position
    var isComputed = false
    while position < bytes.count {
      if byte() == UInt8(ascii: "\\") {
        isComputed = true
        position += 1
        if byte() == UInt8(ascii: "(") { skipParentheses() } else { position += 1 }
      } else if marks == 3 ? isNext("\"\"\"") : byte() == UInt8(ascii: "\"") || byte() == 10 {
        break
      } else {
        position += 1
      }
    }
    let text = String(decoding: bytes[start..<min(position, bytes.count)], as: UTF8.self)
    position += marks
    return isComputed ? "" : text
  }

  private mutating func skipParentheses() {
    var depth = 0
    repeat {
      if skipText() != nil { continue }
      if byte() == UInt8(ascii: "(") { depth += 1 }
      if byte() == UInt8(ascii: ")") { depth -= 1 }
      position += 1
    } while depth > 0 && position < bytes.count
  }

  /// Reads a call whose parenthesis is here; false if this is none.
  private mutating func readCall() -> Bool {
    guard byte() == UInt8(ascii: "(") else { return false }
    let start = position
    position += 1
    skipSpaces()
    guard isNext("systemName"), !Self.isName(byte(10)), let function = function(before: start)
    else {
      position = start
      return false
    }
    var call = SymbolCall(function: function)
    readArguments(into: &call)
    guard call.labels.first == "systemName" else {
      position = start
      return false
    }
    calls.append(call)
    return true
  }

  private mutating func skipSpaces() {
    while position < bytes.count, Self.isSpace(byte()) || skipComment() {
      if Self.isSpace(byte()) { position += 1 }
    }
  }

  /// Returns the name before a parenthesis; nil for a declaration.
  private func function(before end: Int) -> String? {
    var start = end
    while start > 0, Self.isName(bytes[start - 1]) || bytes[start - 1] == UInt8(ascii: ".") {
      start -= 1
    }
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    var space = start
    while space > 0, Self.isSpace(bytes[space - 1]) { space -= 1 }
    let before = String(decoding: bytes[max(0, space - 4)..<space], as: UTF8.self)
    return name.isEmpty || name == "init" || before == "func" ? nil : name
  }

  /// Reads the labels of the arguments, and the names in the first of them.
  private mutating func readArguments(into call: inout SymbolCall) {
    var groups: [Bool] = []
    readLabel(into: &call)
    while position < bytes.count {
      if skipComment() { continue }
      let isCompared = isCompared
      if let text = skipText() {
        // A literal in a call inside is no name, nor is one that is compared with.
        let isName = call.labels.count == 1 && !groups.contains(true) && !isCompared
        if isName, !text.isEmpty { call.names.append(text) }
        continue
      }
      switch byte() {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        groups.append(byte() != UInt8(ascii: "(") || Self.isName(byte(-1)))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if groups.popLast() == nil { return }
      case UInt8(ascii: ",") where groups.isEmpty:
        position += 1
        readLabel(into: &call)
        continue
      default: break
      }
      position += 1
    }
  }

  /// Whether the operator before this place compares.
  private var isCompared: Bool {
    var place = position
    while place > 0, Self.isSpace(bytes[place - 1]) { place -= 1 }
    return place > 1 && bytes[place - 1] == UInt8(ascii: "=")
      && (bytes[place - 2] == UInt8(ascii: "=") || bytes[place - 2] == UInt8(ascii: "!"))
  }

  private mutating func readLabel(into call: inout SymbolCall) {
    skipSpaces()
    var end = position
    while end < bytes.count, Self.isName(bytes[end]) { end += 1 }
    let isLabel = end > position && end < bytes.count && bytes[end] == UInt8(ascii: ":")
    call.labels.append(
      isLabel ? String(decoding: bytes[position..<end], as: UTF8.self) : "")
    if isLabel { position = end + 1 }
  }
}
