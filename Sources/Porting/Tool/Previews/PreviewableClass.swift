import SwiftSyntax

/// A class that can be shown without any setup: a view, a cell, a controller or a layout
/// that is made without arguments.
struct PreviewableClass {
  /// The name of the class.
  let name: String
  /// The expression that makes one.
  let expression: String

  /// Returns the classes of a file, in its order.
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
    // A collection view needs a layout before anything else.
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

  /// The nearest class of UIKit above one of these files.
  private static func root(of name: String, in program: SourceIndex) -> String? {
    guard let last = program.lineage(of: name).last else { return nil }
    return program.types[last]?.inherited.first { $0.hasPrefix("UI") }
  }

  /// Returns the initialisers of a class: its own, else those that it inherits, without coders.
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
  /// Whether it can be called with nothing.
  fileprivate var takesNothing: Bool {
    optionalMark == nil
      && signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
  }

  /// Whether it can be called with a frame alone.
  fileprivate var takesFrame: Bool {
    let parameters = signature.parameterClause.parameters
    return optionalMark == nil && parameters.first?.firstName.text == "frame"
      && parameters.dropFirst().allSatisfy { $0.defaultValue != nil }
  }
}
