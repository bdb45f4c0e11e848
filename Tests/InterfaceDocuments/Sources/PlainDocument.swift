import InterfaceBuilder

/// A document without code: elements are made of UIKit's own classes, and nothing is connected.
///
/// Interface Builder laid it out so, too: it measured other classes only as designables, and knew
/// their sizes from placeholders.
struct PlainDocument {
  /// The sizes of placeholders for intrinsic sizes, by the objects' identifiers.
  var sizes: [String: InterfaceValue.Size] = [:]
  /// Whether texts are longer, unknown fonts larger and symbols left out, to find the frames that
  /// depend on them.
  var isDisturbed = false

  /// Returns an object with all inside it.
  func plain(_ object: InterfaceObject) -> InterfaceObject {
    var plain = object
    (plain.customClass, plain.customModule, plain.isModuleOfTarget) = (nil, nil, false)
    plain.connections = []
    plain.runtimeAttributes = []
    plain.constraints = object.constraints.map {
      var constraint = $0
      // On the canvas they are like others (fact IB26).
      constraint.isPlaceholder = false
      return constraint
    }
    plain.constraints += placeholders(of: object)
    if isDisturbed { disturb(&plain) }
    plain.keyed = object.keyed.mapValues(self.plain)
    plain.lists = object.lists.mapValues { $0.map(self.plain) }
    // Cells are laid out by themselves.
    for list in ["prototypes", "sections", "cells"] { plain.lists[list] = nil }
    return plain
  }

  // MARK: Sizes of placeholders

  /// Returns the constraints with which a size for the canvas holds as an intrinsic one does.
  private func placeholders(of object: InterfaceObject) -> [InterfaceConstraint] {
    let width = object.number("placeholderIntrinsicWidth") ?? sizes[object.id]?.width
    let height = object.number("placeholderIntrinsicHeight") ?? sizes[object.id]?.height
    guard object.element == "view" else { return [] }
    return constraints("width", width, "horizontal", object)
      + constraints("height", height, "vertical", object)
  }

  private func constraints(
    _ attribute: String, _ length: Double?, _ axis: String, _ object: InterfaceObject
  ) -> [InterfaceConstraint] {
    guard let length else { return [] }
    var most = InterfaceConstraint(id: "", line: object.line, firstAttribute: attribute)
    (most.relation, most.constant) = (.lessThanOrEqual, length)
    most.priority = object.number("\(axis)HuggingPriority") ?? 250
    var least = most
    least.relation = .greaterThanOrEqual
    least.priority = object.number("\(axis)CompressionResistancePriority") ?? 750
    return [most, least]
  }

  // MARK: Disturbance

  private func disturb(_ object: inout InterfaceObject) {
    object.properties = disturbed(object.properties)
    object.states = object.states.mapValues(disturbed)
  }

  private func disturbed(_ properties: [String: InterfaceValue]) -> [String: InterfaceValue] {
    var properties = properties
    if properties["catalog"]?.text == "system" { properties["image"] = nil }
    for (key, value) in properties {
      switch value {
      case .text(let text) where Self.texts.contains(key):
        properties[key] = .text(text.isEmpty ? text : "\(text) \(text) mm \(text)")
      case .attributedText(let runs): properties[key] = .attributedText(runs + runs)
      case .font(.named(let name, let family, let size)):
        properties[key] = .font(.named(name, family: family, pointSize: size + 7))
      case .fields(let fields): properties[key] = .fields(disturbed(fields))
      default: continue
      }
    }
    return properties
  }

  private static let texts: Set = ["text", "title", "subtitle", "placeholder", "secondaryText"]
}
