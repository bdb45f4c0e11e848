/// A document of Interface Builder: a nib's source or a storyboard (facts IB1 and IB2).
package struct InterfaceDocument: Sendable {
  /// The two types of document.
  package enum Kind: Sendable { case nib, storyboard }

  package var kind: Kind
  /// The name of the document's file, such as `BadgeCell.xib`, for messages.
  package var file: String
  /// Whether the document is a launch screen, which has no code (fact IB3).
  package var isLaunchScreen = false
  /// Whether views have safe areas; otherwise controllers have layout guides (fact IB5).
  package var usesSafeAreas = false
  /// The device on the canvas, which has no effect when the document is loaded (fact IB4).
  package var canvas: InterfaceCanvas?
  /// The identifier of the storyboard's first controller (fact IB102).
  package var initialController: String?
  /// A nib's placeholders and top-level objects, in the order of the document.
  package var objects: [InterfaceObject] = []
  /// A storyboard's scenes.
  package var scenes: [InterfaceScene] = []
  /// The sizes of the images that the document names, in points (fact IB89).
  package var images: [String: InterfaceImage] = [:]
  /// The components that named and system colours have on the canvas (facts IB82 and IB84).
  package var colors: [String: InterfaceColor] = [:]
  /// Mistakes in the document, in the order of their lines, after which the rest was still read.
  package var notes: [InterfaceNote] = []

  /// Makes an empty document.
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
  /// The scene's identifier.
  package var id: String
  /// The controller first, then the first responder, exits and recognisers.
  package var objects: [InterfaceObject] = []
  /// The place of the scene on the canvas, in points.
  package var location: InterfaceValue.Point?

  /// Makes an empty scene.
  package init(id: String) { self.id = id }
}

/// An image that a document names.
package struct InterfaceImage: Sendable, Equatable {
  package var width: Double
  package var height: Double
  /// Whether the image is a symbol of the system.
  package var isSymbol = false

  /// Makes an image of a size in points.
  package init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}
