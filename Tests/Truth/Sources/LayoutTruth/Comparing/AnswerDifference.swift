/// The difference between two answers to one question, as lines of text.
public struct AnswerDifference: Sendable, Equatable {
  /// The lines; empty if the answers are the same.
  ///
  /// `+` begins a line of the file, `-` a line of Quarterturn's; other lines are the same in both.
  public let lines: [String]

  /// Compares two answers: numbers to a millionth, everything else exactly.
  public init(file: Answer, ours: Answer) {
    lines = Self.lines(file: file, ours: ours)
  }

  private static func lines(file: Answer, ours: Answer) -> [String] {
    switch (file, ours) {
    case (.frames(let file), .frames(let ours)): frames(file, ours)
    case (.calls(let file), .calls(let ours)), (.words(let file), .words(let ours)),
      (.raised(let file, _), .raised(let ours, _)):
      // Only Apple's UIKit raises exceptions with names, so names are not compared.
      texts(file, ours)
    default: file == ours ? [] : texts(file.text, ours.text)
    }
  }

  private static func frames(_ file: [String: [Double]?], _ ours: [String: [Double]?]) -> [String] {
    Set(file.keys).union(ours.keys).sorted().flatMap { name -> [String] in
      let (theirs, mine) = (file[name] ?? nil, ours[name] ?? nil)
      guard !isSame(theirs, mine) else { return [] }
      return ["+ \(name): \(Answer.text(theirs))", "- \(name): \(Answer.text(mine))"]
    }
  }

  private static func isSame(_ a: [Double]?, _ b: [Double]?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-6 }
  }

  /// Returns the lines of both answers in order; `-` and `+` mark the lines that only one answer
  /// has.
  private static func texts(_ file: [String], _ ours: [String]) -> [String] {
    guard file != ours else { return [] }
    var (removed, inserted): ([Int: String], [Int: String]) = ([:], [:])
    for change in file.difference(from: ours) {
      switch change {
      case .remove(let offset, let line, _): removed[offset] = line
      case .insert(let offset, let line, _): inserted[offset] = line
      }
    }
    var (result, mine, theirs): ([String], Int, Int) = ([], 0, 0)
    while mine < ours.count || theirs < file.count {
      if let line = removed[mine] {
        result.append("- \(line)")
        mine += 1
      } else if let line = inserted[theirs] {
        result.append("+ \(line)")
        theirs += 1
      } else {
        result.append("  \(ours[mine])")
        (mine, theirs) = (mine + 1, theirs + 1)
      }
    }
    return result
  }
}

extension Answer {
  /// The answer line by line.
  public var text: [String] {
    switch self {
    case .frames(let frames):
      frames.sorted { $0.key < $1.key }.map { "\($0.key): \(Self.text($0.value))" }
    case .calls(let lines), .words(let lines): lines.isEmpty ? ["nothing"] : lines
    case .value(let value): [value]
    case .raised(let words, let name):
      ["raised \(name ?? "an exception"):"] + (words.isEmpty ? ["nothing was said"] : words)
    case .unanswered(let reason): ["no answer: \(reason)"]
    }
  }

  /// Numbers as they are read: `0, 10.5, 50, 50`.
  static func text(_ numbers: [Double]?) -> String {
    guard let numbers else { return "none" }
    return numbers.map { number in
      let text = "\(number)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }.joined(separator: ", ")
  }
}
