package import Basics

extension LayoutRecord {
  /// The properties of a view that differ from those of a plain view, as text or as values.
  ///
  /// Many views are recorded but few are read: the record of an unchanged snapshot is only hashed.
  /// Therefore recording stores values, and each text is created when it is read. Two looks are
  /// equal if their texts are equal.
  package struct ViewLook: Sendable {
    private enum Content {
      case words([ViewProperty: String])
      case values(any ViewLookValues)
    }

    private let content: Content

    /// Creates a look from texts.
    package init(_ words: [ViewProperty: String]) { content = .words(words) }

    package init(_ values: any ViewLookValues) { content = .values(values) }

    /// All properties as text; if the look has values, the texts are created on each access.
    package var properties: [ViewProperty: String] {
      switch content {
      case .words(let words): words
      case .values(let values):
        values.told.reduce(into: [:]) { words, property in words[property] = values[property] }
      }
    }

    /// The recorded properties, in any order.
    package var told: [ViewProperty] {
      switch content {
      case .words(let words): Array(words.keys)
      case .values(let values): values.told
      }
    }

    /// The text of one property; nil if it does not differ from that of a plain view.
    package subscript(property: ViewProperty) -> String? {
      switch content {
      case .words(let words): words[property]
      case .values(let values): values[property]
      }
    }
  }

  /// The values from which the texts of a view's properties are created.
  package protocol ViewLookValues: Sendable {
    /// The recorded properties, each once.
    var told: [ViewProperty] { get }
    /// The text of a property; nil if it is not recorded.
    subscript(property: ViewProperty) -> String? { get }
    /// Writes the number of values that determine the texts, and then the values, to a hasher.
    func write(to writer: DigestWriter)
  }
}

extension LayoutRecord.ViewLook {
  /// Writes the texts, or the values that determine them, to a hasher.
  package func write(to writer: DigestWriter) {
    switch content {
    case .words(let words):
      writer.write(0)
      writer.write(UInt64(words.count))
      for (property, word) in words.sorted(by: { $0.key < $1.key }) {
        writer.write(property.rawValue)
        writer.write(word)
      }
    case .values(let values):
      writer.write(1)
      values.write(to: writer)
    }
  }
}

extension LayoutRecord.ViewLook: Hashable {
  package static func == (one: Self, other: Self) -> Bool { one.properties == other.properties }

  package func hash(into hasher: inout Hasher) { hasher.combine(properties) }
}

extension LayoutRecord {
  /// The record with all properties of views converted to text, so that repeated reading is fast.
  package var inWords: LayoutRecord {
    var record = self
    record.screen = screen?.inWords
    for index in elements.indices { record.elements[index].view = elements[index].view?.inWords }
    return record
  }
}

extension LayoutRecord.View {
  fileprivate var inWords: LayoutRecord.View {
    var view = self
    view.look = LayoutRecord.ViewLook(properties)
    view.views = views.map(\.inWords)
    return view
  }
}
