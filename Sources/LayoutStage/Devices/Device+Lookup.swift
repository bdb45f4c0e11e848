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

  /// Returns the known name that is most like a mistyped one, or nil when none is.
  public static func nearestName(to name: String) -> String? {
    NearestName.of(name, in: all.flatMap { [$0.name] + $0.models })
  }
}

extension String {
  /// The letters and digits in lower case: what remains of a name when it is typed from memory.
  var lookupKey: String {
    String(lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
