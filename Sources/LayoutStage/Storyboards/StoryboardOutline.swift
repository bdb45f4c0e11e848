import Basics
import Foundation
import InterfaceBuilder

/// The scenes and segues of a storyboard, without the views of the scenes, for arranging a sheet.
struct StoryboardOutline {
  /// A segue, with the scene that contains it and the object that performs it.
  struct Segue {
    /// The identifier of the scene's controller.
    var source: String
    /// The identifier of the object whose event performs the segue.
    var owner: String
    var destination: String
    var segue: InterfaceSegue
  }

  /// The controllers of the scenes, in the order of the document.
  let controllers: [InterfaceObject]
  /// The positions of the scenes on the canvas, keyed by the identifier of the controller.
  let locations: [String: CGPoint]
  let segues: [Segue]

  /// Reads the scenes of a document.
  init(_ document: InterfaceDocument) {
    var (controllers, locations, segues): ([InterfaceObject], [String: CGPoint], [Segue]) = (
      [], [:], []
    )
    for scene in document.scenes {
      guard let controller = scene.objects.first(where: { $0.element != "placeholder" }) else {
        continue
      }
      controllers.append(controller)
      locations[controller.id] = scene.location.map { CGPoint(x: $0.x, y: $0.y) }
      for object in scene.objects { Self.collect(&segues, in: object, of: controller.id) }
    }
    (self.controllers, self.locations, self.segues) = (controllers, locations, segues)
  }

  private static func collect(_ segues: inout [Segue], in object: InterfaceObject, of id: String) {
    for connection in object.connections {
      guard case .segue(let segue) = connection.kind else { continue }
      segues.append(
        Segue(source: id, owner: object.id, destination: connection.destination, segue: segue))
    }
    for child in object.keyed.sorted(by: { $0.key < $1.key }) {
      collect(&segues, in: child.value, of: id)
    }
    for list in object.lists.sorted(by: { $0.key < $1.key }) {
      for child in list.value { collect(&segues, in: child, of: id) }
    }
  }

  /// Returns the controller with an identifier; nil if there is none.
  func controller(_ id: String) -> InterfaceObject? { controllers.first { $0.id == id } }

  /// Returns the container that has a relationship segue of a kind to a controller; nil if there is
  /// none.
  func container(of id: String, _ relationship: String) -> String? {
    segues.first { $0.destination == id && $0.segue.relationship == relationship }?.source
  }

  /// Returns the navigation controller on whose stack a controller is, and the controller below it,
  /// if there is one; nil if there is no navigation controller.
  ///
  /// As on Interface Builder's canvas, the navigation controller is inferred from the segues to the
  /// controller.
  func stack(of id: String) -> (navigation: String, previous: String?)? {
    var (current, previous): (String, String?) = (id, nil)
    var seen: Set<String> = []
    while seen.insert(current).inserted {
      if let found = container(of: current, "rootViewController") { return (found, previous) }
      let arrival = segues.first { segue in
        segue.destination == current && ["show", "push"].contains(segue.segue.kind)
          && !seen.contains(segue.source)
      }
      guard let arrival else { return nil }
      if current == id { previous = arrival.source }
      current = arrival.source
    }
    return nil
  }

  /// Returns the title of a scene as in Interface Builder: that of the controller or of its
  /// navigation item; otherwise the name of the controller's class.
  ///
  /// The title of a storyboard reference is the name of the storyboard or, if the reference
  /// contains none, `Storyboard Reference`.
  func title(of controller: InterfaceObject) -> String {
    if controller.element == "viewControllerPlaceholder" {
      return controller.text("storyboardName") ?? "Storyboard Reference"
    }
    let titles = [controller.text("title"), controller.keyed["navigationItem"]?.text("title")]
    return titles.compactMap(\.self).first { !$0.isEmpty } ?? Self.words(of: controller)
  }

  /// Returns the name of a controller's class with spaces between its words: `Herb List View
  /// Controller`.
  static func words(of controller: InterfaceObject) -> String {
    let name = controller.customClass ?? controller.element
    var words = ""
    for (letter, next) in zip(name, Array(name.dropFirst()) + ["A"]) {
      let begins = letter.isUppercase && (words.last?.isLowercase == true || next.isLowercase)
      if begins, !words.isEmpty, words.last != " " { words += " " }
      words.append(letter)
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

extension InterfaceObject {
  /// Returns the text of a property; nil if the property is missing or not a text.
  func text(_ property: String) -> String? {
    if case .text(let text) = properties[property] { text } else { nil }
  }
}
