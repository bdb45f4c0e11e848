import Foundation
import LayoutCore
import RasterCore

/// The properties in which a view differs from a default view, for its layout record.
///
/// Each class of views has a `ViewReader`, which adds the properties that the superclass does not
/// have.
@MainActor struct ViewProperties {
  private(set) var values = ViewValues()

  let traits: UITraitCollection

  /// Reads the properties of a view.
  ///
  /// Colours are resolved with `traits`, which must be the current traits.
  init(of view: UIView, in traits: UITraitCollection) {
    self.init(in: traits)
    readLayer(view.layer)
    readAnimations(view.layer, view)
    readTint(view)
    for reader in ViewReader.readers(for: view) { reader.read(view, &self) }
    readDrawing(view)
  }

  /// Makes an empty list of properties; colours are resolved for the given traits.
  init(in traits: UITraitCollection) { self.traits = traits }

  /// Returns whether a property has been added.
  func has(_ property: LayoutRecord.ViewProperty) -> Bool { values.contains(property) }

  /// Adds the tint colour that was set on the view itself; subviews inherit it and do not record
  /// it.
  ///
  /// For an image view, the colour of a template image is recorded instead.
  private mutating func readTint(_ view: UIView) {
    guard let tint = view.state.tintColor, !(view is UIImageView) else { return }
    add(.tint, .color(tint.value(in: traits)))
  }

  /// Adds the rectangle in which a view draws if it is larger than the bounds, as for a bar that
  /// extends behind the status bar.
  mutating func add(drawnIn rectangle: CGRect, of view: UIView) {
    if view.bounds.contains(rectangle) { return }
    let whole = view.bounds.union(rectangle)
    add(.drawnFrame, .made(RecordedRectangle(rectangle: whole)))
  }

  /// Adds a property; it must not have been added before.
  mutating func add(_ property: LayoutRecord.ViewProperty, _ value: ViewValue) {
    values.add(property, value)
  }

  /// Adds a property by its name in layout records.
  mutating func add(_ name: String, _ value: ViewValue) {
    values.add(LayoutRecord.ViewProperty(rawValue: name), value)
  }

  /// Sets the visible part of the view's text.
  mutating func setShown(_ text: ShownText?) { values.shown = text }

  /// Returns the value of a colour; nil if the colour is missing or transparent.
  func visible(_ color: CGColor?) -> Color? {
    color.flatMap { $0.value.alpha > 0 ? $0.value : nil }
  }
}
