internal import Foundation
internal import UIKit

extension String: NamedStandIn {
  static func makeStandIn(named name: String) -> Any {
    SampleText(named: name).text(at: StandIns.place)
  }
}

extension NamedStandIn where Self: FixedWidthInteger {
  static func makeStandIn(named name: String) -> Any {
    Self(clamping: SampleNumber(named: name).whole(at: StandIns.place))
  }
}
extension Int: NamedStandIn {}
extension Int8: NamedStandIn {}
extension Int16: NamedStandIn {}
extension Int32: NamedStandIn {}
extension Int64: NamedStandIn {}
extension UInt: NamedStandIn {}
extension UInt8: NamedStandIn {}
extension UInt16: NamedStandIn {}
extension UInt32: NamedStandIn {}
extension UInt64: NamedStandIn {}
extension Double: NamedStandIn {
  static func makeStandIn(named name: String) -> Any {
    SampleNumber(named: name).fraction(at: StandIns.place)
  }
}
extension Float: NamedStandIn {
  static func makeStandIn(named name: String) -> Any {
    Float(SampleNumber(named: name).fraction(at: StandIns.place))
  }
}
extension CGFloat: NamedStandIn {
  static func makeStandIn(named name: String) -> Any {
    CGFloat(SampleNumber(named: name).length)
  }
}
extension Bool: NamedStandIn {
  /// Returns true for names that contain, for example, `enabled` or `visible` and no negation;
  /// otherwise false.
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
  static func makeStandIn(named name: String) -> Any {
    // Each value of an array is two days older than the one before.
    Date(timeIntervalSince1970: 1_773_309_840 - Double(StandIns.place) * 172_800)
  }
}
extension URL: NamedStandIn {
  static func makeStandIn(named name: String) -> Any {
    URL(string: "https://example.org/herbs") ?? URL(fileURLWithPath: "/")
  }
}
extension Data: NamedStandIn { static func makeStandIn(named name: String) -> Any { Data() } }
extension UUID: NamedStandIn {
  static func makeStandIn(named name: String) -> Any {
    UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, UInt8(16 + StandIns.place)))
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
    // Deeply nested arrays have one element, because the number of values multiplies with each
    // level.
    let count = StandIns.depth > 4 ? 1 : 3
    let values = (0..<count).compactMap { number in
      StandIns.inList(number) { StandIns.value(of: Element.self, named: name) }
    }
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
