import Foundation
import InterfaceBuilder

extension NibLoading {
  /// Returns an object with the texts of the chosen language (facts IB142 to IB144).
  func localized(_ description: InterfaceObject) -> InterfaceObject {
    guard let texts = file.strings[description.id] else { return description }
    var description = description
    for (property, text) in texts { description.localize(property, text) }
    return description
  }
}

extension InterfaceObject {
  private static let accessibility = "accessibilityConfiguration"
  private var accessibilityFields: [String: InterfaceValue]? {
    guard case .fields(let fields) = properties[Self.accessibility] else { return nil }
    return fields
  }

  /// Replaces a text.
  ///
  /// The property is `segmentTitles[2]` for a segment, `normalTitle` for a control's state,
  /// `accessibilityLabel` for accessibility, and otherwise a property of the object itself.
  fileprivate mutating func localize(_ property: String, _ text: String) {
    if property.hasPrefix("segmentTitles["), let index = Int(property.dropFirst(14).dropLast()) {
      guard let count = lists["segments"]?.count, (0..<count).contains(index) else { return }
      lists["segments"]?[index].properties["title"] = .text(text)
    } else if property.hasSuffix("Title"), states[String(property.dropLast(5))] != nil {
      states[String(property.dropLast(5))]?["title"] = .text(text)
    } else if property.hasPrefix("accessibility"), var fields = accessibilityFields {
      fields[property.dropFirst(13).lowercased()] = .text(text)
      properties[Self.accessibility] = .fields(fields)
    } else {
      properties[property] = .text(text)
    }
  }
}
