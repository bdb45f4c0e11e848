import Foundation
import LayoutLaboratory
import LayoutStage
import TestSupport
import Testing
import UIKit

@testable import LayoutPreviews

/// The experiments on previews, in this process.
@MainActor @Suite(.serialized) struct PreviewLaboratoryTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let gallery = Preview("Gallery") {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    return GalleryController(layout)
  }

  private static let card = Preview("Card", traits: .fixedLayout(width: 60, height: 20)) {
    UIView()
  }

  private func report(
    _ experiment: PreviewExperiment, of previews: Preview..., json: Bool = false
  ) throws -> PreviewReport {
    var request = PreviewRequest(output: folder.url.path)
    request.printsJSON = json
    return try PreviewLaboratory(request: request) { _ in }
      .report(of: NamedPreview.all(previews), experiment)
  }

  @Test func `a film of a preview is a strip and an animation of its name`() throws {
    let report = try report(.film(frames: 3, framesPerSecond: 10, scale: 1), of: Self.gallery)
    #expect(report.files == ["Gallery.strip.png", "Gallery.film.png"])
    #expect(report.text.isEmpty && report.errors.isEmpty)
    #expect(folder.names == ["Gallery.film.png", "Gallery.strip.png"])
  }

  @Test func `what stands alone is not filmed, and says why`() throws {
    let film = PreviewExperiment.film(frames: 3, framesPerSecond: 10, scale: 1)
    let alone = try report(film, of: Self.card)
    #expect(alone.errors.count == 1)
    #expect(alone.errors.first?.hasPrefix("Card has the size that its trait sets") == true)
    let beside = try report(film, of: Self.card, Self.gallery)
    #expect(beside.errors.isEmpty && beside.files.count == 2)
    #expect(beside.notes.first?.hasPrefix("left out: Card has the size") == true)
  }

  @Test func `a view without a layout cannot be traced or swept, in words`() throws {
    let view = Preview("Plain") { UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20)) }
    let words = "Plain shows no collection view, so there is no layout to try out"
    #expect(try report(.trace(turning: true, folded: true), of: view).errors == [words])
    #expect(try report(.sweep(Sweep(), isDrawn: false), of: view).errors == [words])
  }

  @Test func `a trace names the preview and has the calls of the turn`() throws {
    let text = try report(.trace(turning: true, folded: true), of: Self.gallery).text
    #expect(text.contains("\nGallery · iPhone"))
    #expect(text.contains("turn to landscape"))
    #expect(text.contains("invalidateFlowLayoutDelegateMetrics"))
  }

  @Test func `lint has all rules for a layout, also for one in a view`() throws {
    let bug = Preview("Stubborn") { StubbornLayout() }
    let found = try report(.lint, of: bug)
    #expect(found.hasFindings)
    #expect(found.text.contains("L13"), "\(found.text)")
    let view = Preview("Stubborn view") {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      let list = UICollectionView(frame: view.bounds, collectionViewLayout: StubbornLayout())
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(list)
      return view
    }
    #expect(try report(.lint, of: view).text.contains("StubbornLayout"))
    #expect(try !report(.lint, of: Self.card).hasFindings)
  }

  @Test func `a block that gives the same object each time is an error in words`() throws {
    let layout = UICollectionViewFlowLayout()
    let report = try report(.lint, of: Preview("Same") { layout })
    #expect(report.errors.first?.contains("every comparison needs a new Same") == true)
  }

  @Test func `a sweep finds breaks and draws them where it is asked to`() throws {
    let sweep = try #require(Sweep(widths: 320...420))
    let report = try report(.sweep(sweep, isDrawn: true), of: Self.gallery, json: true)
    #expect(report.files == ["Gallery.sweep.png"] && folder.names == report.files)
    let value = try JSONSerialization.jsonObject(with: Data(report.text.utf8))
    let first = try #require((value as? [[String: Any]])?.first)
    #expect(first["figure"] as? String == "Gallery")
    #expect((first["stretches"] as? [Any])?.count ?? 0 > 1)
  }
}

private final class GalleryController: UICollectionViewController {
  init(_ layout: UICollectionViewLayout) { super.init(collectionViewLayout: layout) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 9 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// A layout that is as wide as the view was at first, also after a turn.
private final class StubbornLayout: UICollectionViewLayout {
  private var frames: [CGRect] = []

  override func prepare() {
    guard frames.isEmpty, let view = collectionView else { return }
    let count = view.numberOfSections > 0 ? view.numberOfItems(inSection: 0) : 0
    frames = (0..<count).map {
      CGRect(x: 0, y: CGFloat($0) * 50, width: view.bounds.width, height: 44)
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: frames.first?.width ?? 0, height: frames.last?.maxY ?? 0)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    frames.indices.filter { frames[$0].intersects(rect) }.compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard frames.indices.contains(indexPath.item) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.item]
    return attributes
  }
}
