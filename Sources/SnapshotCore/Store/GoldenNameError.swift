import LayoutComparison

/// The reason why a golden's name is refused.
public struct GoldenNameError: Error, Sendable, Hashable {
  /// The fault of a name.
  public enum Fault: Sendable, Hashable {
    /// The name is empty.
    case empty
    /// There is no kind of file.
    case kind
    /// A character cannot be in a file's name everywhere, or has a meaning of its own.
    case character(Character, suggestion: String)
    /// It begins or ends with a space, which some systems drop.
    case outerSpace
    /// It is spelled with separate accents, which some systems join.
    case decomposed
    /// It means a device on some systems.
    case reserved
    /// It has so many bytes, and fewer fit everywhere.
    case length(Int)
  }

  /// The part of the name that is refused.
  public let name: String
  /// The reason why the name is refused.
  public let fault: Fault
}

extension GoldenNameError: CustomStringConvertible {
  /// The name, its fault, and the correction.
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
    case .reserved: "is a device on some machines: add other letters"
    case .length(let length):
      "has \(length) bytes, and at most \(GoldenNameRules.maximumLength) fit everywhere: shorten it"
    }
  }
}
