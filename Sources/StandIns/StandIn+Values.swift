internal import Foundation
internal import UIKit

extension String: NamedStandIn {
  static func makeStandIn(named name: String) -> Any {
    if name.hasSuffix("Id") || name.hasSuffix("ID") || name == "id" { return "id-1" }
    let name = name.lowercased()
    let found = texts.first { name.contains($0.part) }
    return found?.text ?? "Evening primrose"
  }

  private static let texts = [
    (part: "email", text: "anna.berger@example.org"), (part: "mail", text: "anna@example.org"),
    (part: "url", text: "https://example.org/herbs"), (part: "link", text: "https://example.org"),
    (part: "phone", text: "+41 44 123 45 67"), (part: "date", text: "12 March 2026"),
    (part: "time", text: "10:24"), (part: "price", text: "12.50"), (part: "amount", text: "24.80"),
    (part: "balance", text: "1,204.50"), (part: "count", text: "24"),
    (part: "subtitle", text: "A herb that flowers at night"),
    (part: "description", text: "It grows in dry places and flowers from June to September."),
    (part: "details", text: "It grows in dry places and flowers from June to September."),
    (part: "message", text: "It grows in dry places and flowers from June to September."),
    (part: "body", text: "It grows in dry places and flowers from June to September."),
    (part: "address", text: "12 Garden Street, Bern"), (part: "icon", text: "leaf"),
    (part: "image", text: "leaf"), (part: "color", text: "green"),
    (part: "title", text: "Evening primrose"), (part: "name", text: "Anna Berger"),
    (part: "percent", text: "12 %"), (part: "symbol", text: "KSM"), (part: "key", text: "key"),
  ]
}

extension Int: NamedStandIn { static func makeStandIn(named name: String) -> Any { 3 } }
extension Int8: NamedStandIn { static func makeStandIn(named name: String) -> Any { Int8(3) } }
extension Int16: NamedStandIn { static func makeStandIn(named name: String) -> Any { Int16(3) } }
extension Int32: NamedStandIn { static func makeStandIn(named name: String) -> Any { Int32(3) } }
extension Int64: NamedStandIn { static func makeStandIn(named name: String) -> Any { Int64(3) } }
extension UInt: NamedStandIn { static func makeStandIn(named name: String) -> Any { UInt(3) } }
extension UInt8: NamedStandIn { static func makeStandIn(named name: String) -> Any { UInt8(3) } }
extension UInt16: NamedStandIn { static func makeStandIn(named name: String) -> Any { UInt16(3) } }
extension UInt32: NamedStandIn { static func makeStandIn(named name: String) -> Any { UInt32(3) } }
extension UInt64: NamedStandIn { static func makeStandIn(named name: String) -> Any { UInt64(3) } }
extension Double: NamedStandIn { static func makeStandIn(named name: String) -> Any { 12.5 } }
extension Float: NamedStandIn { static func makeStandIn(named name: String) -> Any { Float(12.5) } }
extension CGFloat: NamedStandIn {
  static func makeStandIn(named name: String) -> Any { CGFloat(12) }
}
extension Bool: NamedStandIn {
  /// Returns whether something is there: what is enabled or visible is, and all else is not.
  static func makeStandIn(named name: String) -> Any {
    let name = name.lowercased()
    let isNot = ["not", "hid", "un", "dis", "never", "error"].contains(where: name.contains)
    return !isNot
      && ["enabled", "visible", "available", "shown", "isvalid"].contains(where: name.contains)
  }
}
extension Character: NamedStandIn {
  static func makeStandIn(named name: String) -> Any { Character("a") }
}
extension Decimal: NamedStandIn {
  static func makeStandIn(named name: String) -> Any { Decimal(12) }
}
extension Date: NamedStandIn {
  static func makeStandIn(named name: String) -> Any { Date(timeIntervalSince1970: 1_773_309_840) }
}
extension URL: NamedStandIn {
  static func makeStandIn(named name: String) -> Any {
    URL(string: "https://example.org/herbs") ?? URL(fileURLWithPath: "/")
  }
}
extension Data: NamedStandIn { static func makeStandIn(named name: String) -> Any { Data() } }
extension UUID: NamedStandIn {
  static func makeStandIn(named name: String) -> Any {
    UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))
  }
}
extension Locale: NamedStandIn {
  static func makeStandIn(named name: String) -> Any { Locale(identifier: "en_US") }
}
extension Calendar: NamedStandIn {
  static func makeStandIn(named name: String) -> Any { Calendar(identifier: .gregorian) }
}
extension TimeZone: NamedStandIn {
  static func makeStandIn(named name: String) -> Any { TimeZone(secondsFromGMT: 0) ?? .current }
}
extension IndexPath: NamedStandIn {
  static func makeStandIn(named name: String) -> Any { IndexPath(item: 0, section: 0) }
}
extension IndexSet: NamedStandIn {
  static func makeStandIn(named name: String) -> Any { IndexSet() }
}
extension CGRect: NamedStandIn {
  static func makeStandIn(named name: String) -> Any { CGRect(x: 0, y: 0, width: 320, height: 80) }
}
extension CGSize: NamedStandIn {
  static func makeStandIn(named name: String) -> Any { CGSize(width: 40, height: 40) }
}
extension CGPoint: NamedStandIn {
  static func makeStandIn(named name: String) -> Any { CGPoint.zero }
}
extension UIEdgeInsets: NamedStandIn {
  static func makeStandIn(named name: String) -> Any { UIEdgeInsets.zero }
}
extension NSRange: NamedStandIn {
  static func makeStandIn(named name: String) -> Any { NSRange(location: 0, length: 0) }
}
extension Array: NamedStandIn {
  static func makeStandIn(named name: String) -> Any {
    // A list inside of others is short, so that their number does not grow with each.
    let count = StandIns.depth > 4 ? 1 : 3
    let values = (0..<count).compactMap { _ in StandIns.value(of: Element.self, named: name) }
    return values as [Element]
  }
}
extension Set: NamedStandIn {
  static func makeStandIn(named name: String) -> Any { Set<Element>() }
}
extension Dictionary: NamedStandIn {
  static func makeStandIn(named name: String) -> Any { [Key: Value]() }
}
extension Result: NamedStandIn where Failure == any Error {
  static func makeStandIn(named name: String) -> Any {
    StandIns.value(of: Success.self, named: name).map { Self.success($0) }
      ?? Self.failure(StandInError())
  }
}
extension Int128: NamedStandIn { static func makeStandIn(named name: String) -> Any { Int128(3) } }
extension UInt128: NamedStandIn {
  static func makeStandIn(named name: String) -> Any { UInt128(3) }
}
