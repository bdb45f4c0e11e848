import Foundation
import LayoutCore
import LayoutLaboratory
import RasterCore
import RasterPNG
import TestSupport
import Testing
import UIKit

@testable import LayoutPreviews

@MainActor struct PreviewStageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func show(
    _ previews: [Preview]
  ) throws -> (shown: [ShownPreview], errors: [any Error]) {
    try PreviewStage(request: PreviewRequest(output: folder.url.path))
      .show(NamedPreview.all(previews))
  }

  @Test(arguments: [1e9, .infinity, .nan, -.infinity, -1, .greatestFiniteMagnitude])
  func `a size that is not drawn is told with the preview's name, before it is laid out`(
    length: Double
  ) throws {
    let preview = Preview("Basil", traits: .fixedLayout(width: CGFloat(length), height: 40)) {
      UIView()
    }
    let errors = try show([preview]).errors.map { "\($0)" }
    #expect(errors.count == 1)
    #expect(errors.allSatisfy { $0.hasPrefix("the preview \"Basil\": ") && $0.contains("pixels") })
    #expect(folder.names == [])
  }

  @Test func `a symbol is said once, in words and in JSON`() throws {
    let note = "not here: symbol yeti, drawn as a box"
    let shown = try show([
      Preview("Basil", traits: .fixedLayout(width: 60, height: 40)) {
        let view = UIView()
        for _ in 0..<2 { view.addSubview(UIImageView(image: UIImage(systemName: "yeti"))) }
        return view
      }
    ])
    let preview = try #require(shown.shown.first)
    #expect(preview.notes == [note])
    #expect(preview.words.components(separatedBy: note).count == 2)
    #expect(preview.words.contains("\n  note: \(note)\n"))
    #expect(preview.json.document.components(separatedBy: note).count == 2)
  }

  @Test(arguments: [false, true])
  func `a view without a background stands on the system's, light and dark`(isDark: Bool) throws {
    var request = PreviewRequest(output: folder.url.path)
    request.isDark = isDark
    let preview = Preview("Basil", traits: .fixedLayout(width: 20, height: 10)) {
      let view = UIView()
      view.alpha = 0.5
      return view
    }
    _ = try PreviewStage(request: request).show(NamedPreview.all([preview]))
    let picture = try PNG.read(folder.file("Basil.portrait.png")).bitmap
    let value: UInt8 = isDark ? 0 : 255
    #expect(picture[0, 0] == Pixel(red: value, green: value, blue: value))
  }

  @Test(arguments: [false, true])
  func `beside a preview that cannot be drawn the others are`(makesSheet: Bool) throws {
    var request = PreviewRequest(output: folder.url.path)
    request.makesSheet = makesSheet
    let previews = [
      Preview("Basil", traits: .fixedLayout(width: 1e9, height: 40)) { UIView() },
      Preview("Mint", traits: .fixedLayout(width: 20, height: 10)) { UIView() },
    ]
    let result = try PreviewStage(request: request).show(NamedPreview.all(previews))
    #expect(result.shown.map(\.name) == ["Mint"] && result.errors.count == 1)
    #expect(folder.names == [makesSheet ? "previews.sheet.png" : "Mint.portrait.png"])
  }

  @Test func `a sheet of nothing is not written`() throws {
    var request = PreviewRequest(output: folder.url.path)
    request.makesSheet = true
    let preview = Preview("Basil", traits: .fixedLayout(width: 1e9, height: 40)) { UIView() }
    _ = try PreviewStage(request: request).show(NamedPreview.all([preview]))
    #expect(folder.names == [])
  }

  @Test func `a layout's findings are told of the device that was asked for, by its name`() throws {
    var request = PreviewRequest(output: folder.url.path)
    request.device = "iPhone 15 Pro"
    let preview = Preview("Grid") { UICollectionViewFlowLayout() }
    let shown = try PreviewStage(request: request).show(NamedPreview.all([preview])).shown
    #expect(shown.map(\.lint?.device) == ["iPhone 15 Pro"])
  }

  @Test func `a direction from right to left mirrors what a preview shows`() throws {
    var request = PreviewRequest(output: folder.url.path)
    request.direction = .rtl
    let preview = Preview("Basil", traits: .fixedLayout(width: 100, height: 20)) {
      let (view, part) = (UIView(), UIView())
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
      NSLayoutConstraint.activate([
        part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        part.widthAnchor.constraint(equalToConstant: 30),
      ])
      return view
    }
    let shown = try PreviewStage(request: request).show(NamedPreview.all([preview])).shown
    #expect(shown.first?.places.last?.frame.minX == 70)
  }
}
