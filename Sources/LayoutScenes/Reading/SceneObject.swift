import LayoutStage

/// The members of an object of a scene file, all of whose keys are known.
struct SceneObject {
  var cursor: SceneCursor
  var members: [SceneCursor.Member]

  /// The value of a key, or nil when the file leaves it out.
  subscript(key: String) -> SceneCursor? { members.first { $0.key == key }?.value }

  /// Returns the value of a key that has no default.
  func required(_ key: String) throws(SceneError) -> SceneCursor {
    guard let value = self[key] else {
      throw cursor.error("the key \"\(key)\" is missing", expected: "\"\(key)\" in this object")
    }
    return value
  }
}

extension SceneCursor {
  /// A key and its value.
  struct Member {
    var key: String
    var keyOffset: Int
    var value: SceneCursor

    /// Makes an error about the key.
    func keyError(_ problem: String, expected: String, suggestion: String? = nil) -> SceneError {
      SceneError(
        file: value.document.file, position: value.document.position(of: keyOffset),
        path: value.path, problem: problem, expected: expected, suggestion: suggestion)
    }
  }

  /// Reads an object, and returns its members in the order of the file, whatever their keys.
  func members(_ expected: String = "an object") throws(SceneError) -> [Member] {
    guard case .object(let members) = node.value else { throw error(expected: expected) }
    return members.map { member in
      let value = SceneCursor(node: member.value, path: path + step(member.key), document: document)
      return Member(key: member.key, keyOffset: member.keyOffset, value: value)
    }
  }

  /// Reads an object that may have some keys and no other.
  func object(keys: [String]) throws(SceneError) -> SceneObject {
    let members = try members()
    // Before any value is read: a mistyped key would leave its default in force, unnoticed.
    for member in members where !keys.contains(member.key) {
      throw member.keyError(
        "unknown key \"\(member.key)\"",
        expected: "one of: " + keys.joined(separator: ", "),
        suggestion: NearestName.of(member.key, in: keys))
    }
    return SceneObject(cursor: self, members: members)
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
