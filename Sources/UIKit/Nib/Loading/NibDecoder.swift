import Foundation
import InterfaceBuilder

/// The coder with which objects of a nib or a storyboard are made.
///
/// A class's `init(coder:)` makes the object as its other initialisers do, and then sets the
/// class's properties from `object`; so they are set when `super.init(coder:)` returns in a
/// subclass. For clients the coder contains no values.
///
/// Differs from UIKit, where the coder of a nib contains values for UIKit's private keys.
final class NibDecoder: NSCoder {
  /// The description of the object that is being made, with the properties for the current size
  /// classes.
  let object: InterfaceObject
  /// The description of the object with its values for all size classes.
  var original: InterfaceObject { unvaried ?? object }
  /// The description before the values for the current size classes were applied; nil if no
  /// property depends on them.
  private let unvaried: InterfaceObject?
  /// The instantiation for which the object is made.
  let loading: NibLoading

  @MainActor init(
    _ object: InterfaceObject, for traits: UITraitCollection, in loading: NibLoading
  ) {
    self.loading = loading
    unvaried = object.variations.isEmpty ? nil : object
    self.object = object.variations.isEmpty ? object : object.varied(for: traits)
    super.init()
  }

  /// The frame of the view that is being made, in points (fact IB20).
  var frame: CGRect { object.properties["frame"]?.rect ?? .zero }

  /// The reuse identifier of the cell that is being made.
  var reuseIdentifier: String? { object.properties["reuseIdentifier"]?.text }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeObject<Decoded: NSObject & NSCoding>(
    of cls: Decoded.Type, forKey key: String
  ) -> Decoded? { nil }
  override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension NSCoder {
  /// The coder itself if it decodes a nib or a storyboard; nil for the coder of an archive.
  var nib: NibDecoder? { self as? NibDecoder }

  /// Sets an object's properties to the values that its description contains.
  @MainActor func decode<Object>(_ properties: NibProperties<Object>, of object: Object) {
    guard let nib else { return }
    properties.set(nib.object, on: object, in: nib.loading)
  }
}
