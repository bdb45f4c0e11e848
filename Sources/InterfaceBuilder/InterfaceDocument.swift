/// A document of Interface Builder: the source of a nib (`.xib`) or a storyboard (facts IB1 and
/// IB2).
package struct InterfaceDocument: Sendable {
  /// The two types of document.
  package enum Kind: Sendable { case nib, storyboard }

  package var kind: Kind
  /// The name of the document's file, such as `BadgeCell.xib`, for messages.
  package var file: String
  /// Whether the document is a launch screen, which runs no code of the app (fact IB3).
  package var isLaunchScreen = false
  /// Whether views have safe area layout guides; otherwise controllers have top and bottom layout
  /// guides (fact IB5).
  package var usesSafeAreas = false
  /// The device on the canvas, which does not matter when the document is loaded (fact IB4).
  package var canvas: InterfaceCanvas?
  /// The identifier of the storyboard's initial controller (fact IB102).
  package var initialController: String?
  /// A nib's placeholders and top-level objects, in the order of the document.
  package var objects: [InterfaceObject] = []
  package var scenes: [InterfaceScene] = []
  /// The sizes in points of the images that the document uses, keyed by name (fact IB89).
  package var images: [String: InterfaceImage] = [:]
  /// The components of the named and system colours that the document uses, as on the canvas, keyed
  /// by name (facts IB82 and IB84).
  package var colors: [String: InterfaceColor] = [:]
  /// The mistakes in the document that did not prevent reading the rest, sorted by line.
  package var notes: [InterfaceNote] = []

  /// Makes a document without objects.
  package init(kind: Kind, file: String = "") { (self.kind, self.file) = (kind, file) }
}

/// The device on the canvas of Interface Builder.
package struct InterfaceCanvas: Sendable, Equatable {
  /// Interface Builder's name of the device, such as `retina6_12`.
  package var device: String
  package var isLandscape = false
  package var isDark = false
  /// The way an iPad's screen is shared, such as `splitview2_3`; nil for the whole screen.
  package var adaptation: String?

  /// Makes a light canvas in portrait.
  package init(device: String) { self.device = device }
}

/// A scene of a storyboard: a controller with its recognisers and placeholders (fact IB101).
package struct InterfaceScene: Sendable {
  package var id: String
  /// The objects of the scene: the controller first, then the first responder, exits and
  /// recognisers.
  package var objects: [InterfaceObject] = []
  /// The position of the scene on the canvas, in points.
  package var location: InterfaceValue.Point?

  package init(id: String) { self.id = id }
}

/// The size of an image that a document uses, in points.
package struct InterfaceImage: Sendable, Equatable {
  package var width: Double
  package var height: Double
  /// Whether the image is an SF Symbol.
  package var isSymbol = false

  /// Makes an image of a size in points.
  package init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}
