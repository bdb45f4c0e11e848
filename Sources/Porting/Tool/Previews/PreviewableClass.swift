import SwiftSyntax

/// A class that can be shown without any setup: a view, a cell, a controller or a layout that is
/// created without arguments.
struct PreviewableClass {
  /// The name of the class.
  let name: String
  /// The expression that creates an object of the class.
  let expression: String

  /// Returns the previewable classes of a file, in source order.
  static func all(in file: SourceFile, of program: SourceIndex) -> [PreviewableClass] {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(file.tree)
    return finder.found.filter { file.isActive($0.ownRange.lowerBound) }.compactMap { node in
      PreviewableClass(node, of: program)
    }
  }

  private init?(_ node: ClassDeclSyntax, of program: SourceIndex) {
    let isHidden = node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    name = node.name.text
    guard !isHidden, node.genericParameterClause == nil,
      let root = Self.root(of: name, in: program)
    else { return nil }
    let isView = ["View", "Cell", "Label", "Control", "Bar"].contains(where: root.hasSuffix)
    // A collection view cannot be created without a layout.
    let needsMore = ["UICollectionView", "UICollectionViewController"].contains(root)
    guard isView || root.hasSuffix("Controller") || root.hasSuffix("Layout") else { return nil }
    let initializers = Self.initializers(of: name, in: program)
    if initializers.contains(where: \.takesNothing) {
      expression = "\(name)()"
    } else if isView, !needsMore, initializers.isEmpty || initializers.contains(where: \.takesFrame)
    {
      expression = "\(name)(frame: .zero)"
    } else if !isView, !needsMore, initializers.isEmpty {
      expression = "\(name)()"
    } else {
      return nil
    }
  }

  /// Returns the nearest UIKit class from which a class inherits.
  private static func root(of name: String, in program: SourceIndex) -> String? {
    guard let last = program.lineage(of: name).last else { return nil }
    return program.types[last]?.inherited.first { $0.hasPrefix("UI") }
  }

  /// Returns the initialisers of a class, or the nearest inherited ones if it declares none.
  ///
  /// Initialisers with coders are ignored.
  private static func initializers(
    of name: String, in program: SourceIndex
  ) -> [InitializerDeclSyntax] {
    for type in program.lineage(of: name) {
      let all = (program.types[type]?.members ?? []).compactMap {
        $0.value.declaration.as(InitializerDeclSyntax.self)
      }
      let made = all.filter {
        $0.signature.parameterClause.parameters.first?.firstName.text != "coder"
      }
      if !made.isEmpty { return made }
    }
    return []
  }

  private final class Finder: SyntaxVisitor {
    var found: [ClassDeclSyntax] = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      found.append(node)
      return .skipChildren
    }

    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}

extension InitializerDeclSyntax {
  /// Whether it can be called without arguments.
  fileprivate var takesNothing: Bool {
    optionalMark == nil
      && signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
  }

  /// Whether it can be called with only a frame.
  fileprivate var takesFrame: Bool {
    let parameters = signature.parameterClause.parameters
    return optionalMark == nil && parameters.first?.firstName.text == "frame"
      && parameters.dropFirst().allSatisfy { $0.defaultValue != nil }
  }
}
