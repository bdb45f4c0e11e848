/// A target of an app's project, whose sources form one module.
package struct AppTarget: Sendable, Equatable {
  /// The kind of product that a target makes.
  package enum Kind: String, Sendable, CaseIterable {
    case application, framework, extensionOfApp, package, pod, tests, macro, folder, other

    /// Whether the views of a target of this kind can be shown.
    package var isShown: Bool {
      switch self {
      case .application, .framework, .package, .folder: true
      case .extensionOfApp, .pod, .tests, .macro, .other: false
      }
    }
  }

  /// The path of the document that declares the target.
  package var document: String
  package var name: String
  /// The module's name, by which other targets import it.
  package var module: String
  package var kind: Kind
  /// The absolute paths of the Swift files.
  package var sources: [String] = []
  /// The paths of the Objective-C and C files.
  package var objectiveC: [String] = []
  package var headers: [String] = []
  /// The bridging header, which exposes Objective-C declarations to the Swift sources.
  package var bridgingHeader: String?
  /// The paths of resources, such as asset catalogues, nibs, storyboards, strings tables and fonts.
  ///
  /// Localised files are in `.lproj` folders.
  package var resources: [String] = []
  /// The names of the dependencies: targets of the project, and products of packages.
  package var dependencies: [String] = []
  /// The compilation conditions, such as `DEBUG`, for `#if`.
  package var conditions: [String] = []
  /// The entries of `Info.plist`, including those that Xcode generates.
  package var information: [String: PropertyListValue] = [:]
  /// The values of the build settings that were read, with variables expanded.
  package var settings: [String: String] = [:]

  package init(document: String, name: String, module: String? = nil, kind: Kind) {
    (self.document, self.name, self.kind) = (document, name, kind)
    self.module = module ?? Self.moduleName(name)
  }

  /// An identifier of the target that is unique in the project.
  package var id: String { "\(document)#\(name)" }

  /// The language of resources outside `.lproj` folders.
  package var developmentRegion: String? {
    information["CFBundleDevelopmentRegion"]?.text ?? settings["DEVELOPMENT_LANGUAGE"]
  }

  /// The file names of the fonts that the app registers.
  package var fonts: [String] { information["UIAppFonts"]?.texts ?? [] }

  /// Returns the module's name for a target's name: characters that an identifier cannot contain
  /// are replaced by underscores, and an underscore precedes a number at the start.
  package static func moduleName(_ name: String) -> String {
    let letters = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    return letters.first?.isNumber == true ? "_" + letters.dropFirst() : String(letters)
  }

  /// Adds a file to the list of files of its kind; a file of any other kind is ignored.
  package mutating func add(_ path: String) {
    switch FileKind(of: path) {
    case .swift: sources.append(path)
    case .objectiveC: objectiveC.append(path)
    case .header: headers.append(path)
    case .resource: resources.append(path)
    case .other: break
    }
  }

  /// Removes repeated entries from the lists of files and of dependencies; the order of the other
  /// entries stays the same.
  mutating func removeDuplicates() {
    for list in [\AppTarget.sources, \.objectiveC, \.headers, \.resources, \.dependencies] {
      var known: Set<String> = []
      self[keyPath: list] = self[keyPath: list].filter { known.insert($0).inserted }
    }
  }
}
