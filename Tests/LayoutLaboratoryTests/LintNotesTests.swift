import LayoutStage
import Testing
import UIKit

@testable import LayoutLaboratory

/// Notes of a screen, which are no findings.
@MainActor struct LintNotesTests {
  private func laboratory(showing name: String?) -> Laboratory {
    Laboratory(on: .named("iPhone 7 Plus"), named: "Herbs") {
      let controller = UICollectionViewController(
        collectionViewLayout: UICollectionViewFlowLayout())
      if let name {
        controller.view.addSubview(UIImageView(image: UIImage(systemName: name)))
      }
      return controller
    }
  }

  @Test func `a symbol is a note of lint and no finding`() throws {
    let report = try laboratory(showing: "yeti").lint()
    #expect(report.isEmpty)
    #expect(report.notes == ["not here: symbol yeti, drawn as a box"])
    #expect(
      report.description.hasSuffix(
        "\n\n  nothing found\n\n  note: not here: symbol yeti, drawn as a box"))
    #expect(LintReport.json([report]).contains("not here: symbol yeti"))
  }

  @Test func `a screen without a collection view has notes too`() throws {
    let report = try laboratory(showing: "yeti").lintScreen(turning: true)
    #expect(report.notes == ["not here: symbol yeti, drawn as a box"])
  }

  @Test func `a report without notes is as it was`() throws {
    let report = try laboratory(showing: nil).lint()
    #expect(report.description.hasSuffix("\n\n  nothing found"))
  }
}
