import Foundation
import TestSupport
import Testing

/// `film`, `sweep`, `trace` and `lint` of Swift source, as a shell sees them.
///
/// Every run compiles and links, so there is one for each.
@Suite(.programs, .serialized) struct SourceExperimentTests: PreviewCommandStage {
  let folder: TemporaryFolder

  private static let gallery = """
    import UIKit

    final class GalleryLayout: UICollectionViewFlowLayout {
      override func prepare() {
        itemSize = CGSize(width: 120, height: 90)
        super.prepare()
      }
    }

    final class GalleryViewController: UICollectionViewController {
      init() { super.init(collectionViewLayout: GalleryLayout()) }
      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        print("loaded")
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      }
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 12 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.contentView.backgroundColor = .systemGreen
        return cell
      }
    }

    #Preview("Gallery") { GalleryViewController() }
    #Preview("Badge", traits: .fixedLayout(width: 80, height: 24)) {
      let badge = UIView()
      let label = UILabel()
      label.text = "New"
      label.translatesAutoresizingMaskIntoConstraints = false
      badge.addSubview(label)
      for width in [20, 30] as [CGFloat] {
        label.widthAnchor.constraint(equalToConstant: width).isActive = true
      }
      return badge
    }

    """

  init() throws {
    folder = try TemporaryFolder()
    try Data(Self.gallery.utf8).write(to: folder.file("Gallery.swift"))
  }

  private func run(_ words: String...) throws -> CommandRun {
    try CommandRun(
      words, in: folder.url,
      variables: ["XDG_CACHE_HOME": KeptTools.caches.path])
  }

  @Test func `film draws the turn of a preview of that name`() throws {
    let run = try run(
      "film", "Gallery.swift", "Gallery", "--output", "out", "--frames", "3", "--fps", "10",
      "--scale", "1", "--device", "iPhone 7")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "out/Gallery.strip.png\nout/Gallery.film.png\n")
    let frames = try self.run("inspect", "out/Gallery.film.png").output
    #expect(frames.contains("iPhone 7") && frames.contains("cell [0,11]"), "\(frames)")
  }

  @Test func `trace of a folder begins with the log of the rotation, and leaves views out`()
    throws
  {
    let run = try run("trace", ".", "--rotate")
    #expect(run.status == 0, "\(run.errors)")
    let log = "[GalleryLayout invalidationContextForBoundsChange:] bounds: "
    #expect(run.output.hasPrefix(log), "\(run.output.prefix(200))")
    #expect(run.output.contains("\nGallery · iPhone"))
    #expect(run.errors.contains("left out: Badge "), "\(run.errors)")
    #expect(!run.output.contains("loaded") && run.errors.contains("loaded"))
  }

  @Test func `lint ends with 1, and names the file as it was given`() throws {
    let run = try run("lint", "Gallery.swift", "--json")
    #expect(run.status == 1, "\(run.errors)")
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let reports = try #require(value as? [[String: Any]])
    #expect(reports.map { $0["figure"] as? String } == ["Gallery", "Badge"])
    let findings = try #require(reports.last?["findings"] as? [[String: Any]])
    #expect(findings.first?["code"] as? String == "L19")
    #expect(findings.first?["element"] as? String == "Gallery.swift:39")
  }

  @Test func `sweep finds the widths at which one's own layout changes, and draws them`() throws {
    let run = try run(
      "sweep", "Gallery.swift", "Gallery", "--widths", "320...520", "--output", "out")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("Gallery · "), "\(run.output)")
    #expect(run.output.contains("3 columns") || run.output.contains("columns 2 → 3"))
    #expect(run.errors.contains("drawn:\nout/Gallery.sweep.png\n"), "\(run.errors)")
    #expect(folder.names.contains("out"))
  }

  @Test(arguments: [
    (["film", "Gallery.swift", "--variant", "x"], "--variant does not apply to film of source"),
    (
      ["lint", "Gallery.swift", "plants/markers"], "lint of source does not take \"plants/markers\""
    ),
    (
      ["trace", "Gallery.swift", "A", "B"],
      "trace of source takes one name; \"B\" is one too many"
    ),
    (
      ["sweep", "plants/markers", "--seconds", "3"], "--seconds does not apply to sweep of a scene"
    ),
    (["render", "Gallery.swift"], "is not a scene but Swift source"),
    (["layout", "."], "\".\" is not a scene but a folder"),
  ])
  func `what makes no sense is told before anything is compiled`(
    words: [String], message: String
  ) throws {
    let run = try CommandRun(words, in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(folder.names == ["Gallery.swift"])
  }

  @Test func `who may read scenes only cannot run source`() throws {
    let run = try CommandRun(
      ["lint", "./Gallery.swift"], in: folder.url,
      variables: ["QUARTERTURN_WITHIN": folder.url.path])
    #expect(run.status == 2)
    #expect(run.errors.contains("is not a scene but Swift source"), "\(run.errors)")
  }
}
