import Foundation
import Testing

@testable import LayoutPreviews
@testable import PreviewTool

/// The previews of a class that end the program beside others of the same class.
struct VariantTests {
  private var report: PreviewReport {
    var report = PreviewReport()
    report.ink = ["HerbView (filled)": 3, "PotView": 0]
    return report
  }

  @Test(arguments: ["HerbView", "HerbView (otherwise)"])
  func `a variant counts as no failure if another one of its class has content`(name: String) {
    #expect(PreviewRun.isDrawnOtherwise(name, in: report))
  }

  @Test func `a base class that stops itself counts as no failure`() {
    var run = PreviewRun(program: URL(fileURLWithPath: "/"), key: nil)
    run.subclasses = ["LeafView": ["MintView"]]
    #expect(run.isExcused("LeafView (filled)", in: report))
    #expect(!run.isExcused("MintView", in: report))
  }

  @Test(arguments: ["PotView (filled)", "LeafView"])
  func `a variant counts as a failure if its class is drawn empty or not at all`(name: String) {
    #expect(!PreviewRun.isDrawnOtherwise(name, in: report))
  }
}
