import UIKit

/// A screen with one control of each kind, in a column.
final class ControlScreen: UIViewController {
  let wifi = UISwitch()
  let period = UISegmentedControl(items: ["Day", "Week", "Month"])
  let volume = UISlider()
  let copies = UIStepper()
  let download = UIProgressView(progressViewStyle: .default)
  let dots = UIPageControl()
  let busy = UIActivityIndicatorView(style: .medium)
  let save = UIButton(type: .system)
  let pick = UIButton(configuration: .filled())
  let city = UITextField()
  let note = UITextView()
  let heading = UILabel()
  private let change: (ControlScreen) -> Void

  init(_ change: @escaping (ControlScreen) -> Void) {
    self.change = change
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    period.selectedSegmentIndex = 0
    volume.value = 0.2
    download.progress = 0.25
    dots.numberOfPages = 4
    dots.backgroundColor = .systemGray
    busy.hidesWhenStopped = false
    save.setTitle("Save", for: .normal)
    pick.configuration?.title = "Pick"
    city.placeholder = "City"
    note.text = "A few words"
    heading.text = "Hello world of a long line that does not fit"
    let controls: [UIView] = [
      wifi, period, volume, copies, download, dots, busy, save, pick, city, note, heading,
    ]
    for (index, control) in controls.enumerated() {
      control.frame = CGRect(x: 20, y: 20 + 44 * CGFloat(index), width: 240, height: 34)
      view.addSubview(control)
    }
    change(self)
  }
}

extension UIImage {
  /// A square in one colour.
  static func square(_ color: UIColor, side: CGFloat = 16) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }
}

/// A screen with a navigation bar, a toolbar and a tab bar.
final class BarScreen: UIViewController {
  let wanted: (BarScreen) -> Void
  private let list: UIScrollView?

  init(isScrolled: Bool, _ change: @escaping (BarScreen) -> Void) {
    list = isScrolled ? UIScrollView() : nil
    wanted = change
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    title = "Inbox"
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil),
      UIBarButtonItem(systemItem: .add),
    ]
    toolbarItems = [
      UIBarButtonItem(title: "Reply", style: .plain, target: nil, action: nil),
      UIBarButtonItem(systemItem: .flexibleSpace),
      UIBarButtonItem(title: "Delete", style: .plain, target: nil, action: nil),
    ]
    guard let list else { return }
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 320, height: 3000)
    view.addSubview(list)
  }

  override func viewDidLayoutSubviews() { list?.contentOffset.y = 300 }

  /// The screen in its containers, with the change applied, over a scrolled list or without one.
  static func shown(
    isScrolled: Bool = false, _ change: @escaping (BarScreen) -> Void
  ) -> UIViewController {
    let screen = BarScreen(isScrolled: isScrolled, change)
    let navigation = UINavigationController(rootViewController: screen)
    navigation.isToolbarHidden = false
    navigation.tabBarItem = UITabBarItem(title: "Mail", image: nil, tag: 0)
    let other = UIViewController()
    other.tabBarItem = UITabBarItem(title: "Search", image: nil, tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, other]
    screen.loadViewIfNeeded()
    change(screen)
    return tabs
  }
}
