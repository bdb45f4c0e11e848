import SwiftSyntax

/// A class whose objects can be shown without further code: a view, a cell, a controller or a
/// layout that can be made without arguments or from a document.
struct PreviewableClass {
  /// The name of the class.
  let name: String
  /// The expression that creates an object of the class.
  let expression: String

  /// Returns the previewable classes of a file, in source order.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - program: the index of all files.
  ///   - named: the names of the classes in Interface Builder documents, from which their objects
  ///     can be made.
  /// - Returns: the classes.
  static func all(
    in file: SourceFile, of program: SourceIndex, named: Set<String>
  ) -> [PreviewableClass] {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(file.tree)
    return finder.found.filter { file.isActive($0.ownRange.lowerBound) }.compactMap { node in
      PreviewableClass(node, of: program, isNamed: named.contains(node.name.text))
    }
  }

  private init?(_ node: ClassDeclSyntax, of program: SourceIndex, isNamed: Bool) {
    let isHidden = node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    name = node.name.text
    guard !isHidden, node.genericParameterClause == nil,
      let root = Self.root(of: name, in: program)
    else { return nil }
    let isView = ["View", "Cell", "Label", "Control", "Bar"].contains(where: root.hasSuffix)
    // The initialisers of these two classes need a layout as an argument.
    let needsMore = ["UICollectionView", "UICollectionViewController"].contains(root)
    guard isView || root.hasSuffix("Controller") || root.hasSuffix("Layout") else { return nil }
    let made = Self.expression(making: name, isView: isView, needsMore, in: program)
    if isNamed, isView || root.hasSuffix("Controller") {
      let kind = isView ? "view" : "controller"
      expression =
        "PreviewDocuments.\(kind)(of: \(name).self)" + (made.map { " { \($0) }" } ?? "")
    } else if let made {
      expression = made
    } else {
      return nil
    }
  }

  /// Returns the expression that makes an object without an Interface Builder document; nil if none
  /// of the initialisers can be called without arguments or, for a view, with only a frame.
  private static func expression(
    making name: String, isView: Bool, _ needsMore: Bool, in program: SourceIndex
  ) -> String? {
    let initializers = initializers(of: name, in: program)
    if initializers.contains(where: \.takesNothing) { return "\(name)()" }
    if needsMore { return nil }
    if isView {
      let isMade = initializers.isEmpty || initializers.contains(where: \.takesFrame)
      return isMade ? "\(name)(frame: .zero)" : nil
    }
    return initializers.isEmpty ? "\(name)()" : nil
  }

  /// Returns the UIKit class from which a class inherits, directly or through other classes in the
  /// files; nil if there is none.
  private static func root(of name: String, in program: SourceIndex) -> String? {
    guard let last = program.lineage(of: name).last else { return nil }
    return program.types[last]?.inherited.first { $0.hasPrefix("UI") }
  }

  /// Returns the initialisers of a class or, if it declares none, those of its nearest superclass
  /// that does.
  ///
  /// `init(coder:)` is returned only if it is the only one: it then prevents the inheritance of
  /// others.
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
      if !all.isEmpty { return made.isEmpty ? all : made }
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
  /// Whether the initialiser can be called without arguments.
  fileprivate var takesNothing: Bool {
    optionalMark == nil
      && signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
  }

  /// Whether the initialiser can be called with a frame as its only argument.
  fileprivate var takesFrame: Bool {
    let parameters = signature.parameterClause.parameters
    return optionalMark == nil && parameters.first?.firstName.text == "frame"
      && parameters.dropFirst().allSatisfy { $0.defaultValue != nil }
  }
}
