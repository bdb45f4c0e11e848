import UIKit

// Controllers as clients write them: that it compiles is most of the test.

/// A controller that is initialised without a nib, with the plant that it shows.
class PlantController: UIViewController {
  let plant: String

  init(plant: String) {
    self.plant = plant
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var prefersStatusBarHidden: Bool { true }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
  override var shouldAutorotate: Bool { false }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    .portrait
  }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override var childForStatusBarStyle: UIViewController? { children.first }
  override var childForStatusBarHidden: UIViewController? { children.first }

  override func viewDidLoad() {
    super.viewDidLoad()
    setNeedsStatusBarAppearanceUpdate()
    view.backgroundColor = .groupTableViewBackground
    _ = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { _ in }
  }
}

/// A controller that overrides the initialiser of nibs.
class NibController: UIViewController {
  var names: [String] = []

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    names.append(nibNameOrNil ?? "none")
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  convenience init() { self.init(nibName: "Nib", bundle: nil) }
}

/// A controller of items with an initialiser of its own.
class ShelfController: UICollectionViewController {
  init() {
    let layout = UICollectionViewFlowLayout()
    super.init(collectionViewLayout: layout)
  }

  required init(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.keyboardDismissMode = .onDrag
    collectionView.refreshControl = UIRefreshControl()
    collectionView.scrollIndicatorInsets = UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0)
    collectionView.indicatorStyle = .white
    view.endEditing(true)
  }
}

/// A collection view that brings its layout.
class FramedShelf: UICollectionView {
  init(frame: CGRect) {
    super.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  required init?(coder: NSCoder) { fatalError() }
}

/// A screen of another size, as tests make it.
class WideScreen: UIScreen {
  override var bounds: CGRect { CGRect(x: 0, y: 0, width: 1000, height: 500) }
}
