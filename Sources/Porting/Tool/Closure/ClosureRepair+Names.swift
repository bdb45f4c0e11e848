import SwiftSyntax

/// Declarations of the types, functions and variables that the compiler does not find.
extension ClosureRepair {
  func isAboutMissing(_ message: ClosureMessage) -> Bool {
    message.missingName.map { repairs.missing.names.contains($0) } ?? false
  }

  /// Declares the types and globals that the compiler does not find, or adds them to the `Closure`
  /// if the app declares them.
  mutating func declareMissing(_ messages: [ClosureMessage]) -> Bool {
    var isChanged = false
    var unknown: Set<String> = []
    for message in messages {
      guard let name = message.missingName else { continue }
      if message.path == ClosureRun.missing,
        repairs.missing.untype(name) || qualify(nested: name)
      {
        isChanged = true
        continue
      }
      if index.declaresType(name), closure.form(ofType: name) == nil, include(name) {
        isChanged = true
      } else if name.first?.isUppercase == true || message.text.contains("find type")
        || message.text.contains("unknown attribute")
      {
        unknown.insert(name)
      } else {
        isChanged = declare(lower: name, message) || isChanged
      }
    }
    // A name of one letter, such as `T`, is probably a generic parameter whose declaration was left
    // out.
    unknown = unknown.filter { $0.count > 1 }.subtracting(repairs.missing.names)
    if unknown.isEmpty { return isChanged }
    let trees = sources.filter { $0.path != "\(ClosureRun.ring)missing.swift" }
    let evidence = MissingEvidence(of: unknown, in: trees)
    repairs.missing.declare(unknown, by: evidence, beside: index)
    return true
  }

  /// Writes a nested type of the app with its enclosing types in the generated declarations:
  /// `Herb.Kind` for `Kind`.
  private mutating func qualify(nested name: String) -> Bool {
    let found = index.nestedTypes(name).first { closure.form(of: $0) != nil }
    return found.map { repairs.missing.qualify(name, as: $0.path) } ?? false
  }

  /// Declares a function or a variable that the compiler does not find: as a member of the
  /// superclass of the type that uses it, or as a global.
  mutating func declare(lower name: String, _ message: ClosureMessage) -> Bool {
    guard let site = site(of: name, message) else { return degrade(message) }
    let member = site.member(named: name, isStatic: false)
    if repairs.missing.names.contains(name), place(message) != nil { return degrade(message) }
    let user = declaration(at: message)
    var owner = user
    while let next = owner, !next.isGroup { owner = next.owner }
    guard let owner else {
      return place(message) == nil ? repairs.missing.add(member, to: "") : degrade(message)
    }
    let isForeign = repairs.missing.types[owner.name] != nil
    let root =
      isForeign ? owner.name : closure.type(owner.name).flatMap { index.lineage(of: $0).root }
    if let root, let base = Self.base(having: name), repairs.missing.rebase(root, to: base) {
      return true
    }
    let isStub = place(message)?.isStub ?? false
    if let root, repairs.missing.types[root] != nil || !isStub {
      var inherited = member
      inherited.isStatic = user?.isStatic ?? false
      if repairs.missing.add(inherited, to: extendedClass(for: root)) { return true }
    }
    if place(message) != nil { return degrade(message) }
    return root == nil && repairs.missing.add(member, to: "") || isRepaired(name)
  }

  /// Returns the UIKit class that usually has a member with a name, `UIView` or `UIViewController`;
  /// nil for other names.
  static func base(having name: String) -> String? {
    let views: Set<String> = [
      "addSubview", "layer", "bounds", "frame", "backgroundColor", "subviews", "setNeedsLayout",
      "layoutIfNeeded", "layoutSubviews", "translatesAutoresizingMaskIntoConstraints", "snp",
      "leadingAnchor", "topAnchor", "superview", "draw", "awakeFromNib",
    ]
    let controllers: Set<String> = [
      "view", "navigationController", "navigationItem", "viewDidLoad", "viewWillAppear",
      "viewDidAppear", "present", "dismiss", "loadView", "viewDidLayoutSubviews", "viewIfLoaded",
      "presentingViewController", "tabBarController",
    ]
    if views.contains(name) { return "UIView" }
    return controllers.contains(name) ? "UIViewController" : nil
  }
}
