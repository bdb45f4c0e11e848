/// A picture that is laid out on request, so that many pictures need not be held in memory at once.
package struct PlannedPicture: Sendable {
  /// The path of the file, such as `plants/markers.before.portrait.png`.
  package let fileName: String
  private let make: @MainActor @Sendable () throws -> NamedPicture

  /// Plans a picture, which `make` lays out each time it is requested.
  package init(_ fileName: String, make: @escaping @MainActor @Sendable () throws -> NamedPicture) {
    (self.fileName, self.make) = (fileName, make)
  }

  /// Wraps an existing picture.
  package init(_ picture: NamedPicture) { self.init(picture.fileName) { picture } }

  /// Lays out the picture, again on each call.
  @MainActor package func laidOut() throws -> NamedPicture { try make() }
}
