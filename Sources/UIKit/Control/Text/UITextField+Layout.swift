// Mirrors UITextField.BorderStyle and ViewMode (iOS 17). Missing: nothing.
import Foundation

extension UITextField {
  /// The style of a text field's border.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    /// A thin line around the field.
    case line = 1
    /// A grey line, 2 points wide.
    case bezel = 2
    /// A thin grey line with rounded corners.
    case roundedRect = 3
  }

  /// The times at which an overlay view or the clear button is shown: never, during editing, unless
  /// editing, or always.
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  func fieldDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  func replace(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    fieldDidChange()
  }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private var showsLeft: Bool { leftView != nil && isShown(leftViewMode) }
  private var showsRight: Bool { rightView != nil && isShown(rightViewMode) }
  /// Whether the clear button is shown.
  var showsClear: Bool { isShown(clearButtonMode) && text?.isEmpty == false && !showsRight }
  private static var clearSide: CGFloat { 19 }

  private var padding: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line, .bezel: 2
    case .roundedRect: 7
    }
  }

  /// The distance between an overlay view and the text: the padding, at most 4 points, and 4 points
  /// in search fields (fact LI81).
  private var gapBesideViews: CGFloat { self is UISearchTextField ? 4 : min(padding, 4) }

  /// Returns the rectangle for the text, inside the border and beside the overlay views or the
  /// clear button.
  func innerRect(_ bounds: CGRect) -> CGRect {
    var insets = UIEdgeInsets(top: 0, left: padding, bottom: 0, right: padding)
    if showsLeft {
      insets.left = leftViewRect(forBounds: bounds).maxX - bounds.minX + gapBesideViews
    }
    if showsRight {
      // A subclass may move the right view away from the field's end, but only its width changes
      // the text's rectangle (fact TX9).
      insets.right = rightViewRect(forBounds: bounds).width + gapBesideViews
    } else if showsClear {
      insets.right = bounds.maxX - clearButtonRect(forBounds: bounds).minX + 4
    }
    return bounds.inset(by: insets).standing
  }

  /// Returns the frame of an overlay view: its own size, centred vertically at one end.
  func sideRect(_ view: UIView?, _ bounds: CGRect, _ isAtEnd: Bool) -> CGRect {
    let size = view?.bounds.size ?? .zero
    return CGRect(
      x: isAtEnd ? bounds.maxX - size.width : bounds.minX, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  func _clearButtonRect(_ bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.maxX - Self.clearSide - 5, y: bounds.midY - Self.clearSide / 2,
      width: Self.clearSide, height: Self.clearSide)
  }

  /// The natural size: the width of the text or the placeholder with the padding and the shown
  /// overlay views, and the height of a line plus 1 point, rounded up.
  ///
  /// The border adds 12 points to the height if it is rounded, and 4 if it is a line or a bezel; a
  /// field with a rounded border is at least 34 points high since iOS 13.
  var naturalSize: CGSize {
    let shown = text?.isEmpty == false ? label : placeholderLabel
    let line = (label.font.lineHeight + 1).rounded(.up)
    let isRounded = borderStyle == .roundedRect
    let around: CGFloat = isRounded ? 12 : borderStyle == .none ? 0 : 4
    // Since iOS 13, a field with a round border is at least 34 points high, even in a small font
    // (fact TX1).
    let least: CGFloat = isRounded && UIEnvironment.current.systemVersion > 12 ? 34 : 0
    var width = shown.intrinsicContentSize.width + 2 * padding
    for (view, isShown) in [(leftView, showsLeft), (rightView, showsRight)] where isShown {
      width += view?.bounds.width ?? 0
    }
    return CGSize(width: width.rounded(.up), height: max(line + around, least))
  }

  func placeParts() {
    let isEmpty = text?.isEmpty != false
    label.frame = snapped(textRect(forBounds: bounds))
    placeholderLabel.frame = snapped(placeholderRect(forBounds: bounds))
    placeholderLabel.isHidden = !isEmpty
    show(leftView, showsLeft, leftViewRect(forBounds: bounds))
    show(rightView, showsRight, rightViewRect(forBounds: bounds))
  }

  private func snapped(_ rect: CGRect) -> CGRect {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    return CGRect(
      origin: CGPoint(x: grid.round(rect.minX), y: grid.round(rect.minY)), size: rect.size)
  }

  private func show(_ view: UIView?, _ isShown: Bool, _ frame: CGRect) {
    guard let view else { return }
    guard isShown else { return view.removeFromSuperview() }
    if view.superview !== self { addSubview(view) }
    view.frame = frame
  }
}

extension UITextField {
  func _draw() {
    let rect = borderRect(forBounds: bounds)
    if let image = isEnabled ? background : disabledBackground ?? background,
      borderStyle != .roundedRect
    {
      image.draw(in: rect)
    } else {
      _draw(in: rect)
    }
    drawClearButtonIfShown()
  }

  func drawClearButtonIfShown() {
    if showsClear { drawClearButton(in: clearButtonRect(forBounds: bounds)) }
  }

  private func _draw(in rect: CGRect) {
    switch borderStyle {
    case .none: break
    case .line: strokeInside(rect, .label, width: 1, radius: 0)
    case .bezel: strokeInside(rect, .systemGray, width: 2, radius: 0)
    case .roundedRect:
      (isEnabled ? UIColor.systemBackground : .tertiarySystemFill).setFill()
      UIBezierPath(roundedRect: rect, cornerRadius: 5).fill()
      let color = traitCollection.userInterfaceStyle == .dark ? UIColor.systemGray4 : .systemGray5
      strokeInside(rect, color, width: 1, radius: 5)
    }
  }

  private func strokeInside(_ rect: CGRect, _ color: UIColor, width: CGFloat, radius: CGFloat) {
    let path = UIBezierPath(
      roundedRect: rect.insetBy(dx: width / 2, dy: width / 2), cornerRadius: radius)
    path.lineWidth = width
    color.setStroke()
    path.stroke()
  }

  private func drawClearButton(in rect: CGRect) {
    UIColor.tertiaryLabel.setFill()
    UIBezierPath(ovalIn: rect.insetBy(dx: 1, dy: 1)).fill()
    let path = UIBezierPath()
    path.lineWidth = 1.5
    path.lineCapStyle = .round
    let inner = rect.insetBy(dx: 6.5, dy: 6.5)
    path.move(to: CGPoint(x: inner.minX, y: inner.minY))
    path.addLine(to: CGPoint(x: inner.maxX, y: inner.maxY))
    path.move(to: CGPoint(x: inner.maxX, y: inner.minY))
    path.addLine(to: CGPoint(x: inner.minX, y: inner.maxY))
    UIColor.systemBackground.setStroke()
    path.stroke()
  }
}

extension UITextField: MiddleBaseline {
  var baselineBelowMiddle: CGFloat? {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    return grid.round(label.font.ascender) - grid.ceiling(label.font.lineHeight) / 2
  }
}
