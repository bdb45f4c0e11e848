import UIKit

extension Question {
  /// Labels, images, fonts, and the order of views in depth.
  static let views = [
    calls("the heights of labels of one line in the system's font", "H6", "H7") {
      [12.0, 17, 34].map { (size: CGFloat) -> String in
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.text = "Basil"
        return "\(Int(size)): \(Names.number(label.intrinsicContentSize.height))"
      }
    },
    calls("the line heights of the system's font", "H7") {
      [12.0, 17, 34].map { (size: CGFloat) -> String in
        "\(Int(size)): \(Names.number(UIFont.systemFont(ofSize: size).lineHeight))"
      }
    },
    calls("the sizes of the text styles", "H8") {
      let styles: [(String, UIFont.TextStyle)] = [
        ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3),
        ("headline", .headline), ("body", .body), ("callout", .callout),
        ("subheadline", .subheadline), ("footnote", .footnote), ("caption1", .caption1),
        ("caption2", .caption2),
      ]
      return styles.map { name, style in
        "\(name): \(Names.number(UIFont.preferredFont(forTextStyle: style).pointSize))"
      }
    },
    calls("a fresh label", "H5") {
      let label = UILabel()
      return [
        "lines \(label.numberOfLines)", "line break \(label.lineBreakMode.rawValue)",
        "alignment \(label.textAlignment.rawValue)",
        "font \(Names.number(label.font.pointSize))",
      ]
    },
    calls("a fresh picture view", "H2", "H4") {
      let view = UIImageView()
      return [
        "content mode \(view.contentMode == .scaleToFill ? "scaleToFill" : "another")",
        "intrinsic size \(Names.size(view.intrinsicContentSize))",
      ]
    },
    calls("the rates of deceleration", "F10") {
      [UIScrollView.DecelerationRate.normal, .fast].map { Names.number($0.rawValue) }
    },
    calls("the views of a selected cell from back to front", "H21") {
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
      let (back, selected) = (UIView(), UIView())
      cell.backgroundView = back
      cell.selectedBackgroundView = selected
      cell.isSelected = true
      cell.layoutIfNeeded()
      return cell.subviews.compactMap { view in
        if view === back { return "backgroundView \(Names.rect(view.frame))" }
        if view === selected { return "selectedBackgroundView \(Names.rect(view.frame))" }
        return view === cell.contentView ? "contentView \(Names.rect(view.frame))" : nil
      }
    },
    calls("the widths of views that share a stack by the constraints inside", "ST19") {
      let boxes = [100.0, 50].map { (width: CGFloat) -> UIView in
        let (box, inner) = (UIView(), UIView())
        box.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          inner.leadingAnchor.constraint(equalTo: box.leadingAnchor),
          inner.trailingAnchor.constraint(equalTo: box.trailingAnchor),
          inner.widthAnchor.constraint(greaterThanOrEqualToConstant: width),
        ])
        return box
      }
      let stack = UIStackView(arrangedSubviews: boxes)
      stack.distribution = .fillProportionally
      stack.frame = CGRect(x: 0, y: 0, width: 300, height: 20)
      stack.layoutIfNeeded()
      return boxes.map { Names.number($0.frame.width) }
    },
    calls("a hidden view in a stack whose margins need a width", "AL84") {
      let (left, label, text) = (UIView(), UILabel(), UIView())
      left.layoutMargins = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 4)
      left.addSubview(label)
      left.isHidden = true
      label.translatesAutoresizingMaskIntoConstraints = false
      let margins = left.layoutMarginsGuide
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ])
      let row = UIStackView(arrangedSubviews: [left, text])
      row.frame = CGRect(x: 0, y: 0, width: 300, height: 20)
      row.layoutIfNeeded()
      return ["hidden \(Names.number(left.frame.width))", "text \(Names.rect(text.frame))"]
    },
    calls("views lay out from the outside in", "H19") {
      let log = CallLog()
      let (outer, inner) = (NotedView("outer", log), NotedView("inner", log))
      outer.addSubview(inner)
      let holder = WindowHolder(outer)
      return log.calls {
        inner.setNeedsLayout()
        outer.setNeedsLayout()
        holder.settle()
      }.uniqued
    },
    value("the safe area of a view that begins below its parent's", "E19") {
      let (outer, inner) = (UIView(), UIView())
      let holder = WindowHolder(outer)
      outer.frame.size = CGSize(width: 300, height: 300)
      holder.controller.additionalSafeAreaInsets = UIEdgeInsets(
        top: 59, left: 0, bottom: 34, right: 0)
      inner.frame = CGRect(x: 0, y: 20, width: 300, height: 280)
      outer.addSubview(inner)
      holder.settle()
      return Names.insets(inner.safeAreaInsets)
    },
    value("the class of the attributes that a flow layout makes", "G13") {
      let stage = ListStage { _ in OwnAttributesLayout() }.shown()
      let made = stage.layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
      return made is OwnAttributes ? "the layout's own" : "UIKit's"
    },
    value("with pinned headers scrolling makes a flow layout invalid", "A55") {
      let stage = ListStage.flow
      stage.layout.sectionHeadersPinToVisibleBounds = true
      stage.settle()
      let bounds = stage.view.bounds.offsetBy(dx: 0, dy: 10)
      return "\(stage.layout.shouldInvalidateLayout(forBoundsChange: bounds))"
    },
  ]
}

/// Attributes of a class of their own.
private final class OwnAttributes: UICollectionViewLayoutAttributes {}

/// A flow layout with attributes of a class of its own.
private final class OwnAttributesLayout: UICollectionViewFlowLayout {
  override class var layoutAttributesClass: AnyClass { OwnAttributes.self }
}

/// A view that notes its layouts.
private final class NotedView: UIView {
  private let name: String
  private let log: CallLog

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    log.note(name)
    super.layoutSubviews()
  }
}
