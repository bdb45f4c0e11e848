import Foundation

@MainActor extension MenuLines.Line {
  /// Whether the row has a checkmark, a dash or a chevron; if any row of a section has one, all
  /// titles of the section are indented.
  var hasSign: Bool {
    if case .row(let element) = self { Self.sign(of: element) != nil } else { false }
  }

  private static func sign(of element: UIMenuElement) -> MenuGlyph.Sign? {
    if element is UIMenu { return .chevron }
    return switch element.shownState {
    case .on: .check
    case .mixed: .dash
    case .off: nil
    }
  }

  /// Makes the views of the line: one, or several tiles side by side.
  func views(indents: Bool) -> [UIView] {
    switch self {
    case .header(let title): [MenuHeader(title)]
    case .row(let element): [MenuRow(element, sign: Self.sign(of: element), indents: indents)]
    case .tiles(let elements, let hasTitles):
      elements.map { MenuTile($0, hasTitle: hasTitles) }
    case .loading: [MenuLoadingRow()]
    }
  }
}

/// The title of a menu or of a section, in grey above the rows.
final class MenuHeader: UIView {
  private let label = UILabel()

  init(_ title: String) {
    super.init(frame: .zero)
    label.text = title
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.numberOfLines = 2
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let free = CGSize(width: size.width - 32, height: .greatestFiniteMagnitude)
    return CGSize(width: size.width, height: (label.sizeThatFits(free).height + 16).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 16, dy: 0)
  }
}

/// A row with a spinning wheel, shown until the elements of a deferred menu element have been made.
final class MenuLoadingRow: UIView {
  private let wheel = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    label.text = "Loading…"
    label.font = .preferredFont(forTextStyle: .body)
    label.textColor = .secondaryLabel
    wheel.startAnimating()
    addSubview(wheel)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = (label.sizeThatFits(size).height + 22).rounded(.up)
    return CGSize(width: size.width, height: max(MenuRow.leastHeight, height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = label.sizeThatFits(bounds.size).height
    label.frame = mirrored(
      CGRect(x: 16, y: (bounds.height - height) / 2, width: bounds.width - 60, height: height))
    wheel.center = CGPoint(x: isRightToLeft ? 24 : bounds.width - 24, y: bounds.midY)
  }
}
