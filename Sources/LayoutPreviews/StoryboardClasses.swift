import Foundation
import InterfaceBuilder

/// The custom classes in the scenes that a storyboard shows first.
///
/// These scenes are the initial controller's, those of its children by relationships and container
/// views, and scenes of other storyboards to which these refer.
package struct StoryboardClasses {
  private var documents: [String: InterfaceDocument] = [:]

  private static let name = try? NSRegularExpression(
    pattern: #"UIStoryboard\(\s*name:\s*"([^"]+)""#)

  /// Reads the storyboards among the documents at paths; of several with the same name, the first
  /// is used.
  package init(_ paths: [String]) {
    for path in paths where path.hasSuffix(".storyboard") {
      let file = (path as NSString).lastPathComponent
      let name = String(file.dropLast(".storyboard".count))
      guard documents[name] == nil, let data = FileManager.default.contents(atPath: path) else {
        continue
      }
      documents[name] = try? InterfaceDocument(bytes: [UInt8](data), named: file)
    }
  }

  /// Returns the names of the storyboards that a source text contains.
  package static func named(in text: String) -> [String] {
    let whole = text as NSString
    let range = NSRange(location: 0, length: whole.length)
    return (name?.matches(in: text, range: range) ?? []).map {
      whole.substring(with: $0.range(at: 1))
    }
  }

  /// Returns the classes in a storyboard's first scenes, or in the scene with an identifier.
  package func first(of storyboard: String, identifier: String? = nil) -> [String] {
    var known: Set<String> = []
    return classes(of: storyboard, identifier: identifier, &known)
  }

  /// Returns the custom classes in the scenes whose controller is of the class `controller`.
  package func inside(_ controller: String) -> [String] {
    documents.sorted { $0.key < $1.key }.flatMap { name, document in
      document.scenes.compactMap(\.objects.first).filter { $0.customClass == controller }
        .flatMap { object in
          var known: Set<String> = []
          return classes(of: object.id, in: document, &known)
        }
    }
  }

  private func classes(
    of storyboard: String, identifier: String?, _ known: inout Set<String>
  ) -> [String] {
    guard let document = documents[storyboard] else { return [] }
    let controllers = document.scenes.compactMap(\.objects.first)
    let named = controllers.first { $0.text("storyboardIdentifier") == identifier }
    let id = identifier == nil ? document.initialController : named?.id
    return id.map { classes(of: $0, in: document, &known) } ?? []
  }

  private func classes(
    of id: String, in document: InterfaceDocument, _ known: inout Set<String>
  ) -> [String] {
    guard known.insert("\(document.file) \(id)").inserted,
      let scene = document.scenes.first(where: { $0.objects.contains { $0.id == id } }),
      let controller = scene.objects.first(where: { $0.id == id })
    else { return [] }
    if controller.element == "viewControllerPlaceholder" {
      guard let name = controller.text("storyboardName") else { return [] }
      return classes(
        of: name, identifier: controller.text("referencedIdentifier"), &known)
    }
    let parts = Self.parts(of: controller)
    var found = parts.compactMap(\.customClass)
    for connection in parts.flatMap(\.connections) {
      guard case .segue(let segue) = connection.kind,
        ["relationship", "embed"].contains(segue.kind)
      else { continue }
      found += classes(of: connection.destination, in: document, &known)
    }
    return found
  }

  /// Returns an object of a document and all objects inside it.
  private static func parts(of object: InterfaceObject) -> [InterfaceObject] {
    let keyed = object.keyed.sorted { $0.key < $1.key }.map(\.value)
    let lists = object.lists.sorted { $0.key < $1.key }.flatMap(\.value)
    return [object] + (keyed + lists).flatMap(parts)
  }
}
