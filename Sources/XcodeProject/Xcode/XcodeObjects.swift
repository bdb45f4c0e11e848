internal import Basics

/// The objects of a `project.pbxproj` document, which refer to each other by identifiers.
struct XcodeObjects {
  let path: String
  /// The folder to which paths are relative: that of the project, with the project's
  /// `projectDirPath` and `projectRoot` appended.
  private(set) var folder = ""
  private(set) var root: XcodeObject
  private let objects: [String: PropertyListValue]

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - project: the path of the `.xcodeproj` folder.
  ///   - files: the file system to read from; in tests, a dictionary.
  /// - Throws: the first error in `project.pbxproj`.
  init(project: String, in files: ProjectFiles) throws(ProjectError) {
    path = ProjectPath.join(project, "project.pbxproj")
    guard let bytes = files.read(path) else {
      throw ProjectError(
        file: path, problem: "the file does not exist", expected: "it in every .xcodeproj")
    }
    let document = try PropertyListValue(reading: bytes, file: path)
    objects = document["objects"]?.dictionary ?? [:]
    guard let key = document["rootObject"]?.text, let value = objects[key] else {
      throw ProjectError(
        file: path, place: document.place, problem: "no root object",
        expected: "rootObject = with the identifier of a PBXProject")
    }
    root = XcodeObject(id: key, value: value)
    let own = [root["projectDirPath"], root["projectRoot"]].compactMap { $0?.text }
    folder = own.reduce(ProjectPath.folder(of: project)) {
      $1.isEmpty ? $0 : ProjectPath.join($0, $1)
    }
  }

  /// Returns the object with an identifier; nil if there is none.
  subscript(id: String?) -> XcodeObject? {
    guard let id, let value = objects[id] else { return nil }
    return XcodeObject(id: id, value: value)
  }

  /// Returns the object whose identifier is the value of a property of another object; nil if there
  /// is none.
  func object(_ key: String, of object: XcodeObject) -> XcodeObject? { self[object[key]?.text] }

  /// Returns the objects whose identifiers are listed in a property of another object.
  func objects(_ key: String, of object: XcodeObject) -> [XcodeObject] {
    object.texts(key).compactMap { self[$0] }
  }

  /// Returns the objects of a kind, sorted by identifier.
  func all(_ kind: String) -> [XcodeObject] {
    objects.filter { $0.value["isa"]?.text == kind }.sorted { $0.key < $1.key }
      .map { XcodeObject(id: $0.key, value: $0.value) }
  }

  /// Returns a remark for each identifier in a property of an object for which there is no object.
  func missing(_ key: String, of object: XcodeObject) -> [ProjectNote] {
    (object[key]?.list ?? []).compactMap { value in
      guard let id = value.text, objects[id] == nil else { return nil }
      return ProjectNote(
        file: path, place: value.place, text: "no object has the identifier \(id.prefix(40))")
    }
  }
}

/// An object of a `project.pbxproj` document.
struct XcodeObject {
  let id: String
  let value: PropertyListValue

  /// The kind, such as `PBXNativeTarget`.
  var kind: String { value["isa"]?.text ?? "" }

  subscript(key: String) -> PropertyListValue? { value[key] }

  func text(_ key: String) -> String? { value[key]?.text }
  func texts(_ key: String) -> [String] { value[key]?.texts ?? [] }
}
