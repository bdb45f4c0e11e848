/// UIKit's answer to a question.
public enum Answer: Sendable, Equatable {
  /// Numbers by the names of elements, such as "item 0-3"; nil for an absent element.
  ///
  /// A frame is x, y, width and height; a size is width and height; a zIndex is one number.
  case frames([String: [Double]?])
  /// Calls in their order, without addresses.
  case calls([String])
  /// The lines of the console, without addresses.
  case words([String])
  /// One value, as text.
  case value(String)
  /// The lines of a raised exception, and its name if it is known.
  case raised([String], name: String?)
  /// The reason why there is no answer.
  case unanswered(String)

  /// Whether there is an answer at all.
  public var isAnswered: Bool {
    if case .unanswered = self { false } else { true }
  }
}

extension Answer: Codable {
  private enum Key: String, CodingKey {
    case frames, calls, words, value, raised, name, unanswered
  }

  /// Reads an object whose one key names the kind of the answer; see `encode(to:)`.
  public init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: Key.self)
    switch box.allKeys.first(where: { $0 != .name }) {
    case .frames: self = .frames(try box.decode([String: [Double]?].self, forKey: .frames))
    case .calls: self = .calls(try box.decode([String].self, forKey: .calls))
    case .words: self = .words(try box.decode([String].self, forKey: .words))
    case .value: self = .value(try box.decode(String.self, forKey: .value))
    case .raised:
      self = .raised(
        try box.decode([String].self, forKey: .raised),
        name: try box.decodeIfPresent(String.self, forKey: .name))
    case .unanswered: self = .unanswered(try box.decode(String.self, forKey: .unanswered))
    case .name, nil:
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "no answer"))
    }
  }

  /// Writes an object with one key, as in `{"calls": ["prepare"]}`; `raised` has `name` beside it.
  public func encode(to encoder: any Encoder) throws {
    var box = encoder.container(keyedBy: Key.self)
    switch self {
    case .frames(let frames): try box.encode(frames, forKey: .frames)
    case .calls(let calls): try box.encode(calls, forKey: .calls)
    case .words(let words): try box.encode(words, forKey: .words)
    case .value(let value): try box.encode(value, forKey: .value)
    case .raised(let words, let name):
      try box.encode(words, forKey: .raised)
      try box.encodeIfPresent(name, forKey: .name)
    case .unanswered(let reason): try box.encode(reason, forKey: .unanswered)
    }
  }
}
