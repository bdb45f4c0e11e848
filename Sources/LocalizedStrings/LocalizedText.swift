/// A text in a table of strings: one text, or several from which one is chosen by a number or the
/// device.
package indirect enum LocalizedText: Sendable, Hashable {
  /// A single text, which may be a format.
  case text(String)
  /// A format with variables, whose plural forms are chosen by numbers.
  case plural(PluralText)
  /// A text for each kind of device: `iphone`, `ipad`, `mac`, `applewatch`, `appletv`, `applevision`,
  /// `other`.
  case devices([String: LocalizedText])

  /// Returns the text for a kind of device.
  ///
  /// - Parameter device: the name in string catalogues, such as `ipad`.
  /// - Returns: a text of one of the other two kinds; that for `other` devices if the device has none
  ///   of its own, and nil if there is neither.
  package func chosen(for device: String) -> LocalizedText? {
    guard case .devices(let texts) = self else { return self }
    return (texts[device] ?? texts["other"])?.chosen(for: device)
  }

}

/// A format with variables: `%#@files@ in %#@folders@`.
package struct PluralText: Sendable, Hashable {
  /// The format, in which `%#@name@` is replaced by a form of a variable.
  package var format: String
  /// The variables by their names.
  package var variables: [String: Variable]

  /// Makes a text.
  package init(format: String, variables: [String: Variable]) {
    (self.format, self.variables) = (format, variables)
  }

  /// A variable, whose plural form is chosen by a number.
  package struct Variable: Sendable, Hashable {
    /// The type of the number, without the percent sign: `d`, `ld`, `.1f`.
    package var valueType: String
    /// The position of the number among the arguments, counted from 1; nil if it is the variable's
    /// position in the format.
    package var argument: Int?
    /// The position of the argument that a form's first specifier has, counted from 1; nil if that
    /// is the number itself.
    package var firstArgument: Int?
    /// The forms; that of the class `other` always exists.
    package var forms: [PluralClass: String]

    /// Makes a variable.
    package init(
      valueType: String, argument: Int? = nil, firstArgument: Int? = nil,
      forms: [PluralClass: String]
    ) {
      (self.valueType, self.argument, self.forms) = (valueType, argument, forms)
      self.firstArgument = firstArgument
    }
  }
}
