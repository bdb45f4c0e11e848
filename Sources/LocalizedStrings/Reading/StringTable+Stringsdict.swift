import Basics

extension StringTable {
  /// Reads a `.stringsdict` file, a property list of formats with plural forms (facts LO10, LO11).
  ///
  /// - Parameters:
  ///   - bytes: the content of the file.
  ///   - file: the file's name, for messages.
  /// - Throws: an error with the line, the column and what was expected.
  package init(stringsdict bytes: [UInt8], file: String) throws(StringsError) {
    guard let list = try PropertyList(ifAnyIn: bytes, file: file) else {
      throw StringsError(
        file: file, place: MarkupPlace(line: 1, column: 1), problem: "no property list",
        expected: "<?xml …> and <plist>")
    }
    self.init(texts: try list.texts(file: file))
  }
}

extension PropertyList {
  private static let formatKey = "NSStringLocalizedFormatKey"
  private static let deviceKey = "NSStringDeviceSpecificRuleType"
  private static let widthKey = "NSStringVariableWidthRuleType"

  /// Reads the value of a key: a format with variables, texts for devices, or texts for widths, of
  /// which the widest is returned.
  func localizedText(of key: String, file: String) throws(StringsError) -> LocalizedText {
    if let devices = self[Self.deviceKey] { return .devices(try devices.texts(file: file)) }
    if let widths = self[Self.widthKey] { return try widths.widest(of: key, file: file) }
    guard let format = self[Self.formatKey]?.text else {
      throw error(
        "no \(Self.formatKey) of “\(key)”", expected: "it, as in %#@count@", file: file)
    }
    var variables: [String: PluralText.Variable] = [:]
    for (name, value) in members ?? [] where name != Self.formatKey {
      variables[name] = try value.variable(name, of: key, file: file)
    }
    return .plural(PluralText(format: format, variables: variables))
  }

  /// Returns the text for the largest width in a dictionary of texts keyed by width
  /// (`NSStringVariableWidthRuleType`).
  private func widest(of key: String, file: String) throws(StringsError) -> LocalizedText {
    let texts = try texts(file: file)
    guard let widest = texts.max(by: { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }) else {
      throw error("no width of “\(key)”", expected: "texts by widths", file: file)
    }
    return widest.value
  }

  private func variable(
    _ name: String, of key: String, file: String
  ) throws(StringsError) -> PluralText.Variable {
    guard members != nil else {
      throw error(
        "the variable “\(name)” of “\(key)” is no dictionary", expected: "<dict>", file: file)
    }
    let kind = self["NSStringFormatSpecTypeKey"]?.text ?? "NSStringPluralRuleType"
    guard kind == "NSStringPluralRuleType" else {
      throw error(
        "the rule \(kind) of “\(name)”", expected: "NSStringPluralRuleType", file: file)
    }
    var forms: [PluralClass: String] = [:]
    for form in PluralClass.allCases { forms[form] = self[form.rawValue]?.text }
    guard forms[.other] != nil else {
      throw error(
        "no form “other” of “\(name)” of “\(key)”",
        expected: "it, since it is used for all other numbers", file: file)
    }
    let type = self["NSStringFormatValueTypeKey"]?.text ?? ""
    return PluralText.Variable(
      valueType: String(type.drop { $0 == "%" }), argument: nil, forms: forms)
  }
}
