/// The part of a file that runs while an app is launched, found by a search of its text.
///
/// ```
/// viewDidLoad() ── makeList()         both run
/// let bar = BarController()           runs, outside of functions
/// @IBAction didTapAdd(_:)             does not run
/// ```
///
/// A function is left out if neither UIKit nor a function that runs calls it.
struct LaunchedCode {
  /// The text of the file without the functions that do not run.
  private(set) var text = ""
  /// The names of the functions that the text calls, and of those that UIKit calls.
  private(set) var called: Set<String> = []

  /// A function with the ranges of its parameters and result, and of its body.
  private struct Function {
    var name: String
    var head: Range<Int>
    var body: Range<Int>
  }

  /// The names of the functions that UIKit calls while an app is launched.
  private static let starts: Set<String> = [
    "init", "application", "scene", "start", "loadView", "viewDidLoad", "viewWillAppear",
    "viewDidAppear", "viewIsAppearing", "awakeFromNib",
  ]

  /// Finds the part of a text that runs, given the names of the functions that other files call.
  init(of text: String, calledBefore: Set<String> = []) {
    let bytes = Array(text.utf8)
    let functions = Self.functions(in: bytes)
    called = Self.starts.union(calledBefore)
    var open = functions
    var run: [Function] = []
    while let index = open.firstIndex(where: { called.contains($0.name) }) {
      let function = open.remove(at: index)
      run.append(function)
      called.formUnion(Self.calls(in: bytes[function.body]))
    }
    var offset = 0
    for function in open.sorted(by: { $0.head.lowerBound < $1.head.lowerBound })
    where function.head.lowerBound >= offset {
      self.text += String(decoding: bytes[offset..<function.head.lowerBound], as: UTF8.self) + "{"
      offset = function.body.upperBound
    }
    self.text += String(decoding: bytes[offset...], as: UTF8.self)
  }

  /// Returns the names directly before opening parentheses, which are those of called functions.
  private static func calls(in bytes: ArraySlice<UInt8>) -> Set<String> {
    var names: Set<String> = []
    var start = bytes.startIndex
    for (index, byte) in zip(bytes.indices, bytes) where !isOfWord(byte) {
      if byte == UInt8(ascii: "("), start < index {
        names.insert(String(decoding: bytes[start..<index], as: UTF8.self))
      }
      start = index + 1
    }
    return names
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 128
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 32)
  }

  /// Returns the functions and initialisers of a text.
  private static func functions(in bytes: [UInt8]) -> [Function] {
    var functions: [Function] = []
    var words: [String] = []
    var index = 0
    while index < bytes.count {
      if let end = end(ofTextAt: index, in: bytes) {
        index = end
      } else if isOfWord(bytes[index]) {
        let end = bytes[index...].firstIndex { !isOfWord($0) } ?? bytes.count
        words = words.suffix(1) + [String(decoding: bytes[index..<end], as: UTF8.self)]
        index = end
      } else {
        let isHead = bytes[index] == UInt8(ascii: "(") || bytes[index] == UInt8(ascii: "<")
        if isHead, words.first == "func" || words.last == "init",
          let body = body(after: index, in: bytes)
        {
          let head = index..<body.lowerBound
          functions.append(Function(name: words.last ?? "", head: head, body: body))
        }
        if bytes[index] != UInt8(ascii: " "), bytes[index] != UInt8(ascii: "?") { words = [] }
        index += 1
      }
    }
    return functions
  }

  /// Returns the range between the braces of the body that follows a parameter list; nil if the
  /// line or the enclosing scope ends before a body begins.
  private static func body(after start: Int, in bytes: [UInt8]) -> Range<Int>? {
    var (depth, index, open) = (0, start, Int?.none)
    while index < bytes.count {
      if let end = end(ofTextAt: index, in: bytes) {
        index = end
        continue
      }
      switch bytes[index] {
      case UInt8(ascii: "("): depth += open == nil ? 1 : 0
      case UInt8(ascii: ")"): depth -= open == nil ? 1 : 0
      case UInt8(ascii: "}") where open == nil: return nil
      case UInt8(ascii: "{") where open == nil && depth == 0: (open, depth) = (index + 1, 1)
      case UInt8(ascii: "{") where open != nil: depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0, let open { return open..<index }
      // A line that ends after the parenthesis is a call, which has no body.
      case UInt8(ascii: "\n") where open == nil && depth == 0: return nil
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Returns the end of the line comment (`//`) or the string literal that begins at an index; nil
  /// if none begins there.
  private static func end(ofTextAt index: Int, in bytes: [UInt8]) -> Int? {
    let quote = UInt8(ascii: "\"")
    if bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count,
      bytes[index + 1] == UInt8(ascii: "/")
    {
      return bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    }
    guard bytes[index] == quote else { return nil }
    var next = index + 1
    while next < bytes.count, bytes[next] != quote, bytes[next] != UInt8(ascii: "\n") {
      next += bytes[next] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(next + 1, bytes.count)
  }
}
