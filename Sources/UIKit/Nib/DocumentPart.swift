package import Foundation
package import InterfaceBuilder

/// A view at the top level of a nib, or a scene of a storyboard, for previews.
///
/// The part is made as on Interface Builder's canvas: with the compiled classes, and with calls of
/// `prepareForInterfaceBuilder` for designable ones (fact IB121). A part that is found by its class
/// is made as in a running app, and the parts that `designs` returns have no custom classes.
@MainActor package struct DocumentPart {
  /// The document's name without its extension.
  package let document: String
  /// The name of the part: in a storyboard its identifier, class, title or element; in a nib its
  /// class or element, or nil if it is the only view.
  package let name: String?
  /// Whether the part is a controller.
  package let isController: Bool
  /// Interface Builder's name of the device on the canvas; nil if the document has none.
  package let canvas: String?
  package let isLandscape: Bool
  private let object: InterfaceObject
  private let source: @MainActor () -> NSObject?

  /// The identifier of the part in its document.
  package var id: String { object.id }

  /// Makes a new instance of the part; nil if it cannot be made.
  package func make() -> NSObject? { source() }

  /// Returns the parts of a document.
  ///
  /// - Parameters:
  ///   - path: the path of the document.
  ///   - bundle: the bundle with the images, colours and storyboards that the document names.
  /// - Returns: the parts.
  /// - Throws: the reason why the document cannot be read, or `DocumentError` if it contains
  ///   nothing to draw.
  package static func all(
    of path: String, in bundle: Bundle = .main
  ) throws -> [DocumentPart] {
    let file = try NibFiles.readFile(at: path, in: bundle)
    let parts = all(of: file, at: path, in: bundle)
    if parts.isEmpty { throw DocumentError(name: file.name) }
    return parts
  }

  /// Returns the codes of the languages that have a table of strings for a document in
  /// `Base.lproj`.
  package static func languages(beside path: String) -> [String] {
    NibFiles.languages(beside: path)
  }

  /// The custom classes of documents that were not found, in the order in which documents named
  /// them.
  package static var missingClasses: [MissingClass] { NibClasses.missing }

  /// Whether classes of the program may lack outlets, because only a part of an app was compiled
  /// and its other classes are stubs.
  ///
  /// A missing outlet is then logged, and does not terminate the program.
  package static var classesMayLackMembers: Bool {
    get { NibClasses.mayLackMembers }
    set { NibClasses.mayLackMembers = newValue }
  }

  /// Returns the views at the top level of a nib, made without custom classes, for a picture that
  /// needs no compiled app.
  package static func designs(
    of document: InterfaceDocument, named name: String, in bundle: Bundle
  ) -> [DocumentPart] {
    views(of: NibFile(name: name, document: document), in: bundle, isDesign: true)
  }

  private static func all(
    of file: NibFile, at path: String? = nil, in bundle: Bundle = .main
  ) -> [DocumentPart] {
    // Only previews pass the path of a document, and they draw it as on Interface Builder's canvas.
    let isCanvas = path != nil
    return file.document.kind == .nib
      ? views(of: file, at: path, in: bundle, isCanvas: isCanvas)
      : scenes(of: file, at: path, in: bundle, isCanvas: isCanvas)
  }

  /// Returns a document with the texts of the device's current language; `file` itself if there is
  /// no path, or if the document at the path cannot be read.
  private static func localized(
    _ file: NibFile, at path: String?, in bundle: Bundle
  ) -> NibFile {
    path.flatMap { try? NibFiles.readFile(at: $0, in: bundle) } ?? file
  }

  private init(
    _ object: InterfaceObject, of file: NibFile, named name: String?, isController: Bool,
    _ source: @escaping @MainActor () -> NSObject?
  ) {
    document = String(file.name.prefix { $0 != "." })
    self.name = name
    self.isController = isController
    canvas = file.document.canvas?.device
    isLandscape = file.document.canvas?.isLandscape ?? false
    (self.object, self.source) = (object, source)
  }

  private static func views(
    of file: NibFile, at path: String? = nil, in bundle: Bundle = .main, isDesign: Bool = false,
    isCanvas: Bool = false
  ) -> [DocumentPart] {
    let objects = file.document.objects.filter { object in
      NibElements.type(of: object) is UIView.Type
    }
    return objects.map { object in
      let name = objects.count == 1 ? nil : object.customClass ?? object.element
      return DocumentPart(object, of: file, named: name, isController: false) {
        let file = localized(file, at: path, in: bundle)
        let loading = NibLoading(
          file, in: bundle, owner: nil, isDesign: isDesign, isCanvas: isCanvas)
        let others = file.document.objects.filter { $0.element != "placeholder" }
        _ = loading.load(others)
        return loading.objects[object.id] as? NSObject
      }
    }
  }

  /// Returns the scenes in the order of the document, except for references to other storyboards.
  private static func scenes(
    of file: NibFile, at path: String?, in bundle: Bundle, isCanvas: Bool
  ) -> [DocumentPart] {
    let controllers = file.document.scenes.compactMap(\.objects.first)
      .filter { $0.element != "viewControllerPlaceholder" }
    return controllers.map { object in
      let names = ["storyboardIdentifier", "title"].map { object.properties[$0]?.text }
      let name = names[0] ?? object.customClass ?? names[1] ?? object.element
      return DocumentPart(object, of: file, named: name, isController: true) {
        let file = localized(file, at: path, in: bundle)
        let storyboard = UIStoryboard(file, in: bundle, isDesign: false)
        storyboard.isCanvas = isCanvas
        return storyboard.makeController(id: object.id)
      }
    }
  }
}

/// The reason why no part of a document can be drawn.
package struct DocumentError: Error, CustomStringConvertible {
  let name: String
  package var description: String { "\(name) has no view and no controller that can be drawn" }
}

// MARK: - Parts by their classes

extension DocumentPart {
  /// Returns an object of a class, made from the document of the main bundle that describes it; nil
  /// if there is none.
  ///
  /// The document that has the name of the class is searched first. The class must be that of an
  /// object in the document, not of the file's owner.
  ///
  /// - Parameters:
  ///   - type: the class.
  ///   - searchesInside: whether the object may be inside another one.
  /// - Returns: the object.
  package static func make(_ type: AnyClass, searchesInside: Bool) -> NSObject? {
    let name = "\(type)"
    let files = paths(naming: name).map { NibFiles.file(at: $0, in: .main) }
    let parts = files.lazy.flatMap { all(of: $0) }
    if let part = parts.first(where: { $0.object.customClass == name }) { return part.make() }
    guard searchesInside else { return nil }
    for file in files {
      let tops = file.document.objects + file.document.scenes.compactMap(\.objects.first)
      if let inside = tops.lazy.compactMap({ $0.part(ofClass: name) }).first {
        return NibLoading(file, in: .main, owner: nil).load([inside]).first
      }
    }
    return nil
  }

  /// Returns the paths of the main bundle's documents that name a class; the document with the name
  /// of the class is first.
  private static func paths(naming name: String) -> [String] {
    let kinds: [InterfaceDocument.Kind] = [.nib, .storyboard]
    let all = kinds.flatMap { NibFiles.all(kind: $0, in: .main) }
    // The attribute is `customClass`. Only the end of its name is searched for, because the letter
    // `C` is rarer than `c`, so fewer positions are compared.
    let attribute = Array("Class=\"\(name)\"".utf8)
    return all.sorted { ($0.0 == name ? 0 : 1, $0.0) < ($1.0 == name ? 0 : 1, $1.0) }.map(\.1)
      .filter { contains(attribute, inFileAt: $0) }
  }

  /// Returns whether a file contains a text; false if the file cannot be read.
  private static func contains(_ text: [UInt8], inFileAt path: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: path) else { return false }
    return data.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return false }
      var start = 0
      while start + text.count <= bytes.count,
        let found = memchr(base + start, Int32(text[0]), bytes.count - start - text.count + 1)
      {
        if memcmp(found, text, text.count) == 0 { return true }
        start = UnsafeRawPointer(found) - base + 1
      }
      return false
    }
  }
}

extension InterfaceObject {
  /// Returns an object of a custom class inside this one, a direct child if possible; nil if there
  /// is none.
  fileprivate func part(ofClass name: String) -> InterfaceObject? {
    let inside =
      keyed.sorted { $0.key < $1.key }.map(\.value)
      + lists.sorted { $0.key < $1.key }.flatMap(\.value)
    return inside.first { $0.customClass == name }
      ?? inside.lazy.compactMap { $0.part(ofClass: name) }.first
  }
}
