import SwiftSyntax

/// The expressions that make an object of a class with sample arguments.
struct ObjectMaking {
  let type: AppDeclaration
  let closure: Closure

  /// The first expression that makes an object; nil if there is none.
  var expression: String? { expressions.first }

  /// The largest number of initialisers that are called.
  private static let most = 3

  /// The expressions that make an object, the best first: that of the project's `views.json`, that
  /// of a test or with the app's sample values, and calls of the initialisers.
  var expressions: [String] {
    [closure.makings[type.name], closure.tested[type.name]].compactMap(\.self) + calls
  }

  private var calls: [String] {
    var owner = type
    for _ in 0..<20 {
      let own = Self.initializers(of: owner, in: closure)
      if !own.isEmpty {
        return own.prefix(Self.most).map { node in
          node.attempt(
            type.path + SuperCall.arguments(of: node, in: type.name)
              + (node.optionalMark == nil ? "" : "!"))
        }
      }
      let hasHidden = owner.members.contains {
        $0.kind == .initializer && closure.form(of: $0) != nil && !$0.isCoder
      }
      if hasHidden { return [] }
      if let coder = owner.members.first(where: { $0.kind == .initializer && $0.isCoder }) {
        // A class that declares only `init(coder:)` inherits no other initialiser, so the object is
        // made with a sample coder without content.
        let node = coder.declaration.as(InitializerDeclSyntax.self)
        return ["\(type.path)(coder: standInCoder())\(node?.optionalMark == nil ? "" : "!")"]
      }
      guard let parent = closure.index.superclass(of: owner) else { return ["\(type.path)()"] }
      guard let app = parent.app else { return inherited(from: parent.name) }
      owner = app
    }
    return []
  }

  private func inherited(from root: String) -> [String] {
    let base = closure.repairs.missing.superclass(of: root) ?? root
    if base.hasSuffix("Controller"), base != "UITableViewController", base != "UIHostingController",
      base != "UICollectionViewController", base != "UIPageViewController"
    {
      return ["\(type.path)()"]
    }
    let found = SuperCall.known.first { base.hasSuffix($0.ending) }
    let plain = "\(type.path)()"
    guard let arguments = found?.arguments else { return [plain] }
    return ["\(type.path)\(arguments)", plain]
  }

  /// Returns the initialisers of a type that other files can call, sorted by `rank`.
  static func initializers(
    of type: AppDeclaration, in closure: Closure
  ) -> [InitializerDeclSyntax] {
    let parts = [type] + closure.index.extensions(of: type.name)
    return parts.flatMap(\.members).filter {
      $0.kind == .initializer && closure.form(of: $0) != nil && !$0.isCoder
        // A private initialiser can be called if it is a stub, because stubs are not private.
        && (!$0.isPrivate || closure.form(of: $0) == .stub)
    }.compactMap { $0.declaration.as(InitializerDeclSyntax.self) }
      .filter { $0.genericParameterClause == nil && !$0.isAsync }
      .enumerated().sorted {
        ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
      }.map(\.element)
  }
}

extension InitializerDeclSyntax {
  fileprivate var isAsync: Bool { signature.effectSpecifiers?.asyncSpecifier != nil }

  private var canThrow: Bool { signature.effectSpecifiers?.throwsClause != nil }

  /// Returns a call of the initialiser; if it can throw, within `attemptedStandIn`, which reports
  /// the error.
  func attempt(_ call: String) -> String {
    canThrow ? "attemptedStandIn { try \(call) }" : call
  }

  /// The labels of arguments that are not content.
  private static let plain: Set<String> = [
    "frame", "style", "reuseIdentifier", "nibName", "bundle", "coder", "collectionViewLayout",
  ]

  /// The rank of an initialiser; the lowest is tried first.
  ///
  /// It is the number of parameters without default values, plus 50 if no parameter is content (all
  /// labels are in `plain`), 100 if the initialiser is failable and 200 if it can throw.
  fileprivate var rank: Int {
    let parameters = signature.parameterClause.parameters
    let isPlain = parameters.allSatisfy { Self.plain.contains($0.firstName.text) }
    return parameters.count { $0.defaultValue == nil } + (isPlain ? 50 : 0)
      + (optionalMark == nil ? 0 : 100) + (canThrow ? 200 : 0)
  }
}

extension AppDeclaration {
  /// Whether the declaration is `init(coder:)`, or `init(from:)` of `Decodable`.
  var isCoder: Bool {
    let first = declaration.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
      .first
    return first?.firstName.text == "coder" || first?.firstName.text == "from"
  }
}
