import UIKit

/// A controller with a list of texts from edge to edge, whose cells size themselves.
final class TextList: UIViewController, UICollectionViewDataSource {
  /// The way in which cells become as wide as the list.
  enum Width: CaseIterable {
    /// A constraint in the cell; the layout estimates by itself.
    case constraint
    /// `preferredLayoutAttributesFitting`, from an estimate that is as wide as the list.
    case estimate
    /// The same estimate, and a fitting size that leaves the width open after a layout.
    case layout
  }

  var texts: [String]
  private let width: Width
  let layout = UICollectionViewFlowLayout()
  private(set) lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)

  init(_ texts: [String], form: TextCell.Form = .anchors, width: Width = .constraint) {
    self.texts = texts
    self.width = width
    TextCell.form = form
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.minimumLineSpacing = 0
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    list.register(TextCell.self, forCellWithReuseIdentifier: "constraint")
    list.register(WideTextCell.self, forCellWithReuseIdentifier: "estimate")
    list.register(LaidOutTextCell.self, forCellWithReuseIdentifier: "layout")
    list.dataSource = self
    list.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(list)
    NSLayoutConstraint.activate([
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    fit(view.bounds.width)
  }

  /// Makes the cells as wide as the list will be.
  private func fit(_ length: CGFloat) {
    if width != .constraint {
      let size = CGSize(width: length, height: 50)
      guard layout.estimatedItemSize != size else { return }
      layout.estimatedItemSize = size
    } else {
      for case let cell as TextCell in list.visibleCells { cell.width.constant = length }
    }
    layout.invalidateLayout()
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { texts.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "\(width)", for: indexPath)
    guard let cell = cell as? TextCell else { return cell }
    cell.label.text = texts[indexPath.item]
    if width == .constraint {
      cell.width.constant = view.bounds.width
      cell.width.isActive = true
    }
    return cell
  }

  func cell(_ item: Int) -> TextCell? {
    list.cellForItem(at: IndexPath(item: item, section: 0)) as? TextCell
  }

  var heights: [CGFloat] { texts.indices.compactMap { cell($0)?.frame.height } }
}
