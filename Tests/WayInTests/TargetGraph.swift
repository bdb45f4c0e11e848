import Foundation
import TestSupport

/// The package's targets, each with those that it needs.
struct TargetGraph {
  /// The targets that a target names, by its name; without tests and plugins.
  private let needs: [String: Set<String>]
  /// The names of the targets, in the manifest's order.
  private let order: [String]

  /// Reads the manifest of a package.
  init(of package: URL) throws {
    // The run of the tests holds the lock of the build folder.
    let scratch = try TemporaryFolder()
    let run = try ProgramRun(
      URL(fileURLWithPath: "/usr/bin/env"),
      [
        "swift", "package", "--package-path", package.path, "--scratch-path", scratch.url.path,
        "dump-package",
      ])
    let manifest = try JSONDecoder().decode(Manifest.self, from: run.output)
    let kept = manifest.targets.filter { Self.isShown($0) }
    order = kept.map(\.name)
    let names = Set(order)
    needs = Dictionary(
      uniqueKeysWithValues: kept.map { ($0.name, names.intersection($0.dependencies.map(\.name))) })
  }

  /// The sources that users get: no tests, no plugins, and no module that only carries imports.
  private static func isShown(_ target: Manifest.Target) -> Bool {
    let isSource = ["regular", "executable", "system"].contains(target.type)
    let isTest = target.path?.hasPrefix("Tests/") == true
    return isSource && !isTest && !target.name.hasPrefix("_") && target.name != "UIKitParts"
  }

  private struct Manifest: Decodable {
    struct Target: Decodable {
      let name: String
      let type: String
      let path: String?
      let dependencies: [Dependency]
    }

    /// A dependency by name, of which only the name is read.
    struct Dependency: Decodable {
      let name: String

      init(from decoder: any Decoder) throws {
        let values = try decoder.singleValueContainer().decode([String: [Part?]].self)
        name = values.values.compactMap { $0.first??.text }.first ?? ""
      }
    }

    /// The name, or the condition under which the target is needed.
    struct Part: Decodable {
      let text: String?
      init(from decoder: any Decoder) throws {
        text = try? decoder.singleValueContainer().decode(String.self)
      }
    }

    let targets: [Target]
  }

  /// The arrows that lead to a target further down in the manifest: `FROM --> TO`.
  var upwardArrows: [String] {
    order.indices.flatMap { index in
      order[index...].filter { needs[order[index]]?.contains($0) == true }
        .map { "\(order[index]) --> \($0)" }
    }
  }

  /// The arrows that do not follow from others, sorted.
  private var arrows: [(from: String, to: String)] {
    needs.keys.sorted().flatMap { name in
      let direct = needs[name] ?? []
      let farther = direct.reduce(into: Set<String>()) { $0.formUnion(all(below: $1)) }
      return direct.subtracting(farther).sorted().map { (name, $0) }
    }
  }

  /// Returns the targets that a target needs, by itself or through others.
  func all(below name: String) -> Set<String> {
    (needs[name] ?? []).reduce(into: needs[name] ?? []) { $0.formUnion(all(below: $1)) }
  }

  /// Whether a target is C, by its name, such as `CPNG`; `CoreGraphics` goes on in lower case.
  private func isC(_ name: String) -> Bool {
    name.first == "C" && name.dropFirst().first?.isUppercase == true
  }

  /// The graph as a Mermaid diagram, which GitHub draws; C targets are rounded.
  var diagram: String {
    let shapes = needs.keys.filter(isC).sorted().map { "  \($0)([\($0)])" }
    let lines = arrows.map { "  \($0.from) --> \($0.to)" }
    return (["```mermaid", "graph LR"] + shapes + lines + ["```"]).joined(separator: "\n")
  }
}
