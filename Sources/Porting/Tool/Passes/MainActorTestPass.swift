import SwiftSyntax

/// A pass that changes tests which are isolated to the main actor so that XCTest on Linux can run
/// them.
///
/// ```
/// @MainActor final class ShelfTests: XCTestCase {
///   override func setUp() { MainActor.assumeIsolated { shelf = Shelf() } }
///   func testRows() async { … }
/// }
/// ```
///
/// On Linux, XCTest casts tests to known function types. The type of a test isolated to the main
/// actor is not among these, so the program would crash before the first test; the type of an
/// `async` test is. `setUp` and `tearDown` run on the main thread, so that `assumeIsolated` is
/// correct there.
struct MainActorTestPass: Pass {
  func run(
    on file: SourceFile, at index: Int, in program: SourceIndex, into changes: inout Changes
  ) {
    let finder = Finder(file: file, program: program)
    finder.walk(file.tree)
    for test in finder.tests {
      changes.notes.append(
        file.note(
          .change, at: test.name.ownRange.lowerBound, "\(test.name.text) → \(test.name.text) async",
          "XCTest calls tests of the main actor here only if they are async"))
      changes.insert(" async", at: test.signature.parameterClause.ownRange.upperBound)
    }
    for method in finder.surroundings {
      guard let body = method.body else { continue }
      let mayThrow = method.signature.effectSpecifiers?.throwsClause != nil
      changes.notes.append(
        file.note(
          .change, at: method.name.ownRange.lowerBound,
          "\(method.name.text) assumes that it runs on the main actor",
          "the method that it overrides belongs to no actor"))
      changes.insert(
        mayThrow ? " try MainActor.assumeIsolated {" : " MainActor.assumeIsolated {",
        at: body.leftBrace.ownRange.upperBound)
      changes.insert("} ", at: body.rightBrace.ownRange.lowerBound)
    }
  }

  private final class Finder: SyntaxVisitor {
    private let file: SourceFile
    private let program: SourceIndex
    /// For each enclosing type, the innermost last: whether it is a test case, and whether it is
    /// isolated to the main actor.
    private var types: [(isTestCase: Bool, isIsolated: Bool)] = []
    var tests: [FunctionDeclSyntax] = []
    var surroundings: [FunctionDeclSyntax] = []

    init(file: SourceFile, program: SourceIndex) {
      self.file = file
      self.program = program
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text, node.attributes)
    }

    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.extendedType.lastName, node.attributes)
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let type = types.last, type.isTestCase, file.isActive(node.ownRange.lowerBound) else {
        return .skipChildren
      }
      let words = node.modifiers.map(\.name.text)
      let isIsolated = type.isIsolated && !words.contains("nonisolated")
      let isOwn = !node.attributes.named("MainActor").isEmpty
      guard isIsolated || isOwn, node.signature.effectSpecifiers?.asyncSpecifier == nil else {
        return .skipChildren
      }
      if words.contains("override"), Self.around.contains(node.name.text) {
        // A method with `@MainActor` does not need `assumeIsolated`, and a method that was ported
        // before already contains it.
        let isDone = node.body?.statements.ownText.contains("MainActor.assumeIsolated") == true
        if !isOwn, !isDone { surroundings.append(node) }
      } else if node.isTest {
        tests.append(node)
      }
      return .skipChildren
    }

    private static let around: Set = [
      "setUp", "setUpWithError", "tearDown", "tearDownWithError", "invokeTest",
    ]

    private func enter(
      _ name: String, _ attributes: AttributeListSyntax
    ) -> SyntaxVisitorContinueKind {
      let isIsolated =
        !attributes.named("MainActor").isEmpty || program.isOnMainActor(name)
      types.append((program.isTestCase(name), isIsolated))
      return .visitChildren
    }
  }
}

extension FunctionDeclSyntax {
  /// Whether XCTest runs the method as a test: its name begins with "test", it has no parameters
  /// and no result, and it is neither generic, static nor private.
  fileprivate var isTest: Bool {
    let words = modifiers.map(\.name.text)
    return name.text.hasPrefix("test") && signature.parameterClause.parameters.isEmpty
      && signature.returnClause == nil && genericParameterClause == nil
      && !words.contains { ["static", "class", "private", "fileprivate"].contains($0) }
  }
}

extension SourceIndex {
  /// Returns whether a class is a test case, even if its superclass is declared in another module.
  fileprivate func isTestCase(_ name: String) -> Bool {
    guard let last = lineage(of: name).last else { return false }
    return types[last]?.inherited.first?.hasSuffix("TestCase") == true
  }

  /// Returns whether a class is isolated to the main actor: by its own attribute or that of a
  /// superclass, or by a protocol in the declaration of one of these classes.
  fileprivate func isOnMainActor(_ name: String) -> Bool {
    lineage(of: name).contains { name in
      types[name]?.isOnMainActor == true
        || allProtocols(of: types[name]?.inherited ?? []).contains {
          mainActorProtocols.contains($0) || UIKitRequirements.table.knows($0)
        }
    }
  }
}
