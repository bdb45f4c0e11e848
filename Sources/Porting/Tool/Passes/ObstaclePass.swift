import SwiftSyntax

/// A pass that reports the uses of functions of Objective-C's runtime, which do not exist on Linux
/// and which no other pass can convert.
struct ObstaclePass: Pass {
  private static let functions: [String: String] = [
    "method_exchangeImplementations": "methods cannot be exchanged while the program runs",
    "method_setImplementation": "methods cannot be exchanged while the program runs",
    "class_replaceMethod": "methods cannot be exchanged while the program runs",
    "class_addMethod": "methods cannot be added while the program runs",
    "class_getInstanceMethod": "methods cannot be looked up by name",
    "class_getClassMethod": "methods cannot be looked up by name",
    "class_copyIvarList": "variables cannot be looked up by name",
    "class_copyPropertyList": "properties cannot be looked up by name",
    "objc_allocateClassPair": "classes cannot be made while the program runs",
  ]

  func run(
    on file: SourceFile, at index: Int, in program: SourceIndex, into changes: inout Changes
  ) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(file.tree)
    for call in finder.calls {
      let name = call.ownText
      guard let why = Self.functions[name], file.isActive(call.ownRange.lowerBound) else {
        continue
      }
      changes.notes.append(file.note(.obstacle, at: call.ownRange.lowerBound, name, why))
    }
  }

  private final class Finder: SyntaxVisitor {
    var calls: [DeclReferenceExprSyntax] = []

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      calls.append(node)
      return .skipChildren
    }
  }
}
