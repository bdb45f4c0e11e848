/// A text in a strings table: a single text, or several, of which a number or the device determines
/// one.
package indirect enum LocalizedText: Sendable, Hashable {
  /// A single text, which may be a format.
  case text(String)
  /// A format with variables, each of which has plural forms that are chosen by a number.
  case plural(PluralText)
  /// The texts for kinds of devices, keyed by their names: `iphone`, `ipad`, `mac`, `applewatch`,
  /// `appletv`, `applevision`, `other`.
  case devices([String: LocalizedText])

  /// Returns the text for a kind of device.
  ///
  /// - Parameter device: the device's name in string catalogues, such as `ipad`.
  /// - Returns: the text for the device or, if there is none, that for `other`; nil if there is
  ///   neither. The result is a `text` or a `plural`.
  package func chosen(for device: String) -> LocalizedText? {
    guard case .devices(let texts) = self else { return self }
    return (texts[device] ?? texts["other"])?.chosen(for: device)
  }

}

/// A format with variables: `%#@files@ in %#@folders@`.
package struct PluralText: Sendable, Hashable {
  /// The format, in which each `%#@name@` is replaced by a form of the variable.
  package var format: String
  /// The variables, keyed by their names.
  package var variables: [String: Variable]

  package init(format: String, variables: [String: Variable]) {
    (self.format, self.variables) = (format, variables)
  }

  /// A variable, whose plural form is chosen by a number.
  package struct Variable: Sendable, Hashable {
    /// The type of the number, without the percent sign: `d`, `ld`, `.1f`.
    package var valueType: String
    /// The position of the number among the arguments, counted from 1; if nil, it follows from the
    /// variable's place in the format.
    package var argument: Int?
    /// The position of the argument that the first specifier of a form formats, counted from 1; nil
    /// if it formats the number itself.
    package var firstArgument: Int?
    /// The plural forms, of which `other` is required.
    package var forms: [PluralClass: String]

    package init(
      valueType: String, argument: Int? = nil, firstArgument: Int? = nil,
      forms: [PluralClass: String]
    ) {
      (self.valueType, self.argument, self.forms) = (valueType, argument, forms)
      self.firstArgument = firstArgument
    }
  }
}
