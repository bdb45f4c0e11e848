/// A value of a property in an Interface Builder document.
package indirect enum InterfaceValue: Sendable, Equatable {
  /// The text of an attribute, or of a `string` element.
  ///
  /// Numbers, Booleans and names are stored as texts too; the code that sets the property converts
  /// them.
  case text(String)
  /// A `nil` element, which differs from a missing element (fact IB12).
  case none
  case rect(Rect)
  case size(Size)
  case point(Point)
  case insets(Insets)
  case color(InterfaceColor)
  case font(InterfaceFont)
  case attributedText([InterfaceTextRun])
  /// The names of the flags that are `YES`, such as `widthSizable` (fact IB23).
  case flags([String])
  /// Values keyed by name: text input traits, a symbol's configuration, a button's background.
  case fields([String: InterfaceValue])

  /// The text; nil for values of other kinds.
  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// A rectangle in points.
  package struct Rect: Sendable, Equatable {
    package var x, y, width, height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  /// A size in points.
  package struct Size: Sendable, Equatable {
    package var width, height: Double

    package init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
  }

  /// A position in points.
  package struct Point: Sendable, Equatable {
    package var x, y: Double

    package init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  }

  /// Distances from the edges in points; for directional insets, left is leading and right is
  /// trailing.
  package struct Insets: Sendable, Equatable {
    package var top, left, bottom, right: Double

    package init(top: Double, left: Double, bottom: Double, right: Double) {
      (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
  }
}

/// A colour of a document (facts IB80 to IB84).
package enum InterfaceColor: Sendable, Equatable {
  /// Components in sRGB, from 0 to 1.
  case components(red: Double, green: Double, blue: Double, alpha: Double)
  /// Components in Display P3, from 0 to 1.
  case displayP3(red: Double, green: Double, blue: Double, alpha: Double)
  case white(Double, alpha: Double)
  /// A colour of the system, by the selector of `UIColor`, such as `systemBackgroundColor`.
  case system(String)
  /// A colour set of an asset catalogue.
  case named(String)
}

/// A font of a document (facts IB85 to IB87).
package enum InterfaceFont: Sendable, Equatable {
  /// The system font: `system`, `boldSystem` or `italicSystem`, and a weight such as `semibold`.
  case system(type: String, weight: String?, pointSize: Double)
  /// A text style, such as `UICTFontTextStyleBody`.
  case style(String)
  case named(String, family: String?, pointSize: Double)
}

/// A run of an attributed text, in which the attributes do not change (facts IB91 and IB92).
package struct InterfaceTextRun: Sendable, Equatable {
  package var text: String
  package var color: InterfaceColor?
  package var font: InterfaceFont?
  /// The attributes of the paragraph style, such as `alignment` and `lineSpacing`.
  package var paragraph: [String: String] = [:]
  /// The attributes other than the colour, the font and the paragraph style, keyed by name.
  package var others: [String: InterfaceValue] = [:]

  /// Makes a run without attributes.
  package init(text: String) { self.text = text }
}
