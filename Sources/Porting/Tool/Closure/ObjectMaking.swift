import SwiftSyntax

/// The making of an object of a class with arguments by type.
struct ObjectMaking {
  let type: AppDeclaration
  let closure: Closure

  /// The expression that makes the object; nil if there is no initialiser to call.
  var expression: String? {
    var owner = type
    for _ in 0..<20 {
      let own = Self.initializers(of: owner, in: closure)
      if let node = own.first {
        let force = node.optionalMark == nil ? "" : "!"
        return "\(type.name)\(SuperCall.arguments(of: node))\(force)"
      }
      let hasHidden = owner.members.contains {
        $0.kind == .initializer && closure.form(of: $0) != nil && !$0.isCoder
      }
      if hasHidden { return nil }
      guard let parent = closure.index.superclass(of: owner) else { return "\(type.name)()" }
      guard let app = parent.app else { return inherited(from: parent.name) }
      owner = app
    }
    return nil
  }

  private func inherited(from root: String) -> String? {
    let base = closure.repairs.missing.superclass(of: root) ?? root
    let isCoded =
      type.members.contains { $0.kind == .initializer && $0.isCoder }
      && !type.members.contains { $0.kind == .initializer && !$0.isCoder }
    if isCoded { return "\(type.name)(coder: standInCoder())!" }
    if base.hasSuffix("Controller"), base != "UITableViewController",
      base != "UICollectionViewController", base != "UIPageViewController"
    {
      return "\(type.name)()"
    }
    let found = SuperCall.known.first { base.hasSuffix($0.ending) }
    return "\(type.name)\(found?.arguments ?? "()")"
  }

  /// Returns the initialisers of a type that can be called, those with the fewest arguments first.
  static func initializers(
    of type: AppDeclaration, in closure: Closure
  ) -> [InitializerDeclSyntax] {
    let parts = [type] + closure.index.extensions(of: type.name)
    return parts.flatMap(\.members).filter {
      $0.kind == .initializer && closure.form(of: $0) != nil && !$0.isPrivate && !$0.isCoder
    }.compactMap { $0.declaration.as(InitializerDeclSyntax.self) }
      .filter { $0.genericParameterClause == nil && !$0.isEffectful }
      .enumerated().sorted {
        ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
      }.map(\.element)
  }
}

extension InitializerDeclSyntax {
  /// Whether the initialiser throws or waits.
  fileprivate var isEffectful: Bool { signature.effectSpecifiers != nil }

  /// The number of its arguments, failable ones last.
  fileprivate var rank: Int {
    signature.parameterClause.parameters.count { $0.defaultValue == nil }
      + (optionalMark == nil ? 0 : 100)
  }
}

extension AppDeclaration {
  /// Whether the declaration is an initialiser that reads an archive.
  var isCoder: Bool {
    let first = declaration.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
      .first
    return first?.firstName.text == "coder" || first?.firstName.text == "from"
  }
}
