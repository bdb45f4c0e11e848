import Foundation

/// The package manager's own description of a build, which it keeps beside the products.
struct BuildDescription: Decodable {
  /// A call of the compiler, which makes one module.
  struct Compilation: Decodable {
    let moduleName: String
    /// The folder of the modules.
    let importPath: String
    let otherArguments: [String]
  }

  private let swiftCommands: [String: Compilation]
  private let targetDependencyMap: [String: [String]]

  /// Returns a target and all that it needs, also through others.
  func closure(of target: String) -> Set<String> {
    Set(targetDependencyMap[target] ?? []).union([target])
  }

  /// Returns the call that compiles a target; nil if there is none.
  func compilation(of target: String) -> Compilation? {
    swiftCommands.values.first { $0.moduleName == target }
  }
}

extension BuildDescription.Compilation {
  /// The flags with which another compilation reads the module and all that it imports.
  var importFlags: [String] {
    let forClang = otherArguments.filter { $0.hasPrefix(Self.map) || $0.hasPrefix("-I/") }
    return ["-I", importPath] + forClang.flatMap { ["-Xcc", $0] }
  }

  /// The flags that link the system's libraries.
  ///
  /// Objects of Swift name those that they import, objects of C none; the module maps list all.
  var linkFlags: [String] {
    let maps = otherArguments.filter { $0.hasPrefix(Self.map) }.map { $0.dropFirst(Self.map.count) }
    let texts = maps.compactMap { try? String(contentsOfFile: String($0), encoding: .utf8) }
    return texts.flatMap { $0.matches(of: #/\blink\s+"([^"]+)"/#).map { "-l\($0.1)" } }
  }

  private static let map = "-fmodule-map-file="
}
