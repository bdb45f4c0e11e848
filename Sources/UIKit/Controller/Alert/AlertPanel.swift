import Foundation

/// A panel of an alert: the title, the message, the text fields, and a button for each action.
///
/// The second panel of an action sheet contains only the cancel button.
final class AlertPanel: UIView {
  private let isSheet: Bool
  private let texts: [UILabel]
  private let fields: [AlertField]
  private let buttons: [UIButton]
  /// The hairlines created so far.
  ///
  /// They are reused, because adding or removing views would cause another layout.
  private var lines: [UIView] = []
  private var usedLines = 0

  /// Returns the panels of an alert.
  ///
  /// An action sheet has a separate panel for the cancel action, if there is one.
  static func panels(of alert: UIAlertController) -> [AlertPanel] {
    let cancel = alert.actions.first { $0.style == .cancel }
    let others = alert.actions.filter { $0 !== cancel }
    guard alert.preferredStyle == .actionSheet else {
      // With two actions, the cancel action is first; otherwise it is last.
      let pair = [cancel].compactMap { $0 } + others
      let actions = pair.count == 2 ? pair : others + [cancel].compactMap { $0 }
      return [AlertPanel(of: alert, actions, hasTexts: true)]
    }
    let upper = AlertPanel(of: alert, others, hasTexts: true)
    return [upper] + (cancel.map { [AlertPanel(of: alert, [$0], hasTexts: false)] } ?? [])
  }

  private init(of alert: UIAlertController, _ actions: [UIAlertAction], hasTexts: Bool) {
    isSheet = alert.preferredStyle == .actionSheet
    texts = hasTexts ? Self.texts(of: alert) : []
    fields = hasTexts ? (alert.textFields ?? []).map(AlertField.init) : []
    let bold = alert.preferredAction ?? alert.actions.first { $0.style == .cancel }
    buttons = actions.map { Self.button(for: $0, of: alert, isBold: $0 === bold) }
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 14
    layer.cornerCurve = .continuous
    clipsToBounds = true
    (texts + fields + buttons).forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let rows = isPaired(in: size.width) ? 1 : buttons.count
    return CGSize(
      width: size.width, height: headHeight(in: size.width) + CGFloat(rows) * rowHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var top = topInset
    for label in texts {
      let height = height(of: label, in: bounds.width)
      label.frame = CGRect(x: 16, y: top, width: bounds.width - 32, height: height)
      top += height + 4
    }
    top += texts.isEmpty ? 0 : fieldGap - 4
    for field in fields {
      field.frame = CGRect(x: 16, y: top, width: bounds.width - 32, height: AlertField.height)
      top += AlertField.height
    }
    usedLines = 0
    placeButtons(below: headHeight(in: bounds.width))
    for line in lines.dropFirst(usedLines) { line.isHidden = true }
  }

  private static func texts(of alert: UIAlertController) -> [UILabel] {
    let isSheet = alert.preferredStyle == .actionSheet
    let title = label(
      alert.title, .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold),
      isSheet ? .secondaryLabel : .label)
    let message = label(
      alert.message, .systemFont(ofSize: 13), isSheet ? .secondaryLabel : .label)
    return [title, message].compactMap { $0 }
  }

  private static func label(_ text: String?, _ font: UIFont, _ color: UIColor) -> UILabel? {
    guard let text, !text.isEmpty else { return nil }
    let label = UILabel()
    (label.text, label.font, label.textColor) = (text, font, color)
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }

  private static func button(
    for action: UIAlertAction, of alert: UIAlertController, isBold: Bool
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(action.title, for: .normal)
    if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    button.isEnabled = action.isEnabled
    button.titleLabel?.font = .systemFont(
      ofSize: alert.preferredStyle == .actionSheet ? 20 : 17, weight: isBold ? .semibold : .regular)
    let choose = UIAction { [weak alert] _ in alert?.choose(action) }
    button.addAction(choose, for: .touchUpInside)
    return button
  }
}

extension AlertPanel {
  private var rowHeight: CGFloat { isSheet ? 57 : 44 }
  private var topInset: CGFloat { isSheet ? 14 : 20 }
  private var bottomInset: CGFloat { isSheet ? 14 : 20 }
  /// The distance between the texts and the first text field, in points.
  private var fieldGap: CGFloat { 16 }

  /// Returns whether the panel has two buttons that fit side by side.
  private func isPaired(in width: CGFloat) -> Bool {
    !isSheet && buttons.count == 2
      && buttons.allSatisfy { $0.intrinsicContentSize.width <= width / 2 - 16 }
  }

  private func headHeight(in width: CGFloat) -> CGFloat {
    guard !texts.isEmpty || !fields.isEmpty else { return 0 }
    let heights = texts.map { height(of: $0, in: width) }
    let textHeight = heights.reduce(0, +) + 4 * CGFloat(max(texts.count - 1, 0))
    let gap = texts.isEmpty || fields.isEmpty ? 0 : fieldGap
    let fieldHeight = CGFloat(fields.count) * AlertField.height
    return topInset + textHeight + gap + fieldHeight + bottomInset
  }

  private func height(of label: UILabel, in width: CGFloat) -> CGFloat {
    label.sizeThatFits(CGSize(width: width - 32, height: .greatestFiniteMagnitude)).height
  }

  private func placeButtons(below head: CGFloat) {
    let isPaired = isPaired(in: bounds.width)
    let width = isPaired ? bounds.width / 2 : bounds.width
    let hairline = 1 / traitCollection.displayScale
    for (index, button) in buttons.enumerated() {
      let origin = CGPoint(
        x: isPaired ? CGFloat(index) * width : 0,
        y: head + (isPaired ? 0 : CGFloat(index) * rowHeight))
      button.frame = CGRect(origin: origin, size: CGSize(width: width, height: rowHeight))
      if origin.y > 0 {
        addLine(CGRect(x: origin.x, y: origin.y, width: width, height: hairline))
      }
      if origin.x > 0 {
        addLine(CGRect(x: origin.x, y: origin.y, width: hairline, height: rowHeight))
      }
    }
  }

  private func addLine(_ frame: CGRect) {
    if usedLines == lines.count {
      let line = UIView()
      line.backgroundColor = .separator
      lines.append(line)
      addSubview(line)
    }
    lines[usedLines].frame = frame
    lines[usedLines].isHidden = false
    usedLines += 1
  }
}
