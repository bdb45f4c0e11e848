package import Basics

/// A parser of the elements of one document.
///
/// All identifiers are read first, because objects refer to later objects (fact IB7). Then each
/// element is read in the way that `InterfaceSchema` specifies. A note is added for each mistake
/// that does not prevent reading the rest of the document.
struct InterfaceReader {
  let file: String
  /// The identifiers of the document's elements.
  private(set) var ids: Set<String> = []
  private(set) var notes: [InterfaceNote] = []
  private var unknown: Set<String> = []

  init(file: String) { self.file = file }

  /// Reads a document from its root element.
  mutating func readDocument(_ root: MarkupElement) throws(InterfaceError) -> InterfaceDocument {
    var document = InterfaceDocument(kind: try kind(of: root), file: file)
    document.isLaunchScreen = root["launchScreen"] == "YES"
    document.usesSafeAreas = root["useSafeAreas"] == "YES"
    document.initialController = root["initialViewController"]
    for child in root.children where Self.contents.contains(child.name) { readIds(child) }
    for child in root.children { read(child, into: &document) }
    checkInitialController(of: &document, root)
    try checkCycles(in: document)
    // The notes about identifiers are added before all other notes, so the notes are sorted by
    // line.
    document.notes = notes.enumerated().sorted {
      ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
    }.map(\.element)
    return document
  }

  /// The elements of a document that contain its objects.
  private static let contents = ["objects", "scenes"]

  private func kind(of root: MarkupElement) throws(InterfaceError) -> InterfaceDocument.Kind {
    guard root.name == "document" else {
      throw error(root, "the element <\(root.name)>", expected: "<document>")
    }
    guard root["version"]?.hasPrefix("3.") == true else {
      throw error(
        root, "a document of version \(root["version"] ?? "none")", expected: "version 3.0")
    }
    guard (root["targetRuntime"] ?? Self.runtime).hasPrefix(Self.runtime) else {
      throw error(
        root, "a document for \(root["targetRuntime"] ?? "")", expected: "one for \(Self.runtime)")
    }
    switch root["type"] {
    case "com.apple.InterfaceBuilder3.CocoaTouch.XIB": return .nib
    case "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB": return .storyboard
    default:
      throw error(
        root, "a document of type \(root["type"] ?? "none")",
        expected: "com.apple.InterfaceBuilder3.CocoaTouch.XIB or …CocoaTouch.Storyboard.XIB")
    }
  }

  private static let runtime = "iOS.CocoaTouch"

  private func error(
    _ element: MarkupElement, _ problem: String, expected: String
  ) -> InterfaceError {
    InterfaceError(file: file, place: element.place, problem: problem, expected: expected)
  }

  private mutating func read(_ child: MarkupElement, into document: inout InterfaceDocument) {
    switch child.name {
    case "device": document.canvas = canvas(child)
    case "objects": document.objects += objects(in: child)
    case "scenes": document.scenes += scenes(in: child)
    case "resources": readResources(child, into: &document)
    default: if InterfaceSchema.kind(of: child.name) == nil { noteUnknown(child) }
    }
  }

  private func canvas(_ device: MarkupElement) -> InterfaceCanvas {
    var canvas = InterfaceCanvas(device: device["id"] ?? "")
    canvas.isLandscape = device["orientation"] == "landscape"
    canvas.isDark = device["appearance"] == "dark"
    let adaptation = device["adaptation"] ?? device.children.first?["id"]
    canvas.adaptation = adaptation == "fullscreen" ? nil : adaptation
    return canvas
  }

  private mutating func scenes(in list: MarkupElement) -> [InterfaceScene] {
    list.children.map { element in
      var scene = InterfaceScene(id: element["sceneID"] ?? "")
      for child in element.children {
        switch child.name {
        case "objects": scene.objects += objects(in: child)
        case "point": if case .point(let point) = value(.point, child) { scene.location = point }
        default: noteUnknown(child)
        }
      }
      return scene
    }
  }

  /// Collects the identifiers of an element and of all elements inside it.
  private mutating func readIds(_ root: MarkupElement) {
    var open = [root]
    while let element = open.popLast() {
      if let id = element["id"], !ids.insert(id).inserted {
        note(.duplicate, element, "the identifier \"\(id)\" a second time")
      }
      open.append(contentsOf: element.children.reversed())
    }
  }

  private mutating func checkInitialController(
    of document: inout InterfaceDocument, _ root: MarkupElement
  ) {
    guard let id = document.initialController, !ids.contains(id) else { return }
    note(.reference, root, "the initial controller \"\(id)\" is not in the document")
    document.initialController = nil
  }

  /// Adds a note about a mistake in an element.
  mutating func note(_ kind: InterfaceNote.Kind, _ element: MarkupElement, _ text: String) {
    notes.append(InterfaceNote(kind, line: element.place.line, text: text))
  }

  /// Adds a note about an unknown element, but only one for each name.
  mutating func noteUnknown(_ element: MarkupElement) {
    guard unknown.insert(element.name).inserted else { return }
    note(.unknownElement(element.name), element, "unknown element \"\(element.name)\"")
  }

  /// Returns an identifier to which an attribute refers; if no element has this identifier, adds a
  /// note and returns nil.
  mutating func reference(_ id: String, of element: MarkupElement, as role: String) -> String? {
    if ids.contains(id) { return id }
    note(.reference, element, "\(role): no element has the identifier \"\(id)\"")
    return nil
  }
}

extension InterfaceDocument {
  /// Reads a document from the bytes of its file, whose name is used in messages.
  package init(bytes: [UInt8], named file: String) throws(InterfaceError) {
    let root: MarkupElement
    do throws(MarkupSyntaxError) {
      root = try MarkupElement(reading: bytes)
    } catch {
      let closed = error.opening.map { ", which closes the <\($0.name)> at \($0.place)" } ?? ""
      throw InterfaceError(
        file: file, place: error.place, problem: error.problem, expected: error.expected + closed)
    }
    try self.init(reading: root, named: file)
  }

  /// Reads a document from its root element.
  package init(reading root: MarkupElement, named file: String) throws(InterfaceError) {
    var reader = InterfaceReader(file: file)
    self = try reader.readDocument(root)
  }

  /// Returns a remark as `BadgeCell.xib:14: unknown element "mapView"`.
  package func message(of note: InterfaceNote) -> String { "\(file):\(note.line): \(note.text)" }
}
