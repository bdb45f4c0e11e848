import Foundation

/// The description of a build that Swift Package Manager writes into the folder of build products.
struct BuildDescription: Decodable {
  /// A compiler call that makes one module.
  struct Compilation: Decodable {
    let moduleName: String
    /// The folder that contains the compiled modules.
    let importPath: String
    let otherArguments: [String]
  }

  private let swiftCommands: [String: Compilation]
  private let targetDependencyMap: [String: [String]]

  /// Returns a target and all its dependencies, including indirect ones.
  func closure(of target: String) -> Set<String> {
    Set(targetDependencyMap[target] ?? []).union([target])
  }

  /// Returns the compiler call for a target; nil if there is none.
  func compilation(of target: String) -> Compilation? {
    swiftCommands.values.first { $0.moduleName == target }
  }
}

extension BuildDescription.Compilation {
  /// The compiler flags needed to import this module with all modules that it imports.
  var importFlags: [String] {
    let forClang = otherArguments.filter { $0.hasPrefix(Self.map) || $0.hasPrefix("-I/") }
    return ["-I", importPath] + forClang.flatMap { ["-Xcc", $0] }
  }

  /// The flags that link the system's libraries.
  ///
  /// Object files of Swift contain the names of the libraries to link. Object files of C do not, so
  /// the names are read from the module maps of C modules.
  var linkFlags: [String] {
    let maps = otherArguments.filter { $0.hasPrefix(Self.map) }.map { $0.dropFirst(Self.map.count) }
    let texts = maps.compactMap { try? String(contentsOfFile: String($0), encoding: .utf8) }
    return texts.flatMap { $0.matches(of: #/\blink\s+"([^"]+)"/#).map { "-l\($0.1)" } }
  }

  private static let map = "-fmodule-map-file="
}
