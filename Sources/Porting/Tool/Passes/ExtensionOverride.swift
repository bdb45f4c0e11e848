import SwiftSyntax

/// A method in an extension of a UIKit class that overrides a method in an extension of a
/// superclass.
///
/// Swift supports such overrides only through Objective-C. So the overriding method is renamed, and
/// the overridden method checks the object's class and calls the renamed method.
struct ExtensionOverride {
  /// The name of the class whose extension contains the override.
  let type: String
  let method: FunctionDeclSyntax
  let base: FunctionDeclSyntax

  /// Finds the method that a member overrides.
  ///
  /// Returns nil if the member is not an override in an extension, if no extension declares the
  /// overridden method, or if one of the two methods cannot be changed in this way.
  init?(_ member: DeclaredType.Member, of type: String, in program: SourceIndex) {
    guard member.value.isOverride, member.extension != nil, program.types[type]?.body == nil,
      let method = member.value.declaration.as(FunctionDeclSyntax.self), method.canStandAside
    else { return nil }
    let others = program.types.filter { $0.key != type && $0.value.body == nil }
    let found = others.sorted { $0.key < $1.key }.lazy.flatMap(\.value.members).compactMap {
      $0.value.isOverride ? nil : $0.value.declaration.as(FunctionDeclSyntax.self)
    }.first { $0.types == method.types && $0.name.text == method.name.text }
    guard let found, found.canCallAnother else { return nil }
    (self.type, self.method, base) = (type, method, found)
  }

  /// The unique new name of the overriding method.
  var name: String { "_\(method.name.text.filter { $0 != "`" })_\(type.filter { $0 != "." })" }

  /// The statement that is inserted into the overridden method, such as `if let it = self as?
  /// UILabel { return it._fill_UILabel() };`.
  var call: String {
    let arguments = zip(method.labels, base.names).map { $0 == "_" ? $1 : "\($0): \($1)" }
    return " if let it = self as? \(type) "
      + "{ return it.\(name)(\(arguments.joined(separator: ", "))) };"
  }

  /// The sort key of the call among the calls in one overridden method.
  ///
  /// The casts to subclassed classes are last, since they also succeed for objects of subclasses.
  var order: Int { Self.inherited.contains(type) ? 1 : 0 }

  /// The classes from which further UIKit classes inherit.
  private static let inherited: Set = [
    "UIView", "UIControl", "UIScrollView", "UICollectionReusableView", "UIViewController",
    "UIResponder", "NSObject",
  ]
}

extension FunctionDeclSyntax {
  private var parameters: FunctionParameterListSyntax { signature.parameterClause.parameters }

  /// The labels and types of the parameters.
  fileprivate var types: [String] {
    parameters.map { "\($0.firstName.text): \($0.type.ownText)\($0.ellipsis?.text ?? "")" }
  }
  fileprivate var labels: [String] { parameters.map(\.firstName.text) }
  fileprivate var names: [String] { parameters.map { ($0.secondName ?? $0.firstName).text } }

  /// Whether the method can be renamed: it is not private, static, generic, asynchronous or
  /// throwing, does not return `Self`, and does not call `super`.
  fileprivate var canStandAside: Bool {
    let isHidden = modifiers.contains { $0.name.text.hasSuffix("private") }
    return !isHidden && isPlain
      && !tokens(viewMode: .sourceAccurate).contains { $0.text == "super" }
  }

  /// Whether the method's body can call another method with the method's own arguments.
  fileprivate var canCallAnother: Bool {
    isPlain && body != nil
      && parameters.allSatisfy {
        $0.ellipsis == nil && !$0.isAutoclosure && !$0.type.ownText.hasPrefix("inout ")
      }
  }

  private var isPlain: Bool {
    signature.effectSpecifiers == nil && genericParameterClause == nil
      && signature.returnClause?.type.ownText != "Self"
      && !modifiers.contains { ["static", "class"].contains($0.name.text) }
  }

  /// The range of the body's only expression, if the method returns it without `return`; otherwise
  /// nil.
  var returnedExpression: Range<Int>? {
    guard let statements = body?.statements, statements.count == 1, let only = statements.first,
      signature.returnClause != nil, only.item.is(ExprSyntax.self)
    else { return nil }
    return only.item.ownRange
  }
}
