import Foundation

/// The panel of an open menu: its lines, with hairlines between rows and bars between sections.
///
/// It scrolls if it is higher than the available space.
final class MenuPanel: UIView {
  private static let sectionGap: CGFloat = 8
  private static let radius: CGFloat = 13

  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let list = UIScrollView()
  /// The views of the lines, with the hairline or the bar below each of them.
  private var lines: [(views: [UIView], end: UIView?)] = []
  private let choose: (UIMenuElement) -> Void

  /// Makes the panel of a menu; `choose` is called with the element of a tapped row or tile.
  ///
  /// The first row of a submenu's panel represents the submenu itself, and closes it.
  init(
    _ menu: UIMenu, isSubmenu: Bool, isReversed: Bool, choose: @escaping (UIMenuElement) -> Void
  ) {
    self.choose = choose
    super.init(frame: .zero)
    layer.cornerRadius = Self.radius
    layer.cornerCurve = .continuous
    clipsToBounds = true
    // The material does not blur the background, so without this fill the text behind the menu
    // would be as legible as the menu's own.
    material.contentView.backgroundColor = UIColor {
      UIColor(white: $0.userInterfaceStyle == .dark ? 0.15 : 0.97, alpha: 0.7)
    }
    material.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentInsetAdjustmentBehavior = .never
    addSubview(material)
    addSubview(list)
    if isSubmenu { add([MenuRow(menu, sign: .chevronDown, indents: true)], end: Self.hairline()) }
    let lines = MenuLines(of: menu, isSubmenu: isSubmenu)
    // The title is at the top even if the order of the elements is reversed.
    if let title = lines.title { add([MenuHeader(title)], end: Self.hairline()) }
    for section in isReversed ? lines.sections.reversed() : lines.sections {
      add(isReversed ? section.reversed() : section)
    }
    removeLastEnd()
  }

  required init?(coder: NSCoder) { nil }

  /// Removes the hairline or the bar below the last line.
  private func removeLastEnd() {
    guard let last = lines.popLast() else { return }
    last.end?.removeFromSuperview()
    lines.append((last.views, nil))
  }

  /// The rows and tiles that can be tapped, in their order.
  var controls: [UIControl] { lines.flatMap(\.views).compactMap { $0 as? UIControl } }

  private func add(_ section: [MenuLines.Line]) {
    let indents = section.contains(where: \.hasSign)
    for (index, line) in section.enumerated() {
      let isLast = index == section.count - 1
      add(line.views(indents: indents), end: isLast ? Self.bar() : Self.hairline())
    }
  }

  private func add(_ views: [UIView], end: UIView) {
    for view in views {
      list.addSubview(view)
      guard let control = view as? UIControl else { continue }
      let tapped = UIAction { [weak self] action in
        guard let element = (action.sender as? any MenuChoice)?.element else { return }
        self?.choose(element)
      }
      control.addAction(tapped, for: .touchUpInside)
    }
    list.addSubview(end)
    lines.append((views, end))
  }

  private static func hairline() -> UIView {
    let line = UIView()
    line.backgroundColor = .separator
    return line
  }

  private static func bar() -> UIView {
    let bar = UIView()
    bar.tag = 1
    bar.backgroundColor = UIColor {
      UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.28 : 0.08)
    }
    return bar
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let heights = lines.map { line in
      height(of: line.views, in: size.width) + (line.end?.tag == 1 ? Self.sectionGap : 0)
    }
    return CGSize(width: size.width, height: heights.reduce(0, +))
  }

  private func height(of views: [UIView], in width: CGFloat) -> CGFloat {
    switch views.first {
    case let tile as MenuTile:
      tile.showsTitle ? MenuTile.mediumHeight : MenuTile.smallHeight
    case let view?: view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    case nil: 0
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    list.frame = bounds
    var top: CGFloat = 0
    let hairline = 1 / traitCollection.displayScale
    for line in lines {
      let height = height(of: line.views, in: bounds.width)
      place(line.views, at: top, height)
      top += height
      guard let end = line.end else { continue }
      let isBar = end.tag == 1
      end.frame = CGRect(
        x: 0, y: isBar ? top : top - hairline, width: bounds.width,
        height: isBar ? Self.sectionGap : hairline)
      top += isBar ? Self.sectionGap : 0
    }
    list.contentSize = CGSize(width: bounds.width, height: top)
  }

  private func place(_ views: [UIView], at top: CGFloat, _ height: CGFloat) {
    let width = bounds.width / CGFloat(max(views.count, 1))
    for (index, view) in views.enumerated() {
      view.frame = mirrored(
        CGRect(x: CGFloat(index) * width, y: top, width: width, height: height))
    }
  }
}

/// A control that represents an element of a menu.
@MainActor protocol MenuChoice {
  /// The element that a tap chooses.
  var element: UIMenuElement { get }
}

extension MenuRow: MenuChoice {}
extension MenuTile: MenuChoice {}
