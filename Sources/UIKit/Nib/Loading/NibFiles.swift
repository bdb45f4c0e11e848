import Basics
import Foundation
import InterfaceBuilder
import LocalizedStrings

/// A cache of bundles' documents by path and language; a document is read again only after its file
/// has changed.
@MainActor enum NibFiles {
  private static var read: [String: (changed: Date, file: NibFile)] = [:]
  private static var paths: [String: String] = [:]

  /// Returns the document with a name in a bundle, such as `BadgeCell.xib`; nil if there is none.
  ///
  /// A document that cannot be read terminates the program with a message that contains the line.
  static func file(named name: String, kind: InterfaceDocument.Kind, in bundle: Bundle) -> NibFile?
  {
    path(named: name, kind: kind, in: bundle).map { file(at: $0, in: bundle) }
  }

  /// Returns the path of a document in a bundle; nil if there is none.
  static func path(
    named name: String, kind: InterfaceDocument.Kind, in bundle: Bundle
  ) -> String? {
    let environment = UIEnvironment.current
    let key = """
      \(bundle.bundlePath)
      \(name).\(kind.fileExtension)
      \(environment.idiom) \(environment.language.text)
      """
    if let path = paths[key], FileManager.default.fileExists(atPath: path) { return path }
    let folders = NamedImages.places(of: bundle).flatMap { Self.folders(of: $0, bundle) }
    let names = names(of: name).map { "\($0).\(kind.fileExtension)" }
    let path = folders.lazy.flatMap { folder in names.lazy.map { folder + "/" + $0 } }
      .first { FileManager.default.fileExists(atPath: $0) }
    paths[key] = path
    return path
  }

  /// Returns the document at a path; one that cannot be read terminates the program.
  static func file(at path: String, in bundle: Bundle) -> NibFile {
    do throws(InterfaceError) { return try readFile(at: path, in: bundle) } catch {
      UIKitLog.raise("\(error)")
    }
  }

  /// Returns the document at a path; a cached one if the file has not changed.
  static func readFile(at path: String, in bundle: Bundle) throws(InterfaceError) -> NibFile {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let changed = attributes?[.modificationDate] as? Date ?? .distantPast
    let key = "\(path)\n\(UIEnvironment.current.language.text)"
    if let known = read[key], known.changed == changed { return known.file }
    let data = FileManager.default.contents(atPath: path) ?? Data()
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let file = NibFile(
      name: name, document: try read(data, name: name), strings: strings(beside: path, bundle))
    read[key] = (changed, file)
    return file
  }

  /// Reads a document; one that cannot be read terminates the program.
  static func document(_ data: Data, name: String) -> InterfaceDocument {
    do throws(InterfaceError) { return try read(data, name: name) } catch {
      UIKitLog.raise("\(error)")
    }
  }

  private static func read(_ data: Data, name: String) throws(InterfaceError) -> InterfaceDocument {
    let document = try InterfaceDocument(bytes: [UInt8](data), named: name)
    for note in document.notes { UIKitLog.warn(document.message(of: note)) }
    return document
  }

  /// Returns the names of the documents in a bundle, for messages.
  static func names(kind: InterfaceDocument.Kind, in bundle: Bundle) -> [String] {
    all(kind: kind, in: bundle).map(\.name)
  }

  /// Returns the names of the documents in a bundle in alphabetic order, each with the path at
  /// which `path(named:kind:in:)` finds it.
  ///
  /// Each folder is listed once, since an app has hundreds of documents.
  static func all(
    kind: InterfaceDocument.Kind, in bundle: Bundle
  ) -> [(name: String, path: String)] {
    let ending = "." + kind.fileExtension
    let folders = NamedImages.places(of: bundle).flatMap { Self.folders(of: $0, bundle) }.map {
      (path: $0, files: Set((try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? []))
    }
    let names = Set(folders.flatMap { $0.files.filter { $0.hasSuffix(ending) } })
    return names.map { String($0.dropLast(ending.count)) }.sorted().compactMap { name in
      let files = self.names(of: name).map { $0 + ending }
      for folder in folders {
        if let file = files.first(where: folder.files.contains) {
          return (name, "\(folder.path)/\(file)")
        }
      }
      return nil
    }
  }

  // MARK: Places

  /// Returns the possible names of a document, first its variant for the idiom, such as `Main~ipad`
  /// (fact IB127).
  private static func names(of name: String) -> [String] {
    let idiom = UIEnvironment.current.idiom == .pad ? "ipad" : "iphone"
    return ["\(name)~\(idiom)", name]
  }

  /// Returns the folders that may contain a document, the likeliest first: the folders of the
  /// chosen languages, `Base.lproj`, `place` itself, and the folders of other languages (fact
  /// IB144).
  private static func folders(of place: URL, _ bundle: Bundle) -> [String] {
    let folders = languageFolders(in: place.path)
    let chosen = (languages(of: bundle).map { "\($0).lproj" } + ["Base.lproj"])
      .filter(folders.contains)
    let others = folders.subtracting(chosen).sorted()
    return chosen.map { "\(place.path)/\($0)" } + [place.path]
      + others.map { "\(place.path)/\($0)" }
  }

  /// Returns the names of the language folders in a folder.
  ///
  /// The names are cached until the folder changes, because a nib is searched for each view
  /// controller, and the folder can contain thousands of files.
  private static func languageFolders(in folder: String) -> Set<String> {
    let attributes = try? FileManager.default.attributesOfItem(atPath: folder)
    guard let changed = attributes?[.modificationDate] as? Date else { return [] }
    if let known = listed[folder], known.changed == changed { return known.languages }
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let languages = Set(all.filter { $0.hasSuffix(".lproj") })
    // A folder that changed within the last second is not cached, since it may change again without
    // a new modification date.
    if changed.timeIntervalSinceNow < -1 { listed[folder] = (changed, languages) }
    return languages
  }

  private static var listed: [String: (changed: Date, languages: Set<String>)] = [:]

  /// Returns the languages in whose folders a document is searched first: those that suit the
  /// user's language, if one is chosen, then the bundle's development language and English.
  private static func languages(of bundle: Bundle) -> [String] {
    let language = UIEnvironment.current.language
    let last = [bundle.developmentLanguage, "en"].compactMap(\.self)
    // `preferredLocalizations` is not used: if the bundle has none of the user's languages, it
    // returns the first folder on disk.
    if language.code == nil { return last }
    return LocalizedBundle.of(bundle).languages(for: language) + last
  }

  /// Returns the texts for a document in `Base.lproj`, in the first of the chosen languages that
  /// has any (fact IB142); empty if none has, and for other documents.
  private static func strings(beside path: String, _ bundle: Bundle) -> [String: [String: String]] {
    guard let (tables, name) = tables(beside: path) else { return [:] }
    let language = UIEnvironment.current.language
    // The bundle's own languages may be fewer than those of the document's string tables.
    let own = language.code == nil ? [] : tables.languages(for: language)
    for code in own + languages(of: bundle) {
      let table = tables.table(name, in: code)
      if !table.texts.isEmpty { return texts(table, language.pseudo) }
    }
    return [:]
  }

  /// Returns the string tables beside a document in `Base.lproj`, and the name of the document's
  /// table; nil if the document is not in `Base.lproj`.
  private static func tables(beside path: String) -> (tables: LocalizedBundle, name: String)? {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent()
    guard folder.lastPathComponent == "Base.lproj" else { return nil }
    let place = folder.deletingLastPathComponent().path
    // The string catalogue of a document is in a folder for several languages, `mul.lproj`.
    let tables = LocalizedBundle(folders: [place, place + "/mul.lproj"])
    return (tables, url.deletingPathExtension().lastPathComponent)
  }

  /// Returns the codes of the languages that have texts for a document.
  static func languages(beside path: String) -> [String] {
    guard let (tables, name) = tables(beside: path) else { return [] }
    return tables.languages.filter { !tables.table(name, in: $0).texts.isEmpty }
  }

  /// Returns the texts of a table with keys such as `abc-de-fGh.text`: for each object identifier,
  /// the texts by property.
  static func texts(
    _ table: StringTable, _ pseudo: PseudoLanguage? = nil
  ) -> [String: [String: String]] {
    var texts: [String: [String: String]] = [:]
    for (key, text) in table.texts {
      let parts = key.split(separator: ".", maxSplits: 1).map(String.init)
      guard parts.count == 2, case .text(let text) = pseudo?.changed(text) ?? text else { continue }
      texts[parts[0], default: [:]][parts[1]] = text
    }
    return texts
  }
}

extension InterfaceDocument.Kind {
  /// The path extension of the documents.
  var fileExtension: String {
    switch self {
    case .nib: "xib"
    case .storyboard: "storyboard"
    }
  }
}
