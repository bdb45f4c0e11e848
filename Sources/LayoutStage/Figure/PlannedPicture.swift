/// A picture that is laid out when it is requested, so that many need not be held at once.
package struct PlannedPicture: Sendable {
  /// The path of the file, such as `plants/markers.before.portrait.png`.
  package let fileName: String
  private let make: @MainActor @Sendable () throws -> NamedPicture

  /// Plans a picture.
  package init(_ fileName: String, make: @escaping @MainActor @Sendable () throws -> NamedPicture) {
    (self.fileName, self.make) = (fileName, make)
  }

  /// Wraps a picture that is there.
  package init(_ picture: NamedPicture) { self.init(picture.fileName) { picture } }

  /// Lays the picture out, anew each time.
  @MainActor package func laidOut() throws -> NamedPicture { try make() }
}
