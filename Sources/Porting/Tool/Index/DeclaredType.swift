import SwiftSyntax

/// A class of the ported files, or a type that they extend, with the members of its body and of its
/// extensions.
struct DeclaredType {
  /// The body of a class declaration.
  struct Body {
    var file: Int
    /// The offset of the first member, after the opening brace.
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

  /// The class's body, into which members of extensions are moved; nil if the ported files only
  /// extend the type.
  var body: Body?
  /// The inherited types that the declaration names.
  var inherited: [String] = []
  /// The inherited types that the declaration or an extension names.
  var adopted: [String] = []
  var members: [Member] = []
  /// Whether the declaration has `@MainActor`.
  var isOnMainActor = false
}
