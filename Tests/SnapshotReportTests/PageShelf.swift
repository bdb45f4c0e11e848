import Foundation
import TestSupport

/// Pages that several tests open, each written when it is first asked for.
final class PageShelf: @unchecked Sendable {
  private let lock = NSLock()
  private var pages: [String: Result<URL, any Error>] = [:]
  private var reports: [ReportFixture] = []

  /// Returns the page of a name, which `write` makes of a new run the first time.
  func page(_ name: String, write: (ReportFixture) throws -> URL) throws -> URL {
    try lock.withLock {
      if let page = pages[name] { return try page.get() }
      let page = Result {
        let report = try ReportFixture()
        reports.append(report)
        return try write(report)
      }
      pages[name] = page
      return try page.get()
    }
  }
}
