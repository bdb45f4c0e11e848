import Foundation
import SnapshotCore
import TestSupport
import Testing

/// A browser and a report that all tests of a suite share.
struct BrowserStage: Sendable {
  let browser: Browser
  let report: ReportFixture
  /// The page of the report.
  let page: URL
  /// Other pages.
  let shelf = PageShelf()

  /// The resources of the running test.
  @TaskLocal static var current: BrowserStage?
}

/// Starts a browser before a suite and ends it after.
struct BrowserTrait: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let report = try ReportFixture.garden()
    let browser = try Browser()
    defer { browser.quit() }
    let stage = BrowserStage(browser: browser, report: report, page: try report.page())
    try await BrowserStage.$current.withValue(stage) { try await function() }
  }
}

extension Trait where Self == BrowserTrait {
  static var browser: BrowserTrait { BrowserTrait() }
}

extension Trait where Self == ConditionTrait {
  /// Enables a suite if a browser is installed, and always in continuous integration, where a
  /// missing browser makes its tests fail.
  static var whereBrowserIs: ConditionTrait {
    .enabled(
      if: BrowserDriver.isInstalled || InstalledProgram.isContinuousIntegration,
      "\(BrowserDriver.advice)")
  }
}
