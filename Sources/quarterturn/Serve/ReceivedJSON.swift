import Foundation

/// A JSON value that was received; one to be written is a `JSONValue`.
enum ReceivedJSON: Equatable, Sendable {
  case null
  case flag(Bool)
  case whole(Int)
  case number(Double)
  case text(String)
  case list([ReceivedJSON])
  case object([String: ReceivedJSON])

  /// Lists and objects inside of each other, at most; no message of the protocol comes near.
  private static let depth = 64

  /// Reads a value; nil for text that is no JSON, or is nested too deeply.
  init?(_ data: Data) {
    // Before anything recursive sees it: a megabyte of brackets would use up the stack.
    guard Self.depth(of: data) <= Self.depth,
      let value = try? JSONDecoder().decode(ReceivedJSON.self, from: data)
    else { return nil }
    self = value
  }

  private static func depth(of data: Data) -> Int {
    var (depth, deepest, isQuoted, isEscaped) = (0, 0, false, false)
    for byte in data {
      switch byte {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\"): isEscaped = isQuoted
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        if !isQuoted { (depth, deepest) = (depth + 1, max(deepest, depth + 1)) }
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if !isQuoted { depth -= 1 }
      default: break
      }
    }
    return deepest
  }

  /// The members, where it is an object.
  var members: [String: ReceivedJSON]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// The text, where it is one.
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The kind of the value, for a message.
  var kind: String {
    switch self {
    case .null: "null"
    case .flag: "a truth value"
    case .whole: "a whole number"
    case .number: "a number"
    case .text: "a string"
    case .list: "a list"
    case .object: "an object"
    }
  }
}

extension ReceivedJSON: Decodable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let number = try? value.decode(Int.self) {
      self = .whole(number)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let members = try? value.decode([String: ReceivedJSON].self) {
      self = .object(members)
    } else {
      self = .list(try value.decode([ReceivedJSON].self))
    }
  }
}
