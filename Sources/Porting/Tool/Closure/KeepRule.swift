import SwiftSyntax

/// The rule that decides which declarations outside the previewed files are compiled as written.
///
/// These are the declarations on which the look of a view depends: its subviews' classes, its
/// superclasses, and styles such as constants, colours, fonts, and helpers that extend UIKit's
/// types.
enum KeepRule {
  /// The suffixes of the names of classes that draw or lay out content.
  private static let drawn = [
    "View", "Cell", "Button", "Label", "Control", "Layer", "Layout", "TextField", "Bar", "Switch",
    "Slider", "Attributes", "Stack", "PageControl", "ReusableView", "Header", "Footer",
    // A diffable data source makes the cells, in a Swift closure.
    "DiffableDataSource",
  ]
  private static let valueProtocols: Set<String> = ["OptionSet", "RawRepresentable"]
  private static let wholeAttributes: Set<String> = [
    "propertyWrapper", "resultBuilder", "_functionBuilder", "globalActor", "dynamicMemberLookup",
    "dynamicCallable",
  ]

  /// The types of SwiftUI that apps extend.
  private static let swiftUI: Set<String> = [
    "View", "Color", "Text", "Font", "Image", "Button", "AnyView", "Binding", "Shape", "Path",
    "EnvironmentValues", "ViewModifier", "AnyTransition", "Animation", "Alignment", "EdgeInsets",
    "ButtonStyle", "LinearGradient", "Gradient", "ToolbarContent", "PreviewProvider", "Scene",
  ]

  /// Returns whether a name is a type of SwiftUI, whose extensions are left out.
  static func isSwiftUIs(_ name: String) -> Bool { swiftUI.contains(name) }

  /// Returns whether a type is compiled as written.
  static func keeps(_ type: AppDeclaration, _ depth: Int, in index: AppIndex) -> Bool {
    if !wholeAttributes.isDisjoint(with: type.attributes) { return true }
    if type.kind == .class || type.kind == .structure,
      SelfContainedClass(type: type, index: index).makesLayouts
    {
      return true
    }
    switch type.kind {
    case .class:
      if depth < 2, SelfContainedClass(type: type, index: index).isKept { return true }
      let lineage = index.lineage(of: type)
      guard lineage.classes.count > 1 || lineage.root != nil, let root = lineage.root else {
        return false
      }
      return drawn.contains(where: root.hasSuffix) && !root.hasSuffix("Controller")
    case .structure, .enumeration:
      if !valueProtocols.isDisjoint(with: type.inheritedNames) { return true }
      return depth < 2 && type.range.count < 1_500
        && !type.inheritedNames.contains { $0 == "View" || $0 == "Codable" }
    default: return false
    }
  }

  /// Returns whether a global, or a member of a type that otherwise becomes a stub, is compiled as
  /// written.
  static func keeps(member: AppDeclaration, _ depth: Int) -> Bool {
    let size = member.range.count
    switch member.kind {
    case .cases, .alias, .associated, .operator, .other: return true
    case .function, .variable, .subscript, .initializer: break
    default: return false
    }
    guard let owner = member.owner else {
      return depth < 2 && (size < 1_500 || member.isText && size < 60_000)
    }
    if owner.kind == .protocol || depth < 2 && member.isSamples { return true }
    if isOperator(member) || isHash(member) { return true }
    if depth < 4 && size < 6_000 && makesConstraints(member) { return true }
    if owner.kind == .extension {
      return member.kind == .initializer || depth < 2 && size < 3_000
        || depth < 5 && size < 500 && isOfDocuments(member)
    }
    let isValue = owner.kind == .structure || owner.kind == .enumeration
    if isValue, member.kind == .initializer { return owner.kind == .enumeration }
    return isValue && depth < 2 && size < 1_000 && (member.kind == .variable || depth < 1)
      && (member.isStatic || owner.kind == .enumeration)
  }

  /// Returns whether a function returns constraints; if an app makes its constraints by such
  /// functions, its views would have no layout without them.
  private static func makesConstraints(_ member: AppDeclaration) -> Bool {
    guard let function = member.declaration.as(FunctionDeclSyntax.self) else { return false }
    return function.signature.returnClause?.type.ownText.contains("NSLayoutConstraint") == true
  }

  /// Returns whether a member computes the name of a nib or a reuse identifier, usually from the
  /// class's name.
  private static func isOfDocuments(_ member: AppDeclaration) -> Bool {
    let name = member.name.lowercased()
    return ["nib", "classname", "identifier"].contains(where: name.contains)
  }

  /// Returns whether a member is `hash(into:)`.
  private static func isHash(_ member: AppDeclaration) -> Bool {
    let node = member.declaration.as(FunctionDeclSyntax.self)
    return member.name == "hash"
      && node?.signature.parameterClause.parameters.first?.firstName.text == "into"
  }

  private static func isOperator(_ member: AppDeclaration) -> Bool {
    guard member.kind == .function, let first = member.name.unicodeScalars.first else {
      return false
    }
    return !first.properties.isXIDStart && first != "_"
  }
}
