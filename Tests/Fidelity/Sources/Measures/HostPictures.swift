/// The pictures that were recorded on one of a project's hosts, by parts of their names.
package struct HostPictures: Sendable, Hashable, Codable {
  /// A text in the names of this host's pictures; nil for pictures whose names contain no host's
  /// text.
  private let mark: String?
  /// These texts of all the project's hosts, in the order of the list.
  private let marks: [String]

  package init(mark: String?, marks: [String]) { (self.mark, self.marks) = (mark, marks) }

  /// Returns whether a picture was recorded on this host: on the first one that names it, or on the
  /// one that names none.
  package func contain(_ picture: String) -> Bool { marks.first(where: picture.contains) == mark }
}
