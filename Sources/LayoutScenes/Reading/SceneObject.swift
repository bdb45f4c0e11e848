import Basics
import LayoutCore
import LayoutStage

/// The members of an object of a scene file, all of whose keys are known.
struct SceneObject {
  var cursor: SceneCursor
  var members: [SceneCursor.Member]
  /// The keys that unknown ones were probably meant to be.
  var mistyped: [String] = []

  /// The value of a key, or nil when the file leaves it out.
  subscript(key: String) -> SceneCursor? { members.first { $0.key == key }?.value }

  /// Returns the value of a key that has no default.
  func required(_ key: String) -> SceneCursor? {
    if let value = self[key] { return value }
    // It is there, and its name was refused already.
    if mistyped.contains(key) { return nil }
    return cursor.refuse(
      "the key \"\(key)\" is missing", expected: "\"\(key)\" in this object")
  }
}

extension SceneCursor {
  /// A key and its value.
  struct Member {
    var key: String
    var keyOffset: Int
    var value: SceneCursor

    /// Reports an error about the key, and returns nothing in its place.
    func refuseKey<Value>(_ problem: String, expected: String) -> Value? {
      noteKey(problem, expected: expected)
      return nil
    }

    /// Reports an error about the key.
    func noteKey(_ problem: String, expected: String, suggestion: String? = nil) {
      value.document.errors.note(
        SceneError(
          file: value.document.file, position: value.document.position(of: keyOffset),
          path: value.path, problem: problem, expected: expected, suggestion: suggestion))
    }
  }

  /// Reads an object, and returns its members in the order of the file, whatever their keys.
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

  /// Reads an object that may have some keys and no other.
  ///
  /// Other keys are noted, and left out: a mistyped one would leave its default in force,
  /// unnoticed.
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

  /// Returns a key as a step of a path: `.key`, or `["a key"]` when it is not a plain word.
  private func step(_ key: String) -> String {
    let isPlain = key.unicodeScalars.allSatisfy { scalar in
      scalar == "_" || scalar == "-" || (scalar.isASCII && scalar.properties.isAlphabetic)
        || ("0"..."9").contains(scalar)
    }
    return isPlain && !key.isEmpty ? ".\(key)" : "[\"\(key)\"]"
  }
}
