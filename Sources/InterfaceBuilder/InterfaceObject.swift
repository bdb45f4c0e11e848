/// An object that a document describes: a view, a controller, an item, a recogniser or a placeholder.
package struct InterfaceObject: Sendable {
  /// The identifier, such as `abc-de-fGh`; empty if the element has none (fact IB6).
  package var id: String
  /// The element's name, such as `label` (fact IB0f).
  package var element: String
  /// The line of the start tag, counted from 1.
  package var line: Int
  /// The property whose value the object is, such as `contentView` (fact IB16).
  package var key: String?
  /// The class that is instantiated instead of the element's own (fact IB15).
  package var customClass: String?
  /// The class's module; nil for an Objective-C name, or for the module of the target.
  package var customModule: String?
  /// Whether the class is in the module of the target that contains the document (fact IB147).
  package var isModuleOfTarget = false
  /// The attributes, and the child elements with keys that are values: texts, colours, fonts,
  /// sizes.
  package var properties: [String: InterfaceValue] = [:]
  /// The objects that are values of properties, such as a content view, by their keys.
  package var keyed: [String: InterfaceObject] = [:]
  /// The objects in lists, by the list's name: `subviews`, `items`, `cells`, `sections` … (fact IB17).
  package var lists: [String: [InterfaceObject]] = [:]
  /// The layout guides, by their keys: `safeArea`, `contentLayoutGuide` … (facts IB39 and IB40).
  package var guides: [String: String] = [:]
  package var constraints: [InterfaceConstraint] = []
  package var connections: [InterfaceConnection] = []
  package var runtimeAttributes: [InterfaceRuntimeAttribute] = []
  package var variations: [InterfaceVariation] = []
  /// The values by state: a button's titles, images and colours (fact IB52).
  package var states: [String: [String: InterfaceValue]] = [:]

  /// Makes an object without properties.
  package init(id: String, element: String, line: Int) {
    (self.id, self.element, self.line) = (id, element, line)
  }
}

extension InterfaceObject {
  /// Returns the text of a property; nil if it has none.
  package func text(_ property: String) -> String? { properties[property]?.text }

  /// Returns the number of a property; nil if its value is not a number.
  package func number(_ property: String) -> Double? {
    text(property).flatMap { Double($0) }
  }

  /// Returns whether a property is `YES`; nil if the document does not set it.
  package func flag(_ property: String) -> Bool? { text(property).map { $0 == "YES" } }
}

/// A value of a user-defined runtime attribute, set by its key path (facts IB93 and IB120).
package struct InterfaceRuntimeAttribute: Sendable {
  package var keyPath: String
  /// The type, such as `string`, `number`, `boolean`, `color`, `image` or `size` (fact IB93).
  package var type = "string"
  package var value: InterfaceValue
  /// The catalogue of an image: `system` for symbols (fact IB94).
  package var catalog: String?
  package var line: Int

  /// Makes an attribute.
  package init(keyPath: String, value: InterfaceValue, line: Int) {
    (self.keyPath, self.value, self.line) = (keyPath, value, line)
  }
}

/// The properties of an object or a constraint in certain size classes only (facts IB96 to IB99).
package struct InterfaceVariation: Sendable {
  /// Whether this is the variation for all size classes that no other variation matches.
  package var isDefault = false
  /// Whether the class of the height is regular; nil for any.
  package var isHeightRegular: Bool?
  /// Whether the class of the width is regular; nil for any.
  package var isWidthRegular: Bool?
  /// The values that replace the object's own.
  package var properties: [String: InterfaceValue] = [:]
  /// The identifiers of subviews and constraints that are left out.
  package var excluded: [String] = []
  /// The identifiers of subviews and constraints that are installed.
  package var included: [String] = []

  /// Makes a variation for all size classes.
  package init() {}
}
