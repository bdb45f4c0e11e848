/// A picture that is laid out when it is requested, so that many pictures need not be in memory at
/// the same time.
package struct PlannedPicture: Sendable {
  /// The path of the file, such as `plants/markers.before.portrait.png`.
  package let fileName: String
  private let make: @MainActor @Sendable () throws -> NamedPicture

  /// Makes a planned picture, which `make` lays out each time it is requested.
  package init(_ fileName: String, make: @escaping @MainActor @Sendable () throws -> NamedPicture) {
    (self.fileName, self.make) = (fileName, make)
  }

  /// Makes a planned picture from a finished picture.
  package init(_ picture: NamedPicture) { self.init(picture.fileName) { picture } }

  /// Lays out the picture; each call lays it out again.
  @MainActor package func laidOut() throws -> NamedPicture { try make() }
}
