// Mirrors UIPickerView (iOS 17). Missing: drags.
public import Foundation

/// A view with wheels beside each other, each with one selected row (fact LI84).
///
/// Differs from UIKit: wheels cannot be spun; a tap on a row or `simulateSelection` selects it at
/// once.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// Makes a picker; if the frame's size is zero, the picker is 320 × 216 points large.
  public override init(frame: CGRect) {
    let size = frame.size == .zero ? Self.size : frame.size
    super.init(frame: CGRect(origin: frame.origin, size: size))
    addSubview(band)
  }

  /// Makes a picker from a nib or a storyboard; returns nil for the coder of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(band)
  }

  static let size = CGSize(width: 320, height: 216)
  /// The distance between two components in points, chosen for this package.
  private static let gap: CGFloat = 5

  let band = WheelBand(frame: .zero)
  private(set) var columns: [WheelColumn] = []
  private var counts: [Int]?
  private var selected: [Int: Int] = [:]

  /// The source of the numbers of components and rows.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The delegate, which returns the contents and sizes of rows.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// Inert: whether the band behind the selected rows is shown.
  ///
  /// The band is always shown, as on iOS since version 7.
  open var showsSelectionIndicator = true

  /// The number of components, that is, of wheels; 0 if there is no data source.
  open var numberOfComponents: Int { knownCounts.count }
  /// Returns the number of rows of a component; 0 for an unknown component.
  open func numberOfRows(inComponent component: Int) -> Int {
    knownCounts.indices.contains(component) ? knownCounts[component] : 0
  }
  /// Returns the size of a component's rows in points; zero for an unknown component.
  open func rowSize(forComponent component: Int) -> CGSize {
    let widths = widths
    guard widths.indices.contains(component) else { return .zero }
    return CGSize(width: widths[component], height: rowHeight(of: component))
  }
  /// Returns the view that shows a row, the app's or a label; nil if the row is not visible.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    guard columns.indices.contains(component) else { return nil }
    return columns[component].rows.first { $0.offset + selectedRow(inComponent: component) == row }?
      .view
  }
  /// Queries the numbers of components and rows, and all rows, from the data source and the
  /// delegate again.
  open func reloadAllComponents() {
    counts = nil
    for column in columns { column.removeFromSuperview() }
    columns = []
    setNeedsLayout()
  }
  /// Queries the rows of all components again, like `reloadAllComponents()`.
  open func reloadComponent(_ component: Int) { reloadAllComponents() }
  /// Selects a row; the delegate is not called.
  ///
  /// The change is not animated. A row beyond the last one means the last one; an unknown component
  /// is ignored.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard knownCounts.indices.contains(component) else { return }
    selected[component] = max(0, min(row, knownCounts[component] - 1))
    if columns.indices.contains(component) { fill(component) }
    setNeedsLayout()
  }
  /// Returns the selected row of a component; -1 if it has no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    let count = numberOfRows(inComponent: component)
    return count == 0 ? -1 : max(0, min(selected[component] ?? 0, count - 1))
  }

  /// Simulates that the user selects a row, and notifies the delegate.
  ///
  /// Differs from UIKit: UIKit has no such method; this one simulates touches.
  public func simulateSelection(ofRow row: Int, inComponent component: Int) {
    selectRow(row, inComponent: component, animated: true)
    layoutIfNeeded()
    let selected = selectedRow(inComponent: component)
    if selected >= 0 { delegate?.pickerView(self, didSelectRow: selected, inComponent: component) }
  }

  /// The size of a picker: 320 × 216 points.
  open override var intrinsicContentSize: CGSize { Self.size }
  /// Returns 320 × 216 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  /// Creates the rows around the selected ones if necessary, and lays out the wheels.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if columns.count != knownCounts.count { makeColumns() }
    band.place(in: bounds, rowHeight: rowHeight(of: 0))
    var x = start
    for (column, width) in zip(columns, widths) {
      column.frame = mirrored(CGRect(x: x, y: 0, width: width, height: bounds.height))
      x += width + Self.gap
    }
  }
  /// Selects the row at the point where the touch ended.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self),
      let component = columns.firstIndex(where: { $0.frame.contains(point) })
    else { return }
    let offset = columns[component].geometry.offset(at: point.y - bounds.midY)
    let row = selectedRow(inComponent: component) + offset
    guard offset != 0, (0..<numberOfRows(inComponent: component)).contains(row) else { return }
    simulateSelection(ofRow: row, inComponent: component)
  }

  private var knownCounts: [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let components = dataSource.numberOfComponents(in: self)
    let read = (0..<max(0, components)).map {
      dataSource.pickerView(self, numberOfRowsInComponent: $0)
    }
    counts = read
    return read
  }

  /// The widths of the components: the delegate's, or equal shares of the picker's width.
  private var widths: [CGFloat] {
    let count = knownCounts.count
    let share =
      (bounds.width - 2 * WheelBand.margin - CGFloat(max(0, count - 1)) * Self.gap)
      / CGFloat(max(1, count))
    return (0..<count).map { component in
      result { $0.pickerView(self, widthForComponent: component) } ?? max(0, share)
    }
  }

  /// The x coordinate of the first component; all components together are centred.
  private var start: CGFloat {
    let widths = widths
    let sum = widths.reduce(0, +) + CGFloat(max(0, widths.count - 1)) * Self.gap
    return ((bounds.width - sum) / 2).rounded()
  }

  private func rowHeight(of component: Int) -> CGFloat {
    result { $0.pickerView(self, rowHeightForComponent: component) }
      ?? WheelColumn.standardRowHeight
  }

  private func makeColumns() {
    for column in columns { column.removeFromSuperview() }
    columns = knownCounts.map { _ in WheelColumn(frame: .zero) }
    for (component, column) in columns.enumerated() {
      addSubview(column)
      column.rowHeight = rowHeight(of: component)
      fill(component)
    }
  }

  private func fill(_ component: Int) {
    let (column, count) = (columns[component], knownCounts[component])
    let selected = selectedRow(inComponent: component)
    let reach = WheelGeometry(height: Self.size.height, rowHeight: column.rowHeight).reach
    column.show(in: count == 0 ? 0 : reach) { offset in
      let row = selected + offset
      return (0..<count).contains(row) ? rowView(row, component) : nil
    }
  }

  private func rowView(_ row: Int, _ component: Int) -> UIView {
    let view = result {
      $0.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    }
    if let view { return view }
    let title = result {
      $0.pickerView(self, attributedTitleForRow: row, forComponent: component)
    }
    if case .some(.some(let title)) = title {
      let label = WheelColumn.label("")
      label.attributedText = title
      label.textAlignment = .center
      return label
    }
    let plain = result { $0.pickerView(self, titleForRow: row, forComponent: component) }
    // On iOS, too, a row without a title shows a question mark.
    return WheelColumn.label((plain ?? nil) ?? "?")
  }

  /// Returns the delegate's result; nil if there is no delegate or it does not implement the
  /// method.
  private func result<Result>(_ call: (any UIPickerViewDelegate) -> Result) -> Result? {
    delegate.flatMap { delegate in OptionalMethodCall.result { call(delegate) } }
  }
}
