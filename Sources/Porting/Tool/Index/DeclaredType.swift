import SwiftSyntax

/// A class or protocol of the ported files, with the members of its extensions.
struct DeclaredType {
  /// The end of a class's body.
  struct Body {
    var file: Int
    /// The offset behind the brace that begins it.
    var start: Int
    var brace: Int
    /// Whether other modules see the class.
    var isPublic: Bool
  }

  /// A member and where it is.
  struct Member {
    var file: Int
    var value: DeclaredMember
    /// The extension that it is declared in; nil in the type's own body.
    var `extension`: ExtensionDeclSyntax?
  }

  /// The place where moved members go; nil for a type that is only extended here.
  var body: Body?
  /// The names after the colon of the declaration.
  var inherited: [String] = []
  /// The names after the colons of the declaration and of extensions.
  var adopted: [String] = []
  var members: [Member] = []
  /// Whether the declaration has `@MainActor`.
  var isOnMainActor = false
}
