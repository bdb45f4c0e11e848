import Foundation

/// The views of a list cell's accessories, and their positions at both sides.
@MainActor struct ListAccessories {
  private struct Shown {
    let accessory: UICellAccessory
    let view: UIView
  }

  private var all: [Shown] = []
  /// The vertical line between the reorder control and the accessory before it.
  private let line = UIView(frame: .zero)

  /// The distance between two accessories, in points; the sources for this value differ.
  static let gap: CGFloat = 8
  /// The distance between an accessory and the content, in points: with it, the drawn part of a
  /// chevron is 13 points from a text that has a margin of 8 (fact LI33).
  static let contentGap: CGFloat = 2
  /// The width in which the circular editing controls are centred, in points (fact LI32); the
  /// sources for this value differ.
  static let standardWidth: CGFloat = 28

  /// Replaces the accessory views of a cell by those of the given accessories.
  mutating func replace(with accessories: [UICellAccessory], in cell: UICollectionViewListCell) {
    for former in all { former.view.removeFromSuperview() }
    all = Self.ordered(accessories).map { Shown(accessory: $0, view: $0.makeView()) }
    for shown in all { cell.addSubview(shown.view) }
  }

  /// The views made by the cell itself: those of system accessories, and the vertical line.
  var ownViews: [UIView] { all.filter { $0.accessory.placement == nil }.map(\.view) + [line] }

  /// Returns the accessories from the leading to the trailing side: system accessories in UIKit's
  /// order, custom ones at their positions (facts LI29, LI31).
  static func ordered(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
    let system = accessories.filter { $0.placement == nil }.sorted { $0.rank < $1.rank }
    var leading = system.filter(\.isLeading)
    var trailing = system.filter { !$0.isLeading }
    for accessory in accessories {
      switch accessory.placement {
      case .leading(_, let position):
        leading.insert(accessory, at: max(0, min(position(leading), leading.count)))
      case .trailing(_, let position):
        trailing.insert(accessory, at: max(0, min(position(trailing), trailing.count)))
      case nil: break
      }
    }
    return leading + trailing
  }

  /// Shows the accessories of the cell's current mode, and hides the others.
  func show(in state: UICellConfigurationState, overTint isOverTint: Bool) {
    for shown in all {
      shown.view.isHidden = !shown.accessory.isShown(isEditing: state.isEditing)
      (shown.view as? ListAccessoryMark)?.show(state, overTint: isOverTint)
    }
  }

  private func visible(atLeading isLeading: Bool) -> [Shown] {
    all.filter { $0.accessory.isLeading == isLeading && !$0.view.isHidden }
  }

  /// Returns the width of the accessories at one side, including the gaps between them and to the
  /// content; 0 if there are none.
  func width(atLeading isLeading: Bool) -> CGFloat {
    let widths = visible(atLeading: isLeading).map { $0.accessory.width(of: $0.view) }
    if widths.isEmpty { return 0 }
    return widths.reduce(Self.contentGap, +) + CGFloat(widths.count - 1) * Self.gap
  }

  /// Sets the frames of the accessories at both sides; `middle` is the y coordinate of their
  /// centres.
  func place(from leading: CGFloat, to trailing: CGFloat, middle: CGFloat, in cell: UIView) {
    line.removeFromSuperview()
    var x = leading
    for shown in visible(atLeading: true) {
      place(shown, at: x, middle, cell)
      x += shown.accessory.width(of: shown.view) + Self.gap
    }
    x = trailing
    let row = visible(atLeading: false)
    for (index, shown) in row.enumerated().reversed() {
      x -= shown.accessory.width(of: shown.view)
      place(shown, at: x, middle, cell)
      x -= Self.gap
      if shown.accessory.showsLine && index > 0 { placeLine(at: x + Self.gap / 2, cell) }
    }
  }

  private func place(_ shown: Shown, at x: CGFloat, _ middle: CGFloat, _ cell: UIView) {
    let pixels = PixelGrid(scale: cell.traitCollection.displayScale)
    let size = shown.accessory.size(of: shown.view)
    let space = shown.accessory.width(of: shown.view)
    shown.view.frame = cell.mirrored(
      CGRect(
        x: pixels.round(x + (space - size.width) / 2), y: pixels.round(middle - size.height / 2),
        width: size.width, height: size.height))
  }

  private func placeLine(at x: CGFloat, _ cell: UIView) {
    let pixels = PixelGrid(scale: cell.traitCollection.displayScale)
    line.backgroundColor = .separator
    line.frame = cell.mirrored(
      CGRect(
        x: pixels.round(x), y: 8, width: 1 / pixels.scale,
        height: max(0, cell.bounds.height - 16)))
    cell.addSubview(line)
  }
}

extension UICellAccessory {
  /// The position of the accessory in UIKit's order from the leading to the trailing side.
  fileprivate var rank: Int {
    switch accessoryType {
    case .multiselect: 0
    case .delete: 1
    case .insert: 2
    case .label: 3
    case .checkmark: 4
    case .detail: 5
    case .outlineDisclosure: 6
    case .popUpMenu: 7
    case .disclosureIndicator: 8
    case .reorder: 9
    case .customView: 10
    }
  }

  fileprivate var isLeading: Bool {
    if case .leading = placement { return true }
    switch accessoryType {
    case .delete, .insert, .multiselect: return true
    default: return false
    }
  }

  /// Whether a tap on the accessory performs its action instead of selecting the cell.
  var isTappable: Bool {
    switch accessoryType {
    case .outlineDisclosure: true
    default: actionHandler != nil
    }
  }

  /// Returns whether the accessory is shown in or outside of editing mode (fact LI30).
  func isShown(isEditing: Bool) -> Bool {
    guard !options.isHidden else { return false }
    switch displayed {
    case .always: return true
    case .whenEditing: return isEditing
    case .whenNotEditing: return !isEditing
    }
  }

  fileprivate func makeView() -> UIView {
    switch accessoryType {
    case .customView(let view):
      if let tint = options.tint { view.tintColor = tint }
      return view
    case .label:
      let label = UILabel()
      label.text = text?.value
      label.font = text?.options.font
      label.textColor = options.tint ?? .secondaryLabel
      label.adjustsFontForContentSizeCategory =
        text?.options.adjustsFontForContentSizeCategory ?? true
      return label
    default: return ListAccessoryMark(self)
    }
  }

  /// Returns the size of the accessory's view, without reserved width.
  fileprivate func size(of view: UIView) -> CGSize {
    guard case .customView = accessoryType else { return view.sizeThatFits(.zero) }
    let own = view.bounds.size
    if keepsSize || (own != .zero && view.translatesAutoresizingMaskIntoConstraints) { return own }
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  /// Returns the width in which the accessory is centred (fact LI32).
  ///
  /// For a trailing system accessory, the standard width is the width of its view.
  fileprivate func width(of view: UIView) -> CGFloat {
    let actual = size(of: view).width
    switch options.width {
    case .custom(let width): return width
    case .actual: return actual
    case .standard:
      let hasOwn = placement == nil && !isLeading
      return hasOwn ? actual : max(actual, ListAccessories.standardWidth)
    }
  }
}
