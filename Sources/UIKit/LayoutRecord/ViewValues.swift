import Basics
import LayoutCore

/// The properties in which a view differs from a plain one, as they were read.
struct ViewValues: LayoutRecord.ViewLookValues {
  /// The properties and their values, each once.
  ///
  /// A list and no dictionary: a view has two or three of them.
  private var list: [(property: LayoutRecord.ViewProperty, value: ViewValue)] = []

  var told: [LayoutRecord.ViewProperty] { list.map(\.property) }

  subscript(property: LayoutRecord.ViewProperty) -> String? {
    list.first { $0.property == property }?.value.word
  }

  /// Adds a property that was not added yet.
  mutating func add(_ property: LayoutRecord.ViewProperty, _ value: ViewValue) {
    list.append((property, value))
  }

  func write(to writer: DigestWriter) {
    writer.write(UInt64(list.count))
    // In the order in which views are read, which is always one.
    for (property, value) in list {
      writer.write(property.rawValue)
      value.write(to: writer)
    }
  }
}
