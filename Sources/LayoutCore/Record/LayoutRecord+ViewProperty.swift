extension LayoutRecord {
  /// A property that can differ from that of a plain view.
  ///
  /// The raw value is the name in goldens; `words` is the name in messages. The set is open: a
  /// golden may have properties that this version does not know, and they are compared as text.
  public struct ViewProperty: RawRepresentable, Sendable, Hashable {
    /// The name in goldens: `cornerRadius`, `configuration.imagePadding`.
    public let rawValue: String

    /// Creates a property from its name in goldens.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The effects that a changed property can have.
    package struct Reach: OptionSet, Sendable {
      package let rawValue: Int

      /// The view and its neighbours can move or change their sizes.
      package static let frames = Reach(rawValue: 1 << 0)
      /// The view shows a different text.
      package static let text = Reach(rawValue: 1 << 1)
      /// The view has different pixels.
      package static let paint = Reach(rawValue: 1 << 2)
      /// The subviews that the view creates itself, such as those of a bar, change with the
      /// property.
      package static let inside = Reach(rawValue: 1 << 3)

      package init(rawValue: Int) { self.rawValue = rawValue }
    }

    /// The names of a known property, its default, and the effects of a change, as the table lists
    /// them.
    private struct Traits {
      let property: ViewProperty
      let words: String
      let standard: String
      let reach: Reach
      let place: Int
    }

    private static let traits: [ViewProperty: Traits] = {
      var traits: [ViewProperty: Traits] = [:]
      for (place, line) in table.enumerated() {
        let property = ViewProperty(rawValue: line.name)
        traits[property] = Traits(
          property: property, words: line.words ?? words(of: line.name), standard: line.standard,
          reach: line.reach, place: place)
      }
      return traits
    }()

    /// The known properties, in the order in which goldens and messages list them.
    package static let known: [ViewProperty] = table.map { ViewProperty(rawValue: $0.name) }

    /// The name in messages: `corner radius`.
    package var words: String {
      if let animatedKeyPath { return "animation of \(animatedKeyPath)" }
      if namesOtherImage { return namedImage.words }
      return Self.traits[self]?.words ?? Self.words(of: rawValue)
    }

    /// The value for a view that does not list the property.
    package var standard: String { (Self.traits[self] ?? fieldTraits)?.standard ?? "none" }

    /// The effects that a change of the property can have; an unknown property can move and repaint
    /// its view.
    package var reach: Reach {
      if animatedKeyPath != nil { return isMovingAnimation ? [.frames, .paint] : [.paint] }
      if namesOtherImage { return namedImage.reach }
      return (Self.traits[self] ?? fieldTraits)?.reach ?? [.frames, .paint]
    }

    /// The components of the name: `leftItems`, `0` and `enabled` of `leftItems.0.enabled`.
    package var components: [String] { rawValue.split(separator: ".").map(String.init) }

    /// The default and the effects of the last component of the name, such as `enabled`, which are
    /// the same for each item of a bar; nil for a name with one component and for an animation.
    private var fieldTraits: Traits? {
      let names = components
      return names.count < 2 || animatedKeyPath != nil
        ? nil : Self.traits[ViewProperty(names[names.count - 1])]
    }

    /// Returns a name in camel case as separate words: `corner radius` for `cornerRadius`.
    private static func words(of name: String) -> String {
      name.reduce(into: "") { words, letter in
        if letter == "." {
          words += " "
        } else if letter.isUppercase {
          words += " \(letter.lowercased())"
        } else {
          words.append(letter)
        }
      }
    }
  }
}

extension LayoutRecord.ViewProperty: Comparable {
  /// Returns whether a property is listed before another: known ones in their order, then others
  /// by name.
  public static func < (one: Self, other: Self) -> Bool {
    let places = [one, other].map { traits[$0]?.place ?? Int.max }
    return places[0] == places[1] ? one.rawValue < other.rawValue : places[0] < places[1]
  }
}

extension LayoutRecord.ViewProperty {
  /// The version of the set of properties that views are recorded with.
  ///
  /// A golden has the version with which it was recorded, so that properties added later are not
  /// compared with it.
  package static let version = 4

  /// Returns whether the property was added after a version of the set.
  package func isAdded(since version: Int) -> Bool {
    version < 3 && self == .shown
      || version < 4 && (Self.addedInVersion4.contains(self) || namesOtherImage)
  }

  private static let addedInVersion4 = Set(contents.map { Self($0.name) } + [.fontWeight, .drawn])

  /// Whether the value is the name of an image whose size and hash are in another property:
  /// `leftItems.0.imageName` names the image in `leftItems.0.image`.
  package var namesOtherImage: Bool { self != .imageName && rawValue.hasSuffix("mageName") }

  /// The property with the size and hash of the named image: `leftItems.0.image` for
  /// `leftItems.0.imageName`.
  package var namedImage: Self { Self(String(rawValue.dropLast("Name".count))) }

  /// The properties of version 1, whose goldens have no version number.
  package static let firstVersion: Set<Self> = Set(
    [
      "hidden", "text", "font", "textColor", "alignment", "lines", "image", "tint", "contentMode",
      "drawing", "background", "cornerRadius", "border", "shadow", "alpha", "clips", "transform",
    ].map { Self($0) })

  init(_ name: String) { self.init(rawValue: name) }
}
