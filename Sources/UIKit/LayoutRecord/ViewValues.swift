import Basics
import LayoutCore

/// The properties in which a view differs from a default view, with their values.
struct ViewValues: LayoutRecord.ViewLookValues {
  /// The properties and their values, each property once.
  ///
  /// A list is used instead of a dictionary since a view has only two or three of them.
  private var list: [(property: LayoutRecord.ViewProperty, value: ViewValue)] = []

  /// The part of a text that is shown, if the view shows a text.
  ///
  /// It follows from the other values, so it is not hashed.
  var shown: ShownText?

  var told: [LayoutRecord.ViewProperty] {
    list.map(\.property) + (shown?.word == nil ? [] : [.shown])
  }

  subscript(property: LayoutRecord.ViewProperty) -> String? {
    property == .shown
      ? shown?.word : list.first { $0.property == property }?.value.word
  }

  /// Adds a property that was not added yet.
  mutating func add(_ property: LayoutRecord.ViewProperty, _ value: ViewValue) {
    list.append((property, value))
  }

  /// Returns whether a property was added.
  func contains(_ property: LayoutRecord.ViewProperty) -> Bool {
    list.contains { $0.property == property }
  }

  /// Replaces or adds the drawing with that of the view and the parts that it makes for itself.
  mutating func addDrawing(of parts: [LayoutRecord.View]) {
    let place = list.firstIndex { $0.property == .drawing }
    let own = place.map { list.remove(at: $0).value }
    list.append((.drawing, .made(PartsDrawing(own: own, parts: parts))))
  }

  func write(to writer: DigestWriter) {
    writer.write(UInt64(list.count))
    // The order is that in which properties are read, which is always the same.
    for (property, value) in list {
      writer.write(property.rawValue)
      value.write(to: writer)
    }
  }
}
