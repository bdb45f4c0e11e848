import UIKit

/// A carousel of pictures as in an app, with each call of the carousel post.
///
/// The constraints of both orientations are made when the traits change, the bar is hidden by a
/// call, and a picture replaces the collection view while the device is turned.
final class AlbumController: UIViewController {
  private(set) var log: [String] = []
  let pictures: [UIImage] = (1...4).compactMap { UIImage(named: "picture\($0)") }
  let pages: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    let result = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 0, height: 0), collectionViewLayout: layout)
    result.backgroundColor = UIColor.darkGray
    result.isPagingEnabled = true
    result.translatesAutoresizingMaskIntoConstraints = false
    return result
  }()
  let standIn: UIImageView = {
    let result = UIImageView()
    result.contentMode = .scaleAspectFill
    result.clipsToBounds = true
    result.translatesAutoresizingMaskIntoConstraints = false
    result.isHidden = true
    return result
  }()
  private var always: [NSLayoutConstraint] = []
  private var upright: [NSLayoutConstraint] = []
  private var lying: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    self.pages.register(PictureCell.self, forCellWithReuseIdentifier: PictureCell.identifier)
    self.pages.delegate = self
    self.pages.dataSource = self
    self.automaticallyAdjustsScrollViewInsets = false
    self.view.addSubview(pages)
    self.view.addSubview(standIn)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if always.isEmpty { makeConstraints() }
    guard traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass else {
      return
    }
    NSLayoutConstraint.deactivate(lying)
    NSLayoutConstraint.deactivate(upright)
    let isUpright = traitCollection.verticalSizeClass == .regular
    self.navigationController?.setNavigationBarHidden(!isUpright, animated: true)
    NSLayoutConstraint.activate(isUpright ? upright : lying)
    self.pages.collectionViewLayout.invalidateLayout()
  }

  private func makeConstraints() {
    let part: CGFloat = self.traitCollection.userInterfaceIdiom == .pad ? 0.5 : 0.33
    for item in [pages, standIn] {
      always.append(pin(item, .leading, to: view, .leading))
      always.append(pin(item, .top, to: self.topLayoutGuide, .bottom))
      always.append(pin(item, .trailing, to: view, .trailing))
      upright.append(pin(item, .height, to: view, .height, part))
      lying.append(pin(item, .height, to: view, .height))
    }
    NSLayoutConstraint.activate(always)
  }

  private func pin(
    _ item: UIView, _ side: NSLayoutConstraint.Attribute, to other: Any?,
    _ otherSide: NSLayoutConstraint.Attribute, _ part: CGFloat = 1.0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: side, relatedBy: .equal, toItem: other, attribute: otherSide,
      multiplier: part, constant: 0)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    note("before")
    let page = self.pages.contentOffset.x / self.pages.bounds.size.width
    self.standIn.image = self.pictures[Int(page)]
    self.pages.isHidden = true
    self.standIn.isHidden = false
    coordinator.animate(
      alongsideTransition: { (context) in
        self.note("during")
        self.pages.contentOffset = CGPoint(
          x: page * self.pages.bounds.size.width, y: self.pages.contentOffset.y)
        self.pages.collectionViewLayout.invalidateLayout()
      }
    ) { (context) in
      self.standIn.isHidden = true
      self.pages.isHidden = false
      self.note("after")
    }
  }

  private func note(_ phase: String) {
    let (first, second) = (pages.isHidden ? "" : "pages", standIn.isHidden ? "" : "picture")
    log.append("\(phase), \(first)\(second) seen")
  }
}

extension AlbumController: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    self.pictures.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: PictureCell.identifier, for: indexPath)
    (cell as? PictureCell)?.picture.image = pictures[indexPath.row]
    return cell
  }
}

extension AlbumController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    collectionView.frame.size
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    0.0
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    0.0
  }
}

/// A cell that a picture fills, by anchors.
final class PictureCell: UICollectionViewCell {
  static let identifier: String = String(describing: type(of: PictureCell.self))
  let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(picture)
    backgroundColor = UIColor.yellow
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.translatesAutoresizingMaskIntoConstraints = false
    picture.widthAnchor.constraint(equalTo: contentView.widthAnchor, multiplier: 1.0)
      .isActive = true
    picture.heightAnchor.constraint(equalTo: contentView.heightAnchor, multiplier: 1.0)
      .isActive = true
    picture.centerXAnchor.constraint(equalTo: contentView.centerXAnchor, constant: 0.0)
      .isActive = true
    picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor, constant: 0.0)
      .isActive = true
  }

  required init?(coder aDecoder: NSCoder) { nil }
}
