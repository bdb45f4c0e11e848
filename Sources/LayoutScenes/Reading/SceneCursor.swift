import LayoutCore
import LayoutStage

/// A value of a scene file that knows its path and its place, and is read as one type or refused.
struct SceneCursor: Sendable {
  var node: JSONNode
  /// The JSON path, such as `$.data.sections[0].items[3]`.
  var path: String
  var document: SceneDocument

  /// Makes an error about this value.
  func error(
    _ problem: String, expected: String? = nil, suggestion: String? = nil
  ) -> SceneError {
    SceneError(
      file: document.file, position: document.position(of: node.offset), path: path,
      problem: problem, expected: expected, suggestion: suggestion)
  }

  /// An error about a value of the wrong kind.
  func error(expected: String) -> SceneError {
    error("found \(node.kind)", expected: expected)
  }

  /// Reads a string.
  func string(_ expected: String = "a string") throws(SceneError) -> String {
    guard case .string(let text) = node.value else { throw error(expected: expected) }
    return text
  }

  /// Reads a boolean.
  func boolean() throws(SceneError) -> Bool {
    guard case .boolean(let flag) = node.value else { throw error(expected: "true or false") }
    return flag
  }

  /// Reads a number inside a range.
  func number(in range: ClosedRange<Double>) throws(SceneError) -> Double {
    let expected = "a number from \(range.lowerBound.shortest) to \(range.upperBound.shortest)"
    guard case .number(let number) = node.value else { throw error(expected: expected) }
    guard range.contains(number) else {
      throw error("the number \(number.shortest) is out of range", expected: expected)
    }
    return number
  }

  /// Reads an array; its elements are not read yet.
  func elements(_ expected: String = "an array") throws(SceneError) -> [SceneCursor] {
    guard case .array(let nodes) = node.value else { throw error(expected: expected) }
    return nodes.enumerated().map { index, node in
      SceneCursor(node: node, path: "\(path)[\(index)]", document: document)
    }
  }

  /// Reads one of the words of an enumeration.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    of type: Choice.Type
  ) throws(SceneError) -> Choice {
    try choice(type.allCases.map { ($0.rawValue, $0) })
  }

  /// Reads one of a set of names, and returns the value of that name.
  func choice<Choice>(_ choices: [(name: String, value: Choice)]) throws(SceneError) -> Choice {
    let names = choices.map(\.name)
    let expected = "one of: " + names.map { "\"\($0)\"" }.joined(separator: ", ")
    let word = try string(expected)
    guard let choice = choices.first(where: { $0.name == word }) else {
      throw error(
        "unknown value \"\(word)\"", expected: expected,
        suggestion: NearestName.of(word, in: names))
    }
    return choice.value
  }

  /// Reads an array of words of an enumeration, each at most once.
  func choices<Choice: RawRepresentable<String> & CaseIterable & Equatable>(
    of type: Choice.Type
  ) throws(SceneError) -> [Choice] {
    var choices: [Choice] = []
    for element in try elements("an array of strings") {
      let choice = try element.choice(of: type)
      guard !choices.contains(choice) else {
        throw element.error("\"\(choice.rawValue)\" a second time", expected: "each value once")
      }
      choices.append(choice)
    }
    return choices
  }
}
