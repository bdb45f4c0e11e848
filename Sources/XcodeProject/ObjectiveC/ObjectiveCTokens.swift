/// The tokens of an Objective-C header, without comments, texts in quotation marks and preprocessor
/// lines.
struct ObjectiveCTokens {
  struct Token {
    let text: String
    let line: Int
  }

  private(set) var all: [Token] = []
  /// The names of the imported headers.
  private(set) var imports: [String] = []

  /// The maximum number of tokens of one header.
  private static let limit = 60_000

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var (index, line) = (0, 1)
    while index < bytes.count, all.count < Self.limit {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      switch byte {
      case UInt8(ascii: "\n"):
        line += 1
        index += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): index += 1
      case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
        index = Self.end(of: bytes, from: index)
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
        index += 2
        while index + 1 < bytes.count,
          bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/")
        {
          if bytes[index] == UInt8(ascii: "\n") { line += 1 }
          index += 1
        }
        index += 2
      case UInt8(ascii: "#"):
        let end = Self.end(of: bytes, from: index)
        note(directive: String(decoding: bytes[index..<end], as: UTF8.self))
        index = end
      case UInt8(ascii: "\""):
        var end = index + 1
        while end < bytes.count, bytes[end] != byte, bytes[end] != UInt8(ascii: "\n") { end += 1 }
        index = min(end + 1, bytes.count)
      default:
        let start = index
        while index < bytes.count, Self.isOfName(bytes[index]) { index += 1 }
        if index == start { index += 1 }
        all.append(Token(text: String(decoding: bytes[start..<index], as: UTF8.self), line: line))
      }
    }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "@"), 128...:
      true
    default: false
    }
  }

  private static func end(of bytes: [UInt8], from index: Int) -> Int {
    bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  }

  private mutating func note(directive: String) {
    guard directive.contains("import") || directive.contains("include") else { return }
    let parts = directive.split { "<>\"".contains($0) }
    if parts.count > 1 { imports.append(String(parts[1])) }
  }
}
