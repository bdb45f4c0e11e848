import Basics
import LayoutCore
import LayoutStage

/// A value in a scene file, with its JSON path and its position, which is read as one type or
/// refused.
///
/// If a value is refused, an error is recorded in the document and the reading function returns
/// nil.
struct SceneCursor: Sendable {
  var value: JSONValue
  /// The positions of the value and its parts in the file.
  var offsets: JSONOffsets
  /// The JSON path, such as `$.data.sections[0].items[3]`.
  var path: String
  var document: SceneDocument

  /// Makes an error about this value.
  func error(
    _ problem: String, expected: String? = nil, suggestion: String? = nil
  ) -> SceneError {
    SceneError(
      file: document.file, position: document.position(of: offsets.value), path: path,
      problem: problem, expected: expected, suggestion: suggestion)
  }

  /// Records an error about this value.
  func note(_ problem: String, expected: String? = nil, suggestion: String? = nil) {
    document.errors.note(error(problem, expected: expected, suggestion: suggestion))
  }

  /// Records an error about this value and returns nil.
  func refuse<Value>(
    _ problem: String, expected: String? = nil, suggestion: String? = nil
  ) -> Value? {
    note(problem, expected: expected, suggestion: suggestion)
    return nil
  }

  /// Records an error about a value of the wrong type and returns nil.
  func refuse<Value>(expected: String) -> Value? {
    refuse("found \(value.kind)", expected: expected)
  }

  func string(_ expected: String = "a string") -> String? {
    guard let text = value.text else { return refuse(expected: expected) }
    return text
  }

  func boolean() -> Bool? {
    guard let flag = value.flag else { return refuse(expected: "true or false") }
    return flag
  }

  /// Reads a number within a range.
  func number(in range: ClosedRange<Double>) -> Double? {
    let expected = "a number from \(range.lowerBound.shortest) to \(range.upperBound.shortest)"
    guard let number = value.double else { return refuse(expected: expected) }
    guard range.contains(number) else {
      return refuse("the number \(number.shortest) is out of range", expected: expected)
    }
    return number
  }

  /// Reads an array and returns cursors for its elements.
  func elements(_ expected: String = "an array") -> [SceneCursor]? {
    guard let elements = value.elements else { return refuse(expected: expected) }
    return zip(elements, offsets.parts).enumerated().map { index, part in
      SceneCursor(
        value: part.0, offsets: part.1, path: "\(path)[\(index)]", document: document)
    }
  }

  /// Reads the raw value of a case of an enumeration.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    of type: Choice.Type
  ) -> Choice? {
    choice(type.allCases.map { ($0.rawValue, $0) })
  }

  /// Reads one of a set of names and returns the value with that name.
  func choice<Choice>(_ choices: [(name: String, value: Choice)]) -> Choice? {
    let names = choices.map(\.name)
    let expected = "one of: " + names.map { "\"\($0)\"" }.joined(separator: ", ")
    guard let word = string(expected) else { return nil }
    guard let choice = choices.first(where: { $0.name == word }) else {
      return refuse(
        "unknown value \"\(word)\"", expected: expected,
        suggestion: NearestName.of(word, in: names))
    }
    return choice.value
  }

  /// Reads an array of raw values of an enumeration, each at most once.
  func choices<Choice: RawRepresentable<String> & CaseIterable & Equatable>(
    of type: Choice.Type
  ) -> [Choice]? {
    var choices: [Choice] = []
    for element in elements("an array of strings") ?? [] {
      guard let choice = element.choice(of: type) else { continue }
      guard !choices.contains(choice) else {
        element.note("\"\(choice.rawValue)\" is listed twice", expected: "each value once")
        continue
      }
      choices.append(choice)
    }
    return choices.isEmpty ? nil : choices
  }

  /// Records an error if the value is an empty array.
  func checkIsNotEmpty(_ problem: String, expected: String) {
    if value.elements?.isEmpty == true { note(problem, expected: expected) }
  }
}
