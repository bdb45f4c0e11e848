import LayoutComparison

/// The reason why a golden's name is refused.
public struct GoldenNameError: Error, Sendable, Hashable {
  /// The problem with a name.
  public enum Fault: Sendable, Hashable {
    /// A part of the name is empty, or the file name has no parts before the extension.
    case empty
    /// The name has no file extension.
    case kind
    /// A character is not valid in file names on all systems, or has a special meaning.
    case character(Character, suggestion: String)
    /// The part begins or ends with a space, which some systems remove.
    case outerSpace
    /// The part has decomposed accents, which some systems compose.
    case decomposed
    /// The part is the name of a device on some systems.
    case reserved
    /// The name of a folder or file has this number of bytes, which is more than the limit of 200.
    case length(Int)
  }

  /// The part of the name that is refused; the whole path if it has no file extension.
  public let name: String
  /// The problem with the name.
  public let fault: Fault
}

extension GoldenNameError: CustomStringConvertible {
  /// The name, the problem, and the correction.
  public var description: String { "the golden's name \(Quotation.text(name)) \(complaint)" }

  private var complaint: String {
    switch fault {
    case .empty: "has an empty part: name every part, or leave it out"
    case .kind: "has no ending: end it with .png, .json or .txt"
    case .character(let character, let suggestion):
      "holds \(Quotation.text(String(character))), which would be changed or misread on some machine: "
        + "\(Quotation.text(suggestion)) would do"
    case .outerSpace: "begins or ends with a space: leave it out"
    case .decomposed: "is spelled with separate accents: use the joined letters (NFC)"
    case .reserved: "is a device name on some machines: add other letters"
    case .length(let length):
      "has \(length) bytes, and at most \(GoldenNameRules.maximumLength) fit everywhere: shorten it"
    }
  }
}
