import Foundation
import InterfaceBuilder

/// A document of Interface Builder that was read once, from which objects are made any number of
/// times.
@MainActor final class NibFile {
  /// The file's name, such as `BadgeCell.xib`, for the beginning of messages.
  let name: String
  let document: InterfaceDocument
  /// The texts of the chosen language, by the object's identifier and the property's name (fact
  /// IB142).
  let strings: [String: [String: String]]
  /// The named colours and images found so far; a nil value means that the search found none.
  var namedColors: [String: UIColor?] = [:]
  var namedImages: [String: UIImage?] = [:]

  /// The number of objects that the last instantiation made.
  var objectCount = 0
  /// A cache of the texts that `place(_:)` returns, since each constraint of each instance requests
  /// one.
  private var places: [Int: String] = [:]

  init(name: String, document: InterfaceDocument, strings: [String: [String: String]] = [:]) {
    (self.name, self.document, self.strings) = (name, document, strings)
  }

  /// Returns the document's name and a line's number for messages, such as `BadgeCell.xib:14`.
  func place(_ line: Int) -> String {
    if let place = places[line] { return place }
    let place = "\(name):\(line)"
    places[line] = place
    return place
  }
}
