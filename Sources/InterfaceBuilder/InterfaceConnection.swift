/// A connection from an object to another object: an outlet, an action or a segue.
package struct InterfaceConnection: Sendable {
  package enum Kind: Sendable {
    /// An outlet: the property that is set to the destination.
    case outlet(property: String)
    /// An outlet collection: the property that is set to an array of all its destinations, or to
    /// which they are appended.
    case outletCollection(property: String, appends: Bool)
    /// An action: the method that is called on the destination, and the control's event; the event
    /// is nil for recognisers and bar items.
    case action(selector: String, event: String?)
    case segue(InterfaceSegue)
  }

  package var kind: Kind
  /// The identifier of the destination object; empty if the element has none.
  package var destination: String
  package var id: String
  package var line: Int

  package init(kind: Kind, destination: String, id: String, line: Int) {
    (self.kind, self.destination, self.id, self.line) = (kind, destination, id, line)
  }
}

/// A segue of a storyboard (facts IB108 to IB116).
package struct InterfaceSegue: Sendable {
  /// The kind in Interface Builder's XML, such as `show`, `presentation`, `embed` or `unwind`.
  package var kind: String
  /// The identifier that is passed to `performSegue`.
  package var identifier: String?
  /// The relationship, such as `rootViewController`.
  package var relationship: String?
  package var customClass: String?
  package var customModule: String?
  package var isModuleOfTarget = false
  /// The other attributes, such as `animates`, `modalPresentationStyle` and `unwindAction`.
  package var properties: [String: String] = [:]

  package init(kind: String) { self.kind = kind }
}
