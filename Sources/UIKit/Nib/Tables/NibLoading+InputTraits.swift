import Foundation
import InterfaceBuilder

extension NibLoading {
  /// Sets the input traits of a text (fact IB59).
  func set(_ value: InterfaceValue, of text: some UITextInputTraits) {
    guard let fields = value.fields else { return }
    func choice<Choice>(
      _ name: String, _ choices: [String: Choice], _ set: (Choice) -> Void
    ) {
      fields[name]?.text.flatMap { choices[$0] }.map(set)
    }
    choice("keyboardType", Self.keyboardTypes) { text.keyboardType = $0 }
    choice("returnKeyType", Self.returnKeys) { text.returnKeyType = $0 }
    choice("keyboardAppearance", Self.appearances) { text.keyboardAppearance = $0 }
    choice("autocapitalizationType", Self.capitals) { text.autocapitalizationType = $0 }
    choice("autocorrectionType", ["no": .no, "yes": .yes]) { text.autocorrectionType = $0 }
    choice("spellCheckingType", ["no": .no, "yes": .yes]) { text.spellCheckingType = $0 }
    choice("smartQuotesType", ["no": .no, "yes": .yes]) { text.smartQuotesType = $0 }
    choice("smartDashesType", ["no": .no, "yes": .yes]) { text.smartDashesType = $0 }
    choice("smartInsertDeleteType", ["no": .no, "yes": .yes]) { text.smartInsertDeleteType = $0 }
    fields["enablesReturnKeyAutomatically"]?.bool.map { text.enablesReturnKeyAutomatically = $0 }
    fields["secureTextEntry"]?.bool.map { text.isSecureTextEntry = $0 }
    fields["textContentType"]?.text.map {
      text.textContentType = UITextContentType(rawValue: $0)
    }
  }

  private static let keyboardTypes: [String: UIKeyboardType] = [
    "default": .default, "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation,
    "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
    "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
    "webSearch": .webSearch, "asciiCapableNumberPad": .asciiCapableNumberPad,
  ]
  private static let returnKeys: [String: UIReturnKeyType] = [
    "default": .default, "go": .go, "google": .google, "join": .join, "next": .next,
    "route": .route, "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
    "emergencyCall": .emergencyCall, "continue": .continue,
  ]
  private static let appearances: [String: UIKeyboardAppearance] = [
    "default": .default, "alert": .dark, "dark": .dark, "light": .light,
  ]
  private static let capitals: [String: UITextAutocapitalizationType] = [
    "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
  ]
}
