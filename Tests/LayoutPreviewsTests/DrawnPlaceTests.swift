import Foundation
import LayoutStage
import RasterCore
import RasterPNG
import TestSupport
import Testing
import UIKit

@testable import LayoutPreviews

/// The frames in a preview's report agree with its picture: the edges of a view's own colour are
/// those of the frame, in pixels.
@MainActor @Suite struct DrawnPlaceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Draws a preview in portrait and in landscape.
  private func show(
    _ device: String, _ content: @escaping @MainActor () -> UIViewController
  ) throws -> [ShownPreview] {
    var request = PreviewRequest(output: folder.url.path)
    (request.device, request.turns) = (device, true)
    return try PreviewStage(request: request)
      .show(NamedPreview.all([Preview("Herbs") { content() }])).shown
  }

  /// Compares each painted view with the edges of its colour in the picture.
  private func expectAgreement(
    _ shown: ShownPreview, of painted: [String: UIColor],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let picture = try PNG.read(URL(fileURLWithPath: shown.path)).bitmap
    // Both devices have three pixels per point.
    let scale: CGFloat = 3
    for (what, color) in painted {
      let places = shown.places.filter { $0.what == what }.map { $0.frame.pixels(scale) }
      #expect(!places.isEmpty, "no \(what)", sourceLocation: sourceLocation)
      let seen = picture.edges(of: color)
      let told = places.reduce(CGRect.null) { $0.union($1) }
        .intersection(CGRect(x: 0, y: 0, width: picture.width, height: picture.height))
      #expect(told == seen, "\(what), \(shown.orientation)", sourceLocation: sourceLocation)
    }
  }

  @Test func `what is said is the same each time, and no conflict is made by saying it`() throws {
    let (lines, writer) = (ConsoleLines(), UIKitLog.writer)
    UIKitLog.writer = { lines.all.append($0) }
    defer { UIKitLog.writer = writer }
    let said = try (1...2).map { _ in
      try show("iPhone 15 Pro") { UINavigationController(rootViewController: Herbs()) }.map(\.words)
    }
    #expect(said[0] == said[1] && said[0].count == 2)
    #expect(lines.all == [])
  }

  @Test func `a collection view's elements are where they are drawn, below a bar`() throws {
    let shown = try show("iPhone 7 Plus") { UINavigationController(rootViewController: Leaves()) }
    for shown in shown { try expectAgreement(shown, of: ["cell [0,0]": .yellow]) }
  }

  @Test func `a preview of a scroll view is where it is drawn`() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    table.contentInset.top = 30
    let shown = try PreviewStage(request: PreviewRequest(output: folder.url.path))
      .show(NamedPreview.all([Preview("Table") { table }])).shown
    #expect(
      shown.first?.places.first?.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
  }

  @Test func `a controller that is presented is told too`() throws {
    let shown = try show("iPhone 7 Plus") { Presenter() }
    for shown in shown {
      #expect(shown.places.contains { $0.what == "HerbBody" && $0.text == "Over it" })
    }
  }

  @Test func `a preview that begins in landscape is turned to portrait`() throws {
    var request = PreviewRequest(output: folder.url.path)
    request.turns = true
    let shown = try PreviewStage(request: request).show(
      NamedPreview.all([Preview("Herbs", traits: .landscapeLeft) { UIViewController() }])
    ).shown
    #expect(shown.map(\.orientation) == [.landscape, .portrait])
  }

  @Test func `a turn shows one instance in both orientations`() throws {
    final class Remembering: UIViewController {
      var widths: [CGFloat] = []
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        widths.append(view.bounds.width)
      }
    }
    let controller = Remembering()
    _ = try show("iPhone 7 Plus") { controller }
    #expect(controller.widths.first == 414 && controller.widths.last == 736)
  }

  @Test(arguments: ["iPhone 7 Plus", "iPhone 15 Pro"], [false, true])
  func `bar, rows and texts of a table in a navigation controller are where they are drawn`(
    device: String, hasLargeTitle: Bool
  ) throws {
    let shown = try show(device) {
      let navigation = UINavigationController(rootViewController: Herbs())
      navigation.navigationBar.prefersLargeTitles = hasLargeTitle
      return navigation
    }
    #expect(shown.map(\.orientation) == [.portrait, .landscape])
    for shown in shown {
      try expectAgreement(
        shown, of: ["HerbBar": .magenta, "HerbCell": .yellow, "HerbBody": .cyan])
    }
  }
}

/// A table whose rows are as high as their texts, below a bar with a view that fills it.
private final class Herbs: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.separatorStyle = .none
    // The bar's hairline is drawn below the bar, over the content there.
    tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 10))
    tableView.register(HerbCell.self, forCellReuseIdentifier: "herb")
    let bar = navigationController?.navigationBar
    let plane = HerbBar(frame: bar?.bounds ?? .zero)
    plane.backgroundColor = .magenta
    plane.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    bar?.addSubview(plane)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "herb", for: indexPath)
    (cell as? HerbCell)?.body.isHidden = indexPath.row != 1
    return cell
  }
}

/// A collection view with one leaf; it scrolls, and so begins below the bar.
private final class Leaves: UICollectionViewController {
  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 70)
    layout.sectionInset = UIEdgeInsets(top: 12, left: 24, bottom: 12, right: 24)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.alwaysBounceVertical = true
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "leaf")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "leaf", for: indexPath)
    cell.backgroundColor = .yellow
    return cell
  }
}

/// A controller that presents another as soon as it has appeared.
private final class Presenter: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let (over, label) = (UIViewController(), HerbBody())
    label.text = "Over it"
    over.view.addSubview(label)
    present(over, animated: false)
  }
}

/// The warnings on the console.
private final class ConsoleLines: @unchecked Sendable { var all: [String] = [] }

private final class HerbBar: UIView {}
private final class HerbBody: UILabel {}

private final class HerbCell: UITableViewCell {
  let body = HerbBody()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .yellow
    body.text = String(repeating: "A herb of the garden. ", count: 4)
    body.font = .preferredFont(forTextStyle: .headline)
    body.textColor = .cyan
    body.backgroundColor = .cyan
    body.numberOfLines = 0
    body.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(body)
    NSLayoutConstraint.activate([
      body.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      body.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      body.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      body.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

extension CGRect {
  /// The rectangle in pixels of a scale, with its edges rounded as those of a filled rectangle are.
  fileprivate func pixels(_ scale: CGFloat) -> CGRect {
    CGRect(
      x: (minX * scale).rounded(), y: (minY * scale).rounded(),
      width: (maxX * scale).rounded() - (minX * scale).rounded(),
      height: (maxY * scale).rounded() - (minY * scale).rounded())
  }
}

extension Bitmap {
  /// The smallest rectangle around all pixels of a colour.
  fileprivate func edges(of color: UIColor) -> CGRect {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let wanted = Pixel(
      red: UInt8((red * 255).rounded()), green: UInt8((green * 255).rounded()),
      blue: UInt8((blue * 255).rounded()))
    var (columns, rows): (Set<Int>, Set<Int>) = ([], [])
    for y in 0..<height {
      for x in 0..<width where self[x, y] == wanted {
        columns.insert(x)
        rows.insert(y)
      }
    }
    guard let left = columns.min(), let right = columns.max(), let top = rows.min(),
      let bottom = rows.max()
    else { return .null }
    return CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}
