import Basics
import Foundation
import TestSupport

/// Pages that several tests open, each written when it is first requested.
final class PageShelf: Sendable {
  private struct Shelf {
    var pages: [String: Result<URL, any Error>] = [:]
    /// The reports of the pages, kept because a report's folder is removed with the object.
    var reports: [ReportFixture] = []
  }

  private let shelf = Mutex(Shelf())

  /// Returns the page of a name, which `write` makes of a new run the first time.
  func page(_ name: String, write: (ReportFixture) throws -> URL) throws -> URL {
    try shelf.withLock { shelf in
      if let page = shelf.pages[name] { return try page.get() }
      let page = Result {
        let report = try ReportFixture()
        shelf.reports.append(report)
        return try write(report)
      }
      shelf.pages[name] = page
      return try page.get()
    }
  }
}
