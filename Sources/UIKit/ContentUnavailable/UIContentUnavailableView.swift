// Mirrors UIContentUnavailableView (iOS 17). Missing: `NSCoding`.
public import Foundation

/// A view that shows a content-unavailable configuration, centred (fact LI58).
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  /// Makes a view that shows a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    show()
  }

  /// Makes a view from a nib or a storyboard; returns nil for the coder of an archive.
  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
    show()
  }

  private var shown: UIContentUnavailableConfiguration
  private(set) var parts = ContentUnavailableParts()

  /// The configuration that is shown; setting one of another type has no effect.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      shown = new
      show()
    }
  }
  /// Inert: the scroll view for content that does not fit.
  public let scrollView = UIScrollView()
  /// Inert: whether content that does not fit can be scrolled.
  ///
  /// The default is true.
  open var isScrollEnabled = true

  private func show() {
    for view in parts.all { view.removeFromSuperview() }
    parts = ContentUnavailableParts(shown)
    for view in parts.all { addSubview(view) }
    directionalLayoutMargins = shown.directionalLayoutMargins
    preservesSuperviewLayoutMargins = !shown.axesPreservingSuperviewLayoutMargins.isEmpty
    backgroundColor = shown.background.backgroundColor
    setNeedsLayout()
  }

  /// Returns the given width, and the height of the content with its margins in this width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = layoutMargins
    let rows = rows(in: max(0, size.width - margins.left - margins.right))
    let height = rows.last.map(\.frame.maxY) ?? 0
    return CGSize(width: size.width, height: height + margins.top + margins.bottom)
  }
  /// Lays out the content as a centred column.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: layoutMargins)
    let rows = rows(in: area.width)
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let top = area.midY - (rows.last.map(\.frame.maxY) ?? 0) / 2
    for row in rows {
      row.view.frame = CGRect(
        x: grid.round(area.minX + row.frame.minX), y: grid.round(top + row.frame.minY),
        width: row.frame.width, height: row.frame.height)
    }
  }

  /// Returns the views with their frames in a column whose top is at 0.
  private func rows(in width: CGFloat) -> [(view: UIView, frame: CGRect)] {
    var y: CGFloat = 0
    var rows: [(view: UIView, frame: CGRect)] = []
    for view in parts.all {
      if let last = rows.last { y += parts.padding(after: last.view, before: view, shown) }
      let size = parts.size(of: view, in: width)
      let origin = CGPoint(x: (width - size.width) / 2, y: y)
      rows.append((view, CGRect(origin: origin, size: size)))
      y += size.height
    }
    return rows
  }
}
