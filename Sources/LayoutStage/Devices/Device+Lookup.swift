import Basics

extension Device {
  /// Every known device, phones first.
  public static let all = phones + pads

  /// The device of figures that name none: an iPhone 7 Plus, as in the posts.
  package static var usual: Device { named("iPhone 7 Plus") ?? all[0] }

  /// Returns the device with a name or a model of this name.
  ///
  /// Case, spaces and punctuation do not matter: `iphone7plus` is an iPhone 7 Plus.
  public static func named(_ name: String) -> Device? {
    let wanted = name.lookupKey
    return all.first { $0.name.lookupKey == wanted }
      ?? all.first { $0.models.contains { $0.lookupKey == wanted } }
  }

  /// Returns the device with a name or a model of this name, under the very product's name.
  ///
  /// A message about a device then names the one that was requested: `iphone15pro` is an iPhone 15
  /// Pro, whose screen is an iPhone 14 Pro's.
  package static func called(_ name: String) -> Device? {
    guard var device = named(name) else { return nil }
    let wanted = name.lookupKey
    device.name =
      ([device.name] + device.models).first { $0.lookupKey == wanted } ?? device.name
    return device
  }

  /// Returns the known name that is most like a mistyped one, or nil when none is.
  ///
  /// Of names that are equally like it the one with the nearest number: a caller that names a
  /// product that is not known yet gets the last one.
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
  /// The letters and digits in lower case: the parts of a name that people type from memory.
  var lookupKey: String {
    String(lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// The first whole number in a name; 0 if there is none.
  fileprivate var firstNumber: Int {
    Int(drop { !$0.isNumber }.prefix { $0.isNumber }.prefix(9)) ?? 0
  }
}
