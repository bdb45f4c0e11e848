/// An object that a document describes: a view, a controller, a bar item, a gesture recogniser or a
/// placeholder.
package struct InterfaceObject: Sendable {
  /// The identifier, such as `abc-de-fGh`; empty if the element has none (fact IB6).
  package var id: String
  /// The element's name, such as `label` (fact IB0f).
  package var element: String
  /// The line of the start tag, counted from 1.
  package var line: Int
  /// The key under which another object contains this object, such as `contentView` (fact IB16);
  /// nil if the element has no key, as in a list.
  package var key: String?
  /// The class of the app that is instantiated in place of the element's UIKit class (fact IB15).
  package var customClass: String?
  /// The module of the custom class; nil for an Objective-C class, or for a class of the target's
  /// own module.
  package var customModule: String?
  /// Whether the class is in the module of the target that contains the document (fact IB147).
  package var isModuleOfTarget = false
  /// The values of attributes, and of child elements that are values: texts, colours, fonts, sizes.
  package var properties: [String: InterfaceValue] = [:]
  /// The objects inside this object that are values of its properties, keyed by the property's key,
  /// such as `contentView`.
  package var keyed: [String: InterfaceObject] = [:]
  /// The objects inside this object that are in lists, keyed by the list's name: `subviews`,
  /// `items`, `cells`, `sections` … (fact IB17).
  package var lists: [String: [InterfaceObject]] = [:]
  /// The identifiers of the layout guides, keyed by the guide's key: `safeArea`,
  /// `contentLayoutGuide` … (facts IB39 and IB40).
  package var guides: [String: String] = [:]
  package var constraints: [InterfaceConstraint] = []
  package var connections: [InterfaceConnection] = []
  package var runtimeAttributes: [InterfaceRuntimeAttribute] = []
  package var variations: [InterfaceVariation] = []
  /// The values for control states, keyed by the state's name: a button's titles, images and
  /// colours (fact IB52).
  package var states: [String: [String: InterfaceValue]] = [:]

  /// Makes an object without properties.
  package init(id: String, element: String, line: Int) {
    (self.id, self.element, self.line) = (id, element, line)
  }
}

extension InterfaceObject {
  /// Returns the text of a property; nil if the document does not set it, or if its value is not a
  /// text.
  package func text(_ property: String) -> String? { properties[property]?.text }

  /// Returns the number of a property; nil if the document does not set it, or if its value is not
  /// a number.
  package func number(_ property: String) -> Double? {
    text(property).flatMap { Double($0) }
  }

  /// Returns whether a property is `YES`; nil if the document does not set it, or if its value is
  /// not a text.
  package func flag(_ property: String) -> Bool? { text(property).map { $0 == "YES" } }
}

/// A user-defined runtime attribute: a value that is set through its key path (facts IB93 and
/// IB120).
package struct InterfaceRuntimeAttribute: Sendable {
  package var keyPath: String
  /// The type of the value, such as `string`, `number`, `boolean`, `color`, `image` or `size` (fact
  /// IB93).
  package var type = "string"
  package var value: InterfaceValue
  /// The catalogue of an image, which is `system` for SF Symbols (fact IB94).
  package var catalog: String?
  package var line: Int

  package init(keyPath: String, value: InterfaceValue, line: Int) {
    (self.keyPath, self.value, self.line) = (keyPath, value, line)
  }
}

/// The properties that an object or a constraint has only in certain size classes (facts IB96 to
/// IB99).
package struct InterfaceVariation: Sendable {
  /// Whether this is the variation for size classes that no other variation matches.
  package var isDefault = false
  /// Whether the vertical size class is regular; nil if it does not matter.
  package var isHeightRegular: Bool?
  /// Whether the horizontal size class is regular; nil if it does not matter.
  package var isWidthRegular: Bool?
  /// The values that replace those of the object.
  package var properties: [String: InterfaceValue] = [:]
  /// The identifiers of subviews and constraints that are not installed in these size classes.
  package var excluded: [String] = []
  /// The identifiers of subviews and constraints that are installed in these size classes.
  package var included: [String] = []

  /// Makes a variation for all size classes.
  package init() {}
}
