package import Basics

extension LayoutRecord {
  /// The properties in which a view differs from a plain one, as text or as values.
  ///
  /// A record is taken of many views and read of few: that of an unchanged snapshot is only hashed.
  /// So who takes it keeps values, and a word is made when it is read. Equality is that of
  /// the words.
  package struct ViewLook: Sendable {
    private enum Content {
      case words([ViewProperty: String])
      case values(any ViewLookValues)
    }

    private let content: Content

    /// Makes a look of words.
    package init(_ words: [ViewProperty: String]) { content = .words(words) }

    /// Makes a look of values.
    package init(_ values: any ViewLookValues) { content = .values(values) }

    /// All properties as text; made anew at each call if there are values.
    package var properties: [ViewProperty: String] {
      switch content {
      case .words(let words): words
      case .values(let values):
        values.told.reduce(into: [:]) { words, property in words[property] = values[property] }
      }
    }

    /// The properties that are reported, in any order.
    package var told: [ViewProperty] {
      switch content {
      case .words(let words): Array(words.keys)
      case .values(let values): values.told
      }
    }

    /// One property as text; nil if a plain view has the same.
    package subscript(property: ViewProperty) -> String? {
      switch content {
      case .words(let words): words[property]
      case .values(let values): values[property]
      }
    }
  }

  /// The values that a view's properties are made from.
  package protocol ViewLookValues: Sendable {
    /// The properties that are reported, each once.
    var told: [ViewProperty] { get }
    /// A property as text; nil if it is not reported.
    subscript(property: ViewProperty) -> String? { get }
    /// Writes the number of the values that determine the text, and the values.
    func write(to writer: DigestWriter)
  }
}

extension LayoutRecord.ViewLook {
  /// Writes the values that determine the text: equal values mean equal text.
  package func write(to writer: DigestWriter) {
    switch content {
    case .words(let words):
      writer.write(0)
      writer.write(UInt64(words.count))
      for property in LayoutRecord.ViewProperty.allCases {
        guard let word = words[property] else { continue }
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
  /// The record with all properties of views as text, for repeated reads.
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
