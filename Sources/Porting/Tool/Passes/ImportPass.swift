import SwiftSyntax

/// A pass that changes imports.
///
/// The pass adds the import of UIKit that a bridging header or an umbrella header provides on iOS,
/// and imports of the parts of Foundation that are separate modules on Linux. It removes unused
/// imports of missing modules; for previews, it also removes used ones except SwiftUI.
struct ImportPass: Pass {
  var purpose = Purpose()

  func run(
    on file: SourceFile, at index: Int, in program: SourceIndex, into changes: inout Changes
  ) {
    let finder = Finder(file: file)
    finder.walk(file.tree)
    changes.importsUIKit = finder.imports.contains { $0.module == "UIKit" }
    let hasFoundation = finder.imports.contains { $0.module == "Foundation" }
    let isMissing = { name in
      !program.typeNames.contains(name)
        && (Self.isUIKits(name) || !hasFoundation && Self.isFoundations(name))
    }
    if !changes.importsUIKit, let name = finder.first(where: isMissing) {
      changes.needsUIKit = true
      changes.notes.append(
        file.note(
          .change, at: name.value, "import UIKit added",
          "on iOS a header imports it for \(name.key)"))
    }
    addParts(to: file, finder, program, &changes)
    removeSiblings(finder, &changes)
    for part in finder.parts {
      changes.notes.append(
        file.note(
          .change, at: part.lowerBound, "import os\(file.text(of: part)) → import os",
          "the module os has no submodules here"))
      changes.replace(part, by: "")
    }
    for (module, range) in finder.imports {
      let unfound: [String]? = purpose.missing.contains(module) ? [] : nil
      guard let beginnings = AppleModules.missing[module] ?? unfound else { continue }
      let name = finder.first { name in
        beginnings.contains(where: name.hasPrefix) && !AppleModules.offered.contains(name)
          && !program.typeNames.contains(name)
      }
      let isNeeded = beginnings.isEmpty || name != nil
      // SwiftUI is not treated like other missing modules, because files that use SwiftUI are left
      // out of previews with a note.
      if isNeeded, purpose.isPreviews, module != "SwiftUI" {
        let place = range.lowerBound
        changes.missingImports.append(
          MissingImport(
            module: module, path: file.path, line: file.line(of: place),
            column: file.column(of: place), beginnings: beginnings))
        changes.replace(range, by: "")
      } else if isNeeded {
        let whose = name.map { "it declares \($0.key)" } ?? "its names are not known"
        changes.notes.append(
          file.note(
            .obstacle, at: name?.value ?? range.lowerBound, "import \(module)",
            "there is no \(module) here, and \(whose)"))
      } else {
        changes.notes.append(
          file.note(
            .change, at: range.lowerBound, "import \(module) taken out",
            "there is none here, and the file uses nothing from it"))
        changes.replace(range, by: "")
      }
    }
  }

  /// Removes imports of the app's modules whose files are compiled in one module with this file.
  private func removeSiblings(_ finder: Finder, _ changes: inout Changes) {
    for (module, range) in finder.imports where purpose.siblings.contains(module) {
      changes.replace(range, by: "")
    }
  }

  /// Adds imports of the modules that are parts of Foundation on Apple's systems but separate on
  /// Linux, such as FoundationNetworking.
  private func addParts(
    to file: SourceFile, _ finder: Finder, _ program: SourceIndex, _ changes: inout Changes
  ) {
    for (module, names) in AppleModules.apart
    where !finder.imports.contains(where: { $0.module == module }) {
      let name = finder.first { names.contains($0) && !program.typeNames.contains($0) }
      guard let name else { continue }
      changes.missingParts.append(module)
      changes.notes.append(
        file.note(
          .change, at: name.value, "import \(module) added",
          "on Linux \(name.key) is in a separate module"))
    }
  }

  private static func isUIKits(_ word: String) -> Bool {
    ["UI", "NSLayout", "CA", "CGAffine"].contains { start in
      word.hasPrefix(start) && word.dropFirst(start.count).first?.isUppercase == true
    } || word.hasPrefix("NSLayout") || word.hasPrefix("CGAffineTransform")
      || AppleModules.offered.contains(word)
  }

  /// Returns whether a name is one of the Foundation names that layout code uses.
  ///
  /// Files that import only UIKit may use these names on iOS.
  private static func isFoundations(_ word: String) -> Bool {
    ["NSObject", "NSCoder", "IndexPath", "IndexSet", "CGFloat", "CGPoint", "CGSize", "CGRect"]
      .contains(word)
  }

  private final class Finder: SyntaxVisitor {
    let file: SourceFile
    var imports: [(module: String, range: Range<Int>)] = []
    /// The ranges of the submodules in imports, as in `os.log`.
    var parts: [Range<Int>] = []
    /// The names in the code, each with the offset of its first use.
    var names: [String: Int] = [:]

    init(file: SourceFile) {
      self.file = file
      super.init(viewMode: .sourceAccurate)
    }

    /// Returns the name that satisfies a condition and is used first, with its offset; nil if there
    /// is none.
    func first(where isMeant: (String) -> Bool) -> (key: String, value: Int)? {
      names.filter { isMeant($0.key) }.min { $0.value < $1.value }
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      if file.isActive(node.ownRange.lowerBound), let first = node.path.first {
        imports.append((first.name.text, node.ownRange))
        // An import of a single declaration, such as `import func os.log`, is not changed.
        if first.name.text == "os", node.path.count > 1, node.importKindSpecifier == nil {
          parts.append(first.name.ownRange.upperBound..<node.path.ownRange.upperBound)
        }
      }
      return .skipChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
      if case .identifier(let name) = token.tokenKind, names[name] == nil,
        file.isActive(token.ownRange.lowerBound)
      {
        names[name] = token.ownRange.lowerBound
      }
      return .skipChildren
    }
  }
}
