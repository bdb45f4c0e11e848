import Foundation
import LayoutComparison
import LayoutCore
import LayoutStage
import PictureComparison
import RasterCore
import SnapshotCore
import Testing
import UIKit

@testable import FigureSnapshots

/// The size of the description that a golden of a screen with many views has.
@MainActor struct DescriptionSizeTests {
  @Test func `a golden of 2,000 views of an app is described in less than 60 KB`() throws {
    let picture = try Snapshot<UIViewController, LayoutPicture>.image(on: .iPhone7)
      .convert(CatalogController())
    let panes = picture.metadata.panes
    #expect(panes.first?.layout.screen.map(\.count) == 2_002)
    let sizes = try [panes, panes.map(\.withoutViews)].map { panes in
      let picture = LayoutPicture(
        Bitmap(width: 1, height: 1), scale: 2, panes: panes,
        fingerprints: picture.metadata.fingerprints)
      return try GoldenFile.encode(picture, name: "catalog").count
    }
    #expect(sizes[0] - sizes[1] < 60_000, "\(sizes[0] - sizes[1]) bytes")
  }
}

/// A scrolled catalogue of 200 products, each with ten views: stacks, labels, buttons and a picture
/// with constraints.
private final class CatalogController: UIViewController {
  private let products = UIStackView()

  override func viewDidLoad() {
    products.axis = .vertical
    products.spacing = 12
    products.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(products)
    NSLayoutConstraint.activate([
      products.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      products.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      products.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
    for number in 0..<200 { products.addArrangedSubview(ProductView(number)) }
  }
}

/// A product of ten views, with the labels inside its buttons not counted.
private final class ProductView: UIView {
  private let picture = UIImageView()
  private let title = UILabel()
  private let maker = UILabel()
  private let price = UILabel()
  private let texts = UIStackView()
  private let buttons = UIStackView()

  init(_ number: Int) {
    super.init(frame: .zero)
    backgroundColor = UIColor(white: 0.95, alpha: 1)
    layer.cornerRadius = 8
    picture.backgroundColor = .lightGray
    title.text = "Product number \(number)"
    title.font = .boldSystemFont(ofSize: 17)
    maker.text = "Maker \(number % 7)"
    maker.textColor = .gray
    price.text = "\(number * 3 + 5).00"
    price.setContentHuggingPriority(.required, for: .horizontal)
    texts.axis = .vertical
    texts.spacing = 4
    for label in [title, maker, price] { texts.addArrangedSubview(label) }
    buttons.spacing = 8
    for name in ["Buy", "Save", "Share"] {
      let button = UIButton(type: .system)
      button.setTitle(name, for: .normal)
      buttons.addArrangedSubview(button)
    }
    constrain()
  }

  required init?(coder: NSCoder) { nil }

  private func constrain() {
    for view in [picture, texts, buttons] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      picture.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      picture.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.25),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      texts.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      texts.topAnchor.constraint(equalTo: picture.topAnchor),
      texts.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -8),
      buttons.leadingAnchor.constraint(equalTo: texts.leadingAnchor),
      buttons.topAnchor.constraint(equalTo: texts.bottomAnchor, constant: 6),
      buttons.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }
}
