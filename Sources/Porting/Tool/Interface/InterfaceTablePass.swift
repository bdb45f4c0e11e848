import SwiftSyntax

/// A pass that adds a table of classes to the end of a file, through which Interface Builder
/// documents find the classes.
///
/// The table contains the classes in documents, the classes with a name in `@objc(…)`, and the
/// members in extensions of other modules' classes. If the `init(coder:)` of a class only ends the
/// program, the table also contains the reason that the initialiser gives. The running program
/// finds the table by the fixed prefix of its type's name.
struct InterfaceTablePass: Pass {
  /// The names of the classes in Interface Builder documents.
  let named: Set<String>
  /// Whether the file is built with optimisation, which may remove unused declarations.
  let isOptimised: Bool

  func run(
    on file: SourceFile, at index: Int, in program: SourceIndex, into changes: inout Changes
  ) {
    let classes = (program.interfaces.parts[index] ?? []).flatMap { entry(of: $0, in: program) }
    let others = (program.interfaces.helpers[index] ?? []).filter(\.isOfOther).map { helper in
      let path = helper.part.path
      return ".members(\(path).self, \(path).\(helper.name)(UIKit.InterfaceBuilderMembers()))"
    }
    let entries = classes + others
    let name = "QuarterturnInterface_\(file.identifier)"
    // A file that was ported before already contains the table.
    if entries.isEmpty || file.text.contains("enum \(name):") { return }
    let type = "UIKit.InterfaceBuilderTable"
    let anchor = "public func q\(name.dropFirst())() -> Any.Type { \(name).self }"
    let isEnded = file.bytes.last == UInt8(ascii: "\n")
    changes.insert(
      "\(isEnded ? "" : "\n")private enum \(name): UIKit.InterfaceBuilderRegistry { "
        + "@MainActor static var table: \(type) { \(type)()\(entries.joined()) } }"
        + (isOptimised ? "; \(anchor)\n" : "\n"), at: file.bytes.count)
    changes.needsUIKit = true
  }

  private func entry(of part: InterfacePart, in program: SourceIndex) -> [String] {
    guard case .body(let node) = part.declaration, part.isVisible else { return [] }
    let name = node.attributes.argument(of: "objc")
    guard name != nil || named.contains(part.name) else { return [] }
    var entries = [".add(\(name.map { "\($0.quoted), " } ?? "")\(part.path).self)"]
    if let refusal = program.interfaces.refusals[part.name] {
      let place = "file: \(refusal.place.file.quoted), line: \(refusal.place.line)"
      entries.append(".refuse(\(part.path).self, \(refusal.reason.quoted), \(place))")
    }
    return entries
  }
}

extension SourceFile {
  /// The file name without its extension, as a part of a Swift identifier.
  var identifier: String {
    baseName.unicodeScalars.map { scalar in
      scalar.isASCII && scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        ? String(scalar) : "_\(String(scalar.value, radix: 16))_"
    }.joined()
  }
}
