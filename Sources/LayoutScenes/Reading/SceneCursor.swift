import Basics
import LayoutCore
import LayoutStage

/// A value of a scene file that knows its path and its place, and is read as one type or refused.
///
/// The document notes a value that is refused, and readers return nil in its place.
struct SceneCursor: Sendable {
  var value: JSONValue
  /// The places of the value and its parts in the file.
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

  /// Reports an error about this value.
  func note(_ problem: String, expected: String? = nil, suggestion: String? = nil) {
    document.errors.note(error(problem, expected: expected, suggestion: suggestion))
  }

  /// Reports an error about this value, and returns nothing in its place.
  func refuse<Value>(
    _ problem: String, expected: String? = nil, suggestion: String? = nil
  ) -> Value? {
    note(problem, expected: expected, suggestion: suggestion)
    return nil
  }

  /// Refuses a value of the wrong kind.
  func refuse<Value>(expected: String) -> Value? {
    refuse("found \(value.kind)", expected: expected)
  }

  /// Reads a string.
  func string(_ expected: String = "a string") -> String? {
    guard let text = value.text else { return refuse(expected: expected) }
    return text
  }

  /// Reads a boolean.
  func boolean() -> Bool? {
    guard let flag = value.flag else { return refuse(expected: "true or false") }
    return flag
  }

  /// Reads a number inside a range.
  func number(in range: ClosedRange<Double>) -> Double? {
    let expected = "a number from \(range.lowerBound.shortest) to \(range.upperBound.shortest)"
    guard let number = value.double else { return refuse(expected: expected) }
    guard range.contains(number) else {
      return refuse("the number \(number.shortest) is out of range", expected: expected)
    }
    return number
  }

  /// Reads an array; its elements are not read yet.
  func elements(_ expected: String = "an array") -> [SceneCursor]? {
    guard let elements = value.elements else { return refuse(expected: expected) }
    return zip(elements, offsets.parts).enumerated().map { index, part in
      SceneCursor(
        value: part.0, offsets: part.1, path: "\(path)[\(index)]", document: document)
    }
  }

  /// Reads one of the words of an enumeration.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    of type: Choice.Type
  ) -> Choice? {
    choice(type.allCases.map { ($0.rawValue, $0) })
  }

  /// Reads one of a set of names, and returns the value of that name.
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

  /// Reads an array of words of an enumeration, each at most once.
  func choices<Choice: RawRepresentable<String> & CaseIterable & Equatable>(
    of type: Choice.Type
  ) -> [Choice]? {
    var choices: [Choice] = []
    for element in elements("an array of strings") ?? [] {
      guard let choice = element.choice(of: type) else { continue }
      guard !choices.contains(choice) else {
        element.note("\"\(choice.rawValue)\" a second time", expected: "each value once")
        continue
      }
      choices.append(choice)
    }
    return choices.isEmpty ? nil : choices
  }

  /// Reports an error where the value is an array without elements.
  func checkIsNotEmpty(_ problem: String, expected: String) {
    if value.elements?.isEmpty == true { note(problem, expected: expected) }
  }
}
