import Foundation
import SnapshotReport
import Testing

/// The report's page in a browser: one browser for all, one test at a time.
@Suite(.serialized, .whereBrowserIs, .browser) struct PageTests {
  @Suite struct Opening {
    @Test func `the page opens without a word in the console`() throws {
      let stage = try #require(BrowserStage.current)
      try stage.browser.open(stage.page)
      try stage.browser.wait("document.querySelector('.layer img')?.naturalWidth")
      #expect(try stage.browser.log() == [])
    }

    @Test func `what fails is listed first and what agrees is left out`() throws {
      let stage = try #require(BrowserStage.current)
      try stage.browser.open(stage.page)
      #expect(try stage.browser.value("document.querySelectorAll('.row').length") == 7)
      #expect(try stage.browser.value("document.title") == "Garden <snapshots>")
    }
  }
}
