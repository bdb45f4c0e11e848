import Testing
import UIKitTestSupport

@testable import UIKit

/// The list of a stack view, its settings, and what changes of them do.
@MainActor struct UIStackViewTests {
  private let views = [BlockView(160, 200), BlockView(80, 100), BlockView(40, 50)]
  private let stack: UIStackView

  init() {
    stack = UIStackView(arrangedSubviews: views)
  }

  /// The fitting size, and the places of the views along the axis in a stack of that size.
  private func layOut() -> (size: CGSize, places: [CGFloat]) {
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    stack.frame.size = size
    stack.layoutIfNeeded()
    return (size, views.map { stack.axis == .horizontal ? $0.frame.minX : $0.frame.minY })
  }

  @Test func `ST2 a stack is a row, fills both ways and has no spacing`() {
    let stack = UIStackView()
    #expect(stack.axis == .horizontal)
    #expect(stack.distribution == .fill)
    #expect(stack.alignment == .fill)
    #expect(stack.spacing == 0)
    #expect(!stack.isBaselineRelativeArrangement)
    #expect(!stack.isLayoutMarginsRelativeArrangement)
  }

  @Test func `ST3 arranging makes a subview, and taking out leaves it one`() {
    #expect(stack.subviews == views)
    stack.removeArrangedSubview(views[1])
    #expect(stack.arrangedSubviews == [views[0], views[2]])
    #expect(stack.subviews == views)
    views[0].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[2]])
  }

  @Test func `ST4 the list's order lays out, and the subviews' order draws`() {
    stack.sendSubviewToBack(views[2])
    #expect(stack.arrangedSubviews == views)
    #expect(stack.subviews == [views[2], views[0], views[1]])
    #expect(layOut().places == [0, 160, 240])
  }

  @Test func `ST5 inserting a view that is there already moves it`() {
    stack.insertArrangedSubview(views[2], at: 0)
    #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
    #expect(stack.subviews == views)
    #expect(layOut().places == [40, 200, 0])
    stack.insertArrangedSubview(views[2], at: 3)
    #expect(layOut().places == [0, 160, 240])
  }

  @Test func `ST6 arranged views do not translate their masks`() {
    #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
  }

  @Test func `ST7 only the constraints that a change touches are made anew`() {
    _ = layOut()
    let before = stack.constraints
    stack.spacing = 10
    #expect(layOut().places == [0, 170, 260])
    #expect(stack.constraints == before)
    #expect(before.filter { $0.identifier == "UISV-spacing" }.map(\.constant) == [10, 10])
    stack.alignment = .center
    _ = layOut()
    #expect(before.filter(\.isActive).map(\.identifier).contains("UISV-spacing"))
    #expect(before.contains { !$0.isActive })
  }

  @Test func `ST7 guides go with the constraints that need them`() {
    stack.alignment = .center
    stack.distribution = .equalSpacing
    _ = layOut()
    #expect(stack.layoutGuides.count == 3)
    stack.alignment = .fill
    stack.distribution = .fill
    _ = layOut()
    #expect(stack.layoutGuides.isEmpty)
  }

  @Test func `a view added or taken out is laid out in the next pass`() {
    stack.spacing = 5
    #expect(layOut().size == CGSize(width: 290, height: 200))
    stack.removeArrangedSubview(views[0])
    views[0].removeFromSuperview()
    #expect(layOut().size == CGSize(width: 125, height: 100))
    stack.insertArrangedSubview(views[0], at: 1)
    let (size, places) = layOut()
    #expect(size == CGSize(width: 290, height: 200))
    #expect(places == [85, 0, 250])
  }

  @Test func `ST19 a view with constraints inside gets the share of the width that they need`() {
    let boxes = views.map { view in
      let box = UIView()
      box.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
        view.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -10),
        box.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
      ])
      return box
    }
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.distribution = .fillProportionally
    // The boxes' constraints need widths of 180, 100 and 80.
    stack.frame.size = CGSize(width: 720, height: 200)
    stack.layoutIfNeeded()
    #expect(boxes.map(\.frame.width) == [360, 200, 160])
    views[1].size.width = 160
    stack.frame.size.width = 880
    stack.layoutIfNeeded()
    #expect(boxes.map(\.frame.width) == [360, 360, 160])
  }

  @Test func `ST20 a new intrinsic size makes the shares anew`() {
    stack.distribution = .fillProportionally
    stack.frame.size = CGSize(width: 280, height: 200)
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [160, 80, 40])
    views[0].size.width = 20
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [40, 160, 80])
  }

  @Test func `ST24 custom spacing moves with its view`() {
    stack.spacing = 10
    stack.setCustomSpacing(50, after: views[0])
    #expect(stack.customSpacing(after: views[0]) == 50)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    stack.insertArrangedSubview(views[0], at: 1)
    #expect(layOut().places == [90, 0, 300])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    #expect(layOut().places == [90, 0, 260])
  }

  @Test func `ST24 the system's spacing is 8`() {
    stack.spacing = UIStackView.spacingUseSystem
    stack.setCustomSpacing(0, after: views[0])
    #expect(layOut().places == [0, 160, 248])
  }

  @Test func `ST54 a stack in a stack takes what the shares leave`() {
    let row = UIStackView(arrangedSubviews: [views[0], UIStackView(arrangedSubviews: [views[1]])])
    row.distribution = .fillProportionally
    row.spacing = 40
    row.frame.size = CGSize(width: 300, height: 200)
    row.layoutIfNeeded()
    #expect(row.arrangedSubviews.map(\.frame.width) == [240, 20])
  }

  @Test func `ST38 hiding a view closes its gap, and showing it opens the gap again`() {
    stack.spacing = 10
    #expect(layOut().places == [0, 170, 260])
    views[1].isHidden = true
    let (size, places) = layOut()
    #expect(size.width == 210)
    #expect(places[2] == 170)
    views[1].isHidden = false
    #expect(layOut().places == [0, 170, 260])
  }

  @Test func `ST39 a hidden view stays in the list`() {
    views[1].isHidden = true
    _ = layOut()
    #expect(stack.arrangedSubviews == views)
  }

  @Test func `ST42 a hidden view's own width below required gives way`() {
    let width = views[1].widthAnchor.constraint(equalToConstant: 120)
    width.priority = UILayoutPriority(999)
    width.isActive = true
    #expect(layOut().size.width == 320)
    views[1].isHidden = true
    #expect(layOut().size.width == 200)
  }

  @Test func `ST40 a hidden view's required width is broken, not the stack's constraint`() {
    let log = ConsoleLog()
    log.recording {
      views[1].widthAnchor.constraint(equalToConstant: 120).isActive = true
      views[1].isHidden = true
      stack.frame.size = CGSize(width: 200, height: 200)
      stack.layoutIfNeeded()
    }
    #expect(views[1].frame.width == 0)
  }

  @Test func `AL84 a hidden view has no length though its margins need one`() {
    let (left, label, text) = (UIView(), UILabel(), BlockView(60, 20))
    left.layoutMargins = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 4)
    left.addSubview(label)
    left.isHidden = true
    label.translatesAutoresizingMaskIntoConstraints = false
    label.setContentHuggingPriority(.required, for: .horizontal)
    left.setContentHuggingPriority(.required, for: .horizontal)
    let margins = left.layoutMarginsGuide
    let row = UIStackView(arrangedSubviews: [left, text])
    row.frame.size = CGSize(width: 300, height: 40)
    ConsoleLog().recording {
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: margins.topAnchor),
        label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ])
      row.layoutIfNeeded()
    }
    #expect(left.frame.width == 0)
    #expect(text.frame.minX == 0)
    #expect(text.frame.width == 300)
  }

  @Test func `ST49 the views lie inside the margins, which may change`() {
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(layOut().places == [0, 160, 240])
    var device = UIEnvironment.current
    device.systemVersion = 10
    let former = UIEnvironment.with(device) { UIStackView() }
    #expect(former.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 20, bottom: 2, trailing: 30)
    let (size, places) = layOut()
    #expect(size == CGSize(width: 330, height: 203))
    #expect(places == [20, 180, 260])
  }

  @Test func `ST51 baselines are those of the tallest view, or of the first and the last`() {
    #expect(stack.forFirstBaselineLayout === views[0])
    #expect(stack.forLastBaselineLayout === views[0])
    stack.axis = .vertical
    #expect(stack.forFirstBaselineLayout === views[0])
    #expect(stack.forLastBaselineLayout === views[2])
  }

  @Test func `ST21 and ST28 the console calls its guides what UIKit's are called`() {
    stack.alignment = .leading
    stack.distribution = .equalSpacing
    _ = layOut()
    let texts = stack.constraints.map(\.description)
    for (name, identifier) in [
      ("_UILayoutSpacer", "UISV-alignment-spanner"), ("_UIOLAGapGuide", "UISV-distributing"),
    ] {
      #expect(texts.contains { $0.contains("\(name):0x") && $0.contains("'\(identifier)'") })
    }
  }

  @Test func `ST52 a stack has no intrinsic size`() {
    #expect(stack.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test func `ST53 its own hugging does nothing`() {
    stack.setContentHuggingPriority(.required, for: .horizontal)
    #expect(layOut().size.width == 280)
    // The priority does not resist constraints of the stack's width either.
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    root.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: root.leftAnchor),
      stack.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    let log = ConsoleLog()
    log.recording { root.layoutIfNeeded() }
    #expect(stack.frame.width == 400)
    #expect(log.lines == [])
  }

  @Test func `stacks nest`() {
    let column = UIStackView(arrangedSubviews: [BlockView(10, 20), stack, BlockView(30, 40)])
    column.axis = .vertical
    column.spacing = 5
    let size = column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 280, height: 270))
    column.frame.size = size
    column.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 0, y: 25, width: 280, height: 200))
    #expect(views.map(\.frame.minX) == [0, 160, 240])
  }

  @Test func `AL25 read from right to left, a row begins on the right`() {
    stack.semanticContentAttribute = .forceRightToLeft
    stack.spacing = 10
    stack.alignment = .top
    #expect(layOut().places == [140, 50, 0])
  }

  @Test func `ST55 top is leading and bottom is trailing`() {
    #expect(UIStackView.Alignment.top == .leading)
    #expect(UIStackView.Alignment.bottom == .trailing)
    let raw: [UIStackView.Alignment] = [
      .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
    ]
    #expect(raw.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
  }

  @Test func `ST56 distributions have the numbers of UIKit's header`() {
    let raw: [UIStackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    #expect(raw.map(\.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test func `a place outside of the list stops the process`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIStackView().insertArrangedSubview(UIView(), at: 1) }
    }
  }
}
