import Foundation

/// The name under which one registration's views are used again; no other registration has it.
@MainActor struct RegistrationName {
  private static var count = 0

  /// The name.
  let text: String

  /// Makes a name that has not been given before.
  init() {
    Self.count += 1
    text = "registration \(Self.count)"
  }
}
