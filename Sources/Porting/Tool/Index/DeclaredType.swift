import SwiftSyntax

/// A class or protocol of the ported files, with the members of its extensions.
struct DeclaredType {
  /// The body of a class.
  struct Body {
    var file: Int
    /// The offset after the opening brace.
    var start: Int
    var brace: Int
    /// Whether the class is visible to other modules.
    var isPublic: Bool
  }

  /// A member and the file it is in.
  struct Member {
    var file: Int
    var value: DeclaredMember
    /// The extension that declares the member, or nil if the type's body declares it.
    var `extension`: ExtensionDeclSyntax?
  }

  /// The body into which members are moved, or nil for a type that is only extended in these files.
  var body: Body?
  /// The inherited types of the declaration.
  var inherited: [String] = []
  /// The inherited types of the declaration and of all extensions.
  var adopted: [String] = []
  var members: [Member] = []
  /// Whether the declaration has `@MainActor`.
  var isOnMainActor = false
}
