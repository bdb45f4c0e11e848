import UIKit

/// All herbs, in one column or two.
@objcMembers class HerbsController: UICollectionViewController {
  private let flow = UICollectionViewFlowLayout()

  init() {
    flow.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    super.init(collectionViewLayout: flow)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Herbs"
    collectionView.backgroundColor = .systemBackground
    collectionView.register(HerbCell.self, forCellWithReuseIdentifier: "herb")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Refresh", style: .plain, target: self, action: #selector(refresh))
  }

  @objc func refresh() { collectionView.reloadData() }
}

extension HerbsController {
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { Herb.all.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "herb", for: indexPath)
    (cell as? HerbCell)?.show(Herb.all[indexPath.item])
    return cell
  }
}

extension HerbsController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let width = collectionView.bounds.width - 24
    return CGSize(width: width > 500 ? (width - 10) / 2 : width, height: 88)
  }
}

@available(iOS 17.0, *)
#Preview {
  UINavigationController(rootViewController: HerbsController())
}

@available(iOS 17.0, *)
#Preview("Turned", traits: .landscapeLeft) { HerbsController() }
