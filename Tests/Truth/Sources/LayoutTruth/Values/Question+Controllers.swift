import UIKit

extension Question {
  /// The views of controllers, bars and roots, and when views are laid out again.
  static let controllers = [
    calls("the masks of views that controllers load", "E25") {
      let list = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
      let controllers: [(String, UIViewController)] = [
        ("plain", UIViewController()), ("navigation", UINavigationController()),
        ("tabs", UITabBarController()), ("table", UITableViewController()), ("list", list),
      ]
      return controllers.map { "\($0): \($1.view.autoresizingMask.rawValue)" }
    },
    value("the frame of a child's view after its parent's has grown", "E25") {
      let (parent, child) = (UIViewController(), UIViewController())
      parent.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      child.view.frame = parent.view.bounds
      parent.addChild(child)
      parent.view.addSubview(child.view)
      parent.view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
      return Names.rect(child.view.frame)
    },
    calls("the heights of bars under the traits of a pad and of a compact height", "E26") {
      let device = barHeights(UITraitCollection())
      return [
        ("pad", UITraitCollection(userInterfaceIdiom: .pad)),
        ("compact height", UITraitCollection(verticalSizeClass: .compact)),
      ].map { "\($0): \(barHeights($1) == device ? "as on the device" : "others")" }
    },
    calls("the heights of bars that are pinned at three sides", "E31") {
      let bars: [(String, UIView)] = [("tab bar", UITabBar()), ("toolbar", UIToolbar())]
      return bars.map { name, bar in
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        let holder = WindowHolder(root)
        bar.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(bar)
        NSLayoutConstraint.activate([
          bar.leftAnchor.constraint(equalTo: root.leftAnchor),
          bar.rightAnchor.constraint(equalTo: root.rightAnchor),
          bar.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        holder.settle()
        return "\(name): \(Names.number(bar.frame.height))"
      }
    },
    value("the margins of a stack view", "ST49") {
      let margins = UIStackView().layoutMargins
      return [margins.top, margins.left, margins.bottom, margins.right].map(Names.number)
        .joined(separator: " ")
    },
    calls("a label that hugs and resists at 1000 against required sizes", "AL97") {
      [36, 10].map { (side: CGFloat) -> String in
        let (root, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400)), UILabel())
        let holder = WindowHolder(root)
        label.text = "Body"
        label.translatesAutoresizingMaskIntoConstraints = false
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
          label.setContentHuggingPriority(.required, for: axis)
          label.setContentCompressionResistancePriority(.required, for: axis)
        }
        root.addSubview(label)
        NSLayoutConstraint.activate([
          label.widthAnchor.constraint(equalToConstant: side),
          label.heightAnchor.constraint(equalToConstant: side),
        ])
        holder.settle()
        return "\(Names.number(side)): \(Names.number(label.frame.width))"
          + " × \(Names.number(label.frame.height))"
      }
    },
    calls("the heights of five views of 46 5/6 points, 8 apart", "AL66") {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      let holder = WindowHolder(root)
      let views = (0..<5).map { _ in UIView() }
      for (index, view) in views.enumerated() {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let above = index == 0 ? root.topAnchor : views[index - 1].bottomAnchor
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: above, constant: 8),
          view.heightAnchor.constraint(equalToConstant: 46 + 5 / 6),
          view.leftAnchor.constraint(equalTo: root.leftAnchor),
          view.widthAnchor.constraint(equalToConstant: 100),
        ])
      }
      holder.settle()
      return views.map { Names.number($0.frame.height) }
    },
    calls("the frames of a root view without a translated mask, and after a turn", "K26") {
      let root = UIViewController()
      root.view.translatesAutoresizingMaskIntoConstraints = false
      let holder = RootHolder(root, size: CGSize(width: 400, height: 600))
      let before = Names.rect(root.view.frame)
      holder.window.frame.size = CGSize(width: 600, height: 400)
      holder.settle()
      return [before, Names.rect(root.view.frame)]
    },
    calls("a list that is made in code", "K27") {
      let list = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      let isSystem = list.backgroundColor == .systemBackground
      return [
        "background \(isSystem ? "systemBackground" : "another")", "clips \(list.clipsToBounds)",
      ]
    },
    calls("the colours of tabs' titles in the normal and in the selected state", "K32") {
      let look = UITabBarAppearance()
      look.stackedLayoutAppearance.normal.titleTextAttributes = [
        .foregroundColor: UIColor.brown, .font: UIFont.boldSystemFont(ofSize: 12),
      ]
      look.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.green]
      return tabTitles(look)
    },
    calls("a square in a view that is drawn under one reading direction, then another", "H29") {
      let view = MirroredView(frame: CGRect(x: 0, y: 0, width: 160, height: 60))
      return [.unspecified, .rightToLeft, .leftToRight].map {
        Names.rect(view.shown(UITraitCollection(layoutDirection: $0)))
      }
    },
    value(
      "layouts in one pass of a view that requests one in each, ten times at most", "H30",
      sides: [
        ("the request waits for the next pass", "1"),
        ("the request is met once more in the same pass", "2"),
        ("the request is met in the same pass as often as it is made", "10"),
      ]
    ) {
      let view = CountingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let holder = WindowHolder(view)
      holder.settle()
      view.count = 0
      view.whenLaidOut = { if $0.count < 10 { $0.setNeedsLayout() } }
      view.setNeedsLayout()
      holder.settle()
      return "\(view.count)"
    },
    calls("layouts of a view that colours a label and sets an image of the same size", "H31") {
      let view = CountingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let holder = WindowHolder(view)
      let (label, picture) = (UILabel(), UIImageView(image: image(4)))
      label.text = "Basil"
      for part in [label, picture] { view.addSubview(part) }
      holder.settle()
      view.count = 0
      view.whenLaidOut = {
        label.textColor = $0.count.isMultiple(of: 2) ? .red : .blue
        picture.image = image(4)
      }
      view.setNeedsLayout()
      holder.settle()
      let requested = view.count
      label.textColor = .green
      holder.settle()
      return ["requested: \(requested)", "a colour alone: \(view.count - requested)"]
    },
    value("the radius of the corners of an inset-grouped section of one row", "TV14") {
      let stage = TableStage(.insetGrouped, rows: 1)
      return stage.table.cellForRow(at: IndexPath(row: 0, section: 0)).map {
        Names.number($0.layer.cornerRadius)
      } ?? "no cell"
    },
    calls("lines below the last row of a plain table", "TV13") {
      [nil, 100].map { (height: CGFloat?) -> String in
        let stage = TableStage(.plain, rows: 2)
        stage.table.separatorColor = GreenPixels.colour
        if let height { stage.table.fillerRowHeight = height }
        stage.holder.settle()
        let lines = GreenPixels(of: stage.table).rows.filter { $0 >= 2 * 88 }
        return "\(height.map(Names.number) ?? "no height"): \(lines.count)"
      }
    },
  ]

  /// The heights of a navigation bar and a tab bar in a controller with traits of its own.
  @MainActor private static func barHeights(_ traits: UITraitCollection) -> [CGFloat] {
    let (host, tabs) = (UIViewController(), UITabBarController())
    let navigation = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [navigation]
    host.addChild(tabs)
    host.view.addSubview(tabs.view)
    host.setOverrideTraitCollection(traits, forChild: tabs)
    tabs.didMove(toParent: host)
    let holder = RootHolder(host)
    holder.settle()
    // A tab bar includes the inset below it.
    return [
      navigation.navigationBar.frame.height,
      tabs.tabBar.frame.height - holder.window.safeAreaInsets.bottom,
    ]
  }

  /// The colours and the font sizes of the titles of two tabs, the first of which is selected.
  @MainActor private static func tabTitles(_ look: UITabBarAppearance) -> [String] {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    bar.standardAppearance = look
    bar.items = ["Herbs", "Trees"].map { UITabBarItem(title: $0, image: image(20), tag: 0) }
    bar.selectedItem = bar.items?.first
    let holder = WindowHolder(bar)
    holder.settle()
    return labels(in: bar).map { label in
      let colours: [(String, UIColor)] = [("brown", .brown), ("green", .green)]
      let colour = colours.first { $0.1 == label.textColor }?.0 ?? "another"
      return "\(label.text ?? ""): \(colour), \(Names.number(label.font.pointSize))"
    }.uniqued.sorted()
  }

  @MainActor private static func labels(in view: UIView) -> [UILabel] {
    view.layoutIfNeeded()
    return view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }

  /// A square image.
  @MainActor private static func image(_ side: CGFloat) -> UIImage {
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) }
  }
}

/// A view that counts its layouts.
private final class CountingView: UIView {
  var count = 0
  var whenLaidOut: (CountingView) -> Void = { _ in }

  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
    whenLaidOut(self)
  }
}

/// A view with a square near the side where lines begin.
private final class MirroredView: UIView {
  private let square = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    square.frame = CGRect(x: isMirrored ? 110 : 10, y: 10, width: 40, height: 40)
  }

  /// Shows the view in a window of its own, under traits, and returns the square's frame.
  func shown(_ traits: UITraitCollection) -> CGRect {
    let (host, child) = (UIViewController(), UIViewController())
    if square.superview == nil { addSubview(square) }
    child.view.addSubview(self)
    host.view.addSubview(child.view)
    host.addChild(child)
    host.setOverrideTraitCollection(traits, forChild: child)
    child.didMove(toParent: host)
    let holder = RootHolder(host)
    holder.settle()
    child.view.removeFromSuperview()
    holder.window.rootViewController = nil
    return square.frame
  }
}

/// A table of rows of 44 points in a window.
@MainActor private final class TableStage: NSObject, UITableViewDataSource {
  let table: UITableView
  let holder: WindowHolder
  private let rows: Int

  init(_ style: UITableView.Style, rows: Int) {
    self.rows = rows
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: style)
    table.rowHeight = 44
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    holder = WindowHolder(table)
    super.init()
    table.dataSource = self
    holder.settle()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
}
