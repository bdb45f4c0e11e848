import Basics

extension Device {
  /// All known devices, iPhones first.
  public static let all = phones + pads

  /// The default device, an iPhone 7 Plus, for figures that specify none.
  package static var usual: Device { named("iPhone 7 Plus") ?? all[0] }

  /// Returns the device whose name or one of whose models matches `name`, or nil if there is none.
  ///
  /// Case, spaces and punctuation are ignored: `iphone7plus` is an iPhone 7 Plus.
  public static func named(_ name: String) -> Device? {
    let wanted = name.lookupKey
    return all.first { $0.name.lookupKey == wanted }
      ?? all.first { $0.models.contains { $0.lookupKey == wanted } }
  }

  /// Returns the device that matches `name`, renamed to the exact product that was requested; nil
  /// for an unknown name.
  ///
  /// Messages then contain the requested product: `iphone15pro` becomes an iPhone 15 Pro, although
  /// its screen is recorded under the name iPhone 14 Pro.
  package static func called(_ name: String) -> Device? {
    guard var device = named(name) else { return nil }
    let wanted = name.lookupKey
    device.name =
      ([device.name] + device.models).first { $0.lookupKey == wanted } ?? device.name
    return device
  }

  /// Returns the known name most similar to a mistyped one, or nil if none is similar enough.
  ///
  /// Among equally similar names, the one whose number is closest is returned: for a later iPhone
  /// Pro that is not in this list, for example, the latest one that is.
  public static func nearestName(to name: String) -> String? {
    let number = name.firstNumber
    let names = all.flatMap { [$0.name] + $0.models }.enumerated().sorted { one, other in
      let (a, b) = (abs(one.element.firstNumber - number), abs(other.element.firstNumber - number))
      return (a, one.offset) < (b, other.offset)
    }
    return NearestName.of(name, in: names.map(\.element))
  }
}

extension String {
  /// The letters, in lower case, and the digits of the name, without spaces and punctuation, which
  /// are often typed differently.
  var lookupKey: String {
    String(lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// The first whole number in a name; 0 if there is none.
  fileprivate var firstNumber: Int {
    Int(drop { !$0.isNumber }.prefix { $0.isNumber }.prefix(9)) ?? 0
  }
}
