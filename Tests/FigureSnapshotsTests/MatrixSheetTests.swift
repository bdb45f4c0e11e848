import LayoutComparison
import LayoutStage
import PictureComparison
import SnapshotCore
import Testing
import UIKit

@testable import FigureSnapshots

/// A screen with a title of a fixed width.
private final class TitleController: UIViewController {
  private let width: CGFloat

  init(width: CGFloat) {
    self.width = width
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let title = UILabel()
    title.text = NSLocalizedString("Herbs", comment: "")
    title.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(title)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: view.topAnchor, constant: 80),
      title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      title.widthAnchor.constraint(equalToConstant: width),
    ])
  }
}

/// The sheet of a matrix, examined as a picture.
@MainActor @Suite struct MatrixSheetTests {
  private static let types: [UIContentSizeCategory] = [
    .large, .accessibilityExtraExtraExtraLarge,
  ]

  private func picture(_ devices: [Device]) throws -> LayoutPicture {
    let matrix: Snapshot<UIViewController, LayoutPicture> = .matrix(
      devices: devices, appearances: [.light, .dark], dynamicTypes: Self.types,
      layoutDirections: [.leftToRight, .rightToLeft])
    return try matrix.convert(NumbersController(count: 12))
  }

  @Test func `phones of a matrix with all axes are at least 200 points wide`() throws {
    let picture = try picture([.iPhoneSE, .iPhone14Pro])
    let panes = picture.metadata.panes.filter { $0.orientation == .portrait }
    #expect(panes.count == 16)
    let scale = picture.metadata.scale
    #expect(panes.allSatisfy { $0.layout.viewport.width * $0.scale / scale >= 200 })
  }

  @Test func `a matrix on a device shows only problems, which another text changes`() throws {
    func picture(_ width: CGFloat) throws -> LayoutPicture {
      // A figure makes its controller anew for each language, whose texts it loads.
      let matrix: Snapshot<Figure, LayoutPicture> = .matrix(
        on: .iPhoneSE, languages: ["doubled"], dynamicTypes: [.accessibilityLarge],
        layoutDirections: [.rightToLeft], appearances: [.dark], devices: [.iPhone14Pro])
      return try matrix.convert(
        Figure(name: "title", on: .iPhoneSE) { TitleController(width: width) })
    }
    let (narrow, wide) = try (picture(60), picture(300))
    // A row for the screens, and one for the title that is clipped.
    #expect(narrow.bitmap.height > wide.bitmap.height)
    #expect(try picture(60).bitmap == narrow.bitmap)
  }

  @Test func `no word of a matrix is at the edge of its sheet`() throws {
    let bitmap = try picture([.iPhone14Pro]).bitmap
    let margin = 40
    let page = bitmap[0, 0]
    let edges = (0..<margin).flatMap { x in
      (0..<bitmap.height).flatMap { [bitmap[x, $0], bitmap[bitmap.width - 1 - x, $0]] }
    }
    #expect(edges.allSatisfy { $0 == page })
  }
}
