import Foundation
import LayoutLaboratory
import LayoutStage
import PictureComparison
import SnapshotCore
import TestSupport
import Testing
import UIKit

@testable import FigureSnapshots

/// The first line of a failure of a sweep's figure names the measure that changed, although the
/// breakpoints moved too.
@MainActor struct SweepCauseTests {
  /// The measures of a flow layout.
  struct Measures: Sendable {
    var left = 40.0
    var right = 10.0
    var top = 10.0
    var spacing = 10.0
    var width = 50.0
  }

  private func picture(_ measures: Measures) throws -> LayoutPicture {
    let device = Device(size: CGSize(width: 320, height: 480), scale: 1)
    let laboratory = Laboratory(on: device, sections: [12]) {
      let layout = UICollectionViewFlowLayout()
      layout.sectionInset = UIEdgeInsets(
        top: measures.top, left: measures.left, bottom: 10, right: measures.right)
      layout.minimumInteritemSpacing = measures.spacing
      layout.itemSize = CGSize(width: measures.width, height: 50)
      return layout
    }
    let study = try laboratory.sweepStudy(try #require(Sweep(widths: 120...300)))
    return try LayoutPicture(SweepFigure(study: study).picture(), scale: 1)
  }

  private func lines(_ change: (inout Measures) -> Void) throws -> [String] {
    let folder = try TemporaryFolder()
    let name = try GoldenName(path: "sweep.png")
    func verdict(on picture: LayoutPicture, _ mode: RecordMode) throws -> Verdict {
      try Verifier(
        store: GoldenStore(root: folder.url), mode: mode, ledger: RunLedger(base: folder.url),
        environment: [:]
      ).verify(picture, as: .picture(), named: name, owner: "test")
    }
    var changed = Measures()
    change(&changed)
    _ = try verdict(on: try picture(Measures()), .all)
    let record = VerdictRecord(
      try verdict(on: try picture(changed), .never), store: "", owner: "test")
    return VerdictMessage(record).changes
  }

  private func expect(_ line: String, _ change: (inout Measures) -> Void) throws {
    let lines = try lines(change)
    #expect(lines.first == line, "\(lines.joined(separator: "\n"))")
    #expect(!lines.contains { $0.contains("where the layout did not change") })
  }

  @Test func `a smaller inset is named, and not the windows at other breaks`() throws {
    try expect("in all panes: section 0 inset.left 40 → 24") { $0.left = 24 }
  }

  @Test func `a larger inset at the right is named`() throws {
    try expect("in all panes: section 0 inset.right 10 → 30") { $0.right = 30 }
  }

  @Test func `a larger spacing is named`() throws {
    try expect("in all panes: section 0 interitem spacing 10 → 20") { $0.spacing = 20 }
  }

  @Test func `an inset that moves no break is named with its effect`() throws {
    let first = try lines { $0.top = 18 }.first
    #expect(first?.hasPrefix("in all panes: section 0 inset.top 10 → 18: ") == true)
  }

  @Test func `a change without a recorded measure is reported by window widths`() throws {
    let first = try lines { $0.width = 58 }.first
    #expect(first?.contains("swept widths ") == true, "\(first ?? "")")
  }
}
