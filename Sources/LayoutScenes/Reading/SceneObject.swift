import Basics
import LayoutCore
import LayoutStage

/// An object in a scene file, with its members.
///
/// Unknown keys were already recorded as errors.
struct SceneObject {
  var cursor: SceneCursor
  var members: [SceneCursor.Member]
  /// The valid keys of which unknown keys are probably misspellings.
  var mistyped: [String] = []

  /// The value of a key; nil if the key is missing.
  subscript(key: String) -> SceneCursor? { members.first { $0.key == key }?.value }

  /// Returns the value of a required key; records an error if the key is missing.
  func required(_ key: String) -> SceneCursor? {
    if let value = self[key] { return value }
    // The key is probably present but misspelt, and that is already recorded.
    if mistyped.contains(key) { return nil }
    return cursor.refuse(
      "the key \"\(key)\" is missing", expected: "\"\(key)\" in this object")
  }
}

extension SceneCursor {
  struct Member {
    var key: String
    var keyOffset: Int
    var value: SceneCursor

    /// Records an error about the key and returns nil.
    func refuseKey<Value>(_ problem: String, expected: String) -> Value? {
      noteKey(problem, expected: expected)
      return nil
    }

    /// Records an error about the key.
    func noteKey(_ problem: String, expected: String, suggestion: String? = nil) {
      value.document.errors.note(
        SceneError(
          file: value.document.file, position: value.document.position(of: keyOffset),
          path: value.path, problem: problem, expected: expected, suggestion: suggestion))
    }
  }

  /// Reads an object and returns its members in the order of the file, whatever their keys are.
  func members(_ expected: String = "an object") -> [Member]? {
    guard let members = value.members else { return refuse(expected: expected) }
    return members.indices.map { index in
      let (key, value) = members[index]
      return Member(
        key: key, keyOffset: offsets.keys[index],
        value: SceneCursor(
          value: value, offsets: offsets.parts[index], path: path + step(key), document: document))
    }
  }

  /// Reads an object in which only certain keys are permitted.
  ///
  /// Other keys are recorded as errors. If they were ignored, a misspelt key would silently have
  /// its default value.
  func object(keys: [String]) -> SceneObject? {
    guard let members = members() else { return nil }
    var object = SceneObject(cursor: self, members: members)
    for member in members where !keys.contains(member.key) {
      let suggestion = NearestName.of(member.key, in: keys)
      member.noteKey(
        "unknown key \"\(member.key)\"",
        expected: "one of: " + keys.joined(separator: ", "), suggestion: suggestion)
      object.mistyped += [suggestion].compactMap(\.self)
    }
    return object
  }

  /// Returns a key as a component of a JSON path: `.key`, or `["a key"]` if it contains other
  /// characters than letters, digits, `-` and `_`.
  private func step(_ key: String) -> String {
    let isPlain = key.unicodeScalars.allSatisfy { scalar in
      scalar == "_" || scalar == "-" || (scalar.isASCII && scalar.properties.isAlphabetic)
        || ("0"..."9").contains(scalar)
    }
    return isPlain && !key.isEmpty ? ".\(key)" : "[\"\(key)\"]"
  }
}
