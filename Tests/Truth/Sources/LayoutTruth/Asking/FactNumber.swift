import Foundation

/// The numbers of facts, such as A14, W9 and RO28.
enum FactNumber {
  /// Those that a text cites, in their order.
  static func all(in text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.map(String.init).filter {
      $0.range(of: "^[A-Z]{1,2}[0-9]{1,3}$", options: .regularExpression) != nil
    }
  }
}
