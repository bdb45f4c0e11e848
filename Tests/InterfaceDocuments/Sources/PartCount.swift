/// The parts of documents that were made as an app makes them, and their connections.
struct PartCount: Codable {
  var views = 0
  var controllers = 0
  /// The segues that were performed, without unwind segues.
  var segues = 0
  var unwindings = 0
  /// The outlets of UIKit's own classes.
  var outlets = 0
  /// The outlets of an app's classes, which are not here.
  var othersOutlets = 0
  /// The connections that were not made, with the reasons.
  var unmade: [String] = []

  mutating func add(_ other: PartCount) {
    views += other.views
    controllers += other.controllers
    segues += other.segues
    unwindings += other.unwindings
    outlets += other.outlets
    othersOutlets += other.othersOutlets
    unmade += other.unmade
  }

  /// The numbers as lines of text.
  var description: String {
    let bound = outlets - unmade.count
    return """
      made as in an app: \(views) views of nibs, \(controllers) controllers with their views
      segues performed: \(segues), and \(unwindings) unwindings
      outlets bound: \(bound) of \(outlets) of UIKit's classes; \(othersOutlets) are of apps' classes
      """
  }
}
