/// The lines of an open menu by section.
///
///     ┌──────────────────┐
///     │ Title            │ header
///     │ ✓ By Name     ⌗  │ row
///     │   By Date        │ row
///     ╞══════════════════╡
///     │  ▢     ▢     ▢   │ tiles: a menu of small or medium elements
///     └──────────────────┘
@MainActor struct MenuLines {
  /// The kinds of lines in a menu.
  enum Line {
    case header(String)
    case row(UIMenuElement)
    case tiles([UIMenuElement], hasTitles: Bool)
    /// A row with a spinning wheel, for elements that have not been made yet.
    case loading
  }

  /// The title above all sections; nil if there is none.
  let title: String?
  private(set) var sections: [[Line]] = []
  private var current: [Line] = []

  /// Makes the lines of a menu.
  ///
  /// The title of a submenu is not among them, because it is in the row that closes the submenu.
  init(of menu: UIMenu, isSubmenu: Bool) {
    title = isSubmenu || menu.title.isEmpty ? nil : menu.title
    add(menu)
    endSection()
  }

  private mutating func add(_ menu: UIMenu) {
    let children = Self.visible(menu.children)
    guard let hasTitles = menu.tileTitles else { return add(children) }
    let elements = children.filter { !($0 is UIDeferredMenuElement) }
    if !elements.isEmpty { current.append(.tiles(elements, hasTitles: hasTitles)) }
    if elements.count < children.count { current.append(.loading) }
  }

  private mutating func add(_ elements: [UIMenuElement]) {
    for element in elements {
      if let menu = element as? UIMenu, menu.options.contains(.displayInline) {
        addSection(menu)
      } else {
        current.append(element is UIDeferredMenuElement ? .loading : .row(element))
      }
    }
  }

  private mutating func addSection(_ menu: UIMenu) {
    endSection()
    if !menu.title.isEmpty { current.append(.header(menu.title)) }
    add(menu)
    endSection()
  }

  private mutating func endSection() {
    if !current.isEmpty { sections.append(current) }
    current = []
  }

  /// Returns the elements without hidden ones; deferred elements are replaced by the elements that
  /// they have made.
  private static func visible(_ elements: [UIMenuElement]) -> [UIMenuElement] {
    elements.flatMap { element -> [UIMenuElement] in
      if let made = (element as? UIDeferredMenuElement)?.elements { return visible(made) }
      return element.shownAttributes.contains(.hidden) ? [] : [element]
    }
  }
}

extension UIMenu {
  /// Whether tiles show titles; nil if the elements are rows instead of tiles.
  fileprivate var tileTitles: Bool? {
    if options.contains(.displayAsPalette) { return false }
    return switch preferredElementSize {
    case .small: false
    case .medium: true
    case .large, .automatic: nil
    }
  }
}
