/// A value in a manifest that is written in Swift, read without running the manifest.
indirect enum ManifestValue: Equatable {
  case text(String)
  case list([ManifestValue])
  case call(ManifestCall)
  /// A name, such as that of a constant, or `.app`.
  case name(String)
  case unknown

  /// The text; nil for other values.
  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  /// The values of a list; for `unknown`, an empty array; for any other value, an array with this
  /// value.
  var list: [ManifestValue] {
    switch self {
    case .list(let list): list
    case .unknown: []
    default: [self]
    }
  }

  /// The texts of a list, or a single text; for a call, its first text, as in
  /// `.process("Pictures")`.
  var texts: [String] {
    list.compactMap { value in
      if case .call(let call) = value { return call.arguments.lazy.compactMap(\.value.text).first }
      return value.text
    }
  }

  /// The last part of a name or of a call's name, `app` for `Product.app`; nil for other values.
  var lastName: String? {
    switch self {
    case .name(let name): name.split(separator: ".").last.map(String.init)
    case .call(let call): call.lastName
    default: nil
    }
  }
}

/// A call in a manifest that is written in Swift.
struct ManifestCall: Equatable {
  struct Argument: Equatable {
    var label: String?
    var value: ManifestValue
  }

  /// The name, such as `.target` or `Package`.
  var name: String
  var arguments: [Argument] = []
  /// The line of the name, counted from 1.
  var line = 1

  /// The last part of the name.
  var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// The value of the argument with a label; `unknown` if there is none.
  subscript(label: String) -> ManifestValue {
    arguments.first { $0.label == label }?.value ?? .unknown
  }

  /// Returns the calls with one of the names: this call or, if it has another name, those in its
  /// arguments.
  ///
  /// Arguments with a label in `excluded` are not searched.
  func all(named names: Set<String>, outside excluded: Set<String>) -> [ManifestCall] {
    if names.contains(lastName) { return [self] }
    return arguments.filter { !excluded.contains($0.label ?? "") }
      .flatMap { Self.all(in: $0.value, names, excluded) }
  }

  private static func all(
    in value: ManifestValue, _ names: Set<String>, _ excluded: Set<String>
  ) -> [ManifestCall] {
    switch value {
    case .call(let call): call.all(named: names, outside: excluded)
    case .list(let list): list.flatMap { all(in: $0, names, excluded) }
    default: []
    }
  }
}
