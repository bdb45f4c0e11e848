import Foundation
import LayoutLaboratory
import LayoutStage
import PictureComparison
import SnapshotCore
import TestSupport
import Testing
import UIKit

@testable import FigureSnapshots

/// The first line of a failure of a sweep's figure names the measure that changed, though the
/// breaks moved with it.
@MainActor struct SweepCauseTests {
  private func picture(_ configure: (UICollectionViewFlowLayout) -> Void) throws -> LayoutPicture {
    let device = Device(size: CGSize(width: 320, height: 480), scale: 1)
    let laboratory = Laboratory(on: device, sections: [12]) {
      let layout = UICollectionViewFlowLayout()
      layout.sectionInset = UIEdgeInsets(top: 10, left: 40, bottom: 10, right: 10)
      configure(layout)
      return layout
    }
    let study = try laboratory.sweepStudy(try #require(Sweep(widths: 120...300)))
    return try LayoutPicture(SweepFigure(study: study).picture(), scale: 1)
  }

  private func lines(_ configure: (UICollectionViewFlowLayout) -> Void) throws -> [String] {
    let folder = try TemporaryFolder()
    let name = try GoldenName(path: "sweep.png")
    func verdict(on picture: LayoutPicture, _ mode: RecordMode) throws -> Verdict {
      try Verifier(
        store: GoldenStore(root: folder.url), mode: mode, ledger: RunLedger(base: folder.url),
        environment: [:]
      ).verify(picture, as: .picture(), named: name, owner: "test")
    }
    _ = try verdict(on: try picture { _ in }, .all)
    let record = VerdictRecord(
      try verdict(on: try picture(configure), .never), store: "", owner: "test")
    return VerdictMessage(record).changes
  }

  @Test(arguments: [
    (\UICollectionViewFlowLayout.sectionInset.left, 24, "section 0 inset.left 40 → 24"),
    (\UICollectionViewFlowLayout.sectionInset.right, 30, "section 0 inset.right 10 → 30"),
    (
      \UICollectionViewFlowLayout.minimumInteritemSpacing, 20, "section 0 interitem spacing 10 → 20"
    ),
  ])
  func `a measure is named instead of the windows`(
    path: ReferenceWritableKeyPath<UICollectionViewFlowLayout, CGFloat> & Sendable, value: CGFloat,
    line: String
  ) throws {
    let lines = try lines { $0[keyPath: path] = value }
    #expect(lines.first == "everywhere: \(line)", "\(lines.joined(separator: "\n"))")
    #expect(!lines.contains { $0.contains("where the layout did not change") })
  }
}
