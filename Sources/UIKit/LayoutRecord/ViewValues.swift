import Basics
import LayoutCore

/// The properties in which a view differs from a default view, with their values.
struct ViewValues: LayoutRecord.ViewLookValues {
  /// The properties and their values, each property once.
  ///
  /// A list is used instead of a dictionary, because most views have only two or three properties.
  private var list: [(property: LayoutRecord.ViewProperty, value: ViewValue)] = []

  /// The visible part of the view's text; nil if the view has no label whose text is recorded.
  ///
  /// It is not hashed, because the other values determine it.
  var shown: ShownText?

  var told: [LayoutRecord.ViewProperty] {
    list.map(\.property) + (shown?.word == nil ? [] : [.shown])
  }

  subscript(property: LayoutRecord.ViewProperty) -> String? {
    property == .shown
      ? shown?.word : list.first { $0.property == property }?.value.word
  }

  /// Adds a property; it must not have been added before.
  mutating func add(_ property: LayoutRecord.ViewProperty, _ value: ViewValue) {
    list.append((property, value))
  }

  /// Returns whether a property has been added.
  func contains(_ property: LayoutRecord.ViewProperty) -> Bool {
    list.contains { $0.property == property }
  }

  /// Replaces the drawing of the view by that of the view with its private parts.
  mutating func addDrawing(of parts: [LayoutRecord.View]) {
    let place = list.firstIndex { $0.property == .drawing }
    let own = place.map { list.remove(at: $0).value }
    list.append((.drawing, .made(PartsDrawing(own: own, parts: parts))))
  }

  func write(to writer: DigestWriter) {
    writer.write(UInt64(list.count))
    // The properties are not sorted, because they are always added in the same order.
    for (property, value) in list {
      writer.write(property.rawValue)
      value.write(to: writer)
    }
  }
}
