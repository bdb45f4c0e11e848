import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// The console's messages about constraints that cannot all hold.
@MainActor struct ConstraintConflictTests {
  private let stage = ConstraintStage()

  /// Lays out and returns UIKit's part of the console with each address as `0x`.
  private func console() -> [String] {
    let log = ConsoleLog()
    log.recording { stage.layOut() }
    // The sentences that follow each message are tested in `ConstraintSentenceTests`.
    return log.lines.filter { $0.hasPrefix("Unable") }
      .map { $0.replacing(/0x[0-9a-f]+/, with: "0x") }
  }

  @Test func `a conflict is told in UIKit's words, facts AL77, AL80 and AL82`() {
    let view = stage.add(width: 100, height: 10)
    stage.pinCorner(of: view)
    let second = view.widthAnchor.constraint(equalToConstant: 200)
    second.identifier = "second"
    stage.activate([second])
    #expect(
      console() == [
        """
        Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
        \tTry this:\u{20}
        \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
        (
            "<NSLayoutConstraint:0x UIView:0x.width == 100   (active)>",
            "<NSLayoutConstraint:0x 'second' UIView:0x.width == 200   (active)>"
        )

        Will attempt to recover by breaking constraint\u{20}
        <NSLayoutConstraint:0x 'second' UIView:0x.width == 200   (active)>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
        debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
        <UIKitCore/UIView.h> may also be helpful.
        """
      ])
    #expect(view.frame.width == 100)
  }

  @Test func `a broken constraint stays active and is tried again, fact AL85`() {
    let view = stage.add(width: 100, height: 10)
    let second = view.widthAnchor.constraint(equalToConstant: 200)
    stage.activate([second])
    #expect(console().count == 1)
    #expect(view.constraints.map(\.isActive) == [true, true, true])
    #expect(console().isEmpty)
    second.isActive = false
    #expect(console().isEmpty)
    #expect(view.frame.width == 100)
  }

  @Test func `a mask in the list brings the note about masks, facts AL46 and AL79`() {
    let view = stage.add(height: 10)
    stage.activate([
      view.leftAnchor.constraint(equalTo: stage.root.leftAnchor),
      view.rightAnchor.constraint(equalTo: stage.root.rightAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
    ])
    let lines = console().first?.split(separator: "\n").map(String.init) ?? []
    #expect(
      lines.contains(
        "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, "
          + "refer to the documentation for the UIView property "
          + "translatesAutoresizingMaskIntoConstraints) "))
    #expect(
      lines.contains(
        "    \"<NSAutoresizingMaskLayoutConstraint:0x h=--& v=--& UIView:0x.width == 400   "
          + "(active)>\","))
    #expect(
      lines.contains(
        "    \"<NSLayoutConstraint:0x H:|-(0)-[UIView:0x]   (active, names: '|':UIView:0x )>\","))
    // The app's constraint is broken, and not the one of the mask (facts AL83 and AL84).
    #expect(view.frame.width == 400)
  }

  @Test func `masks are told by middles and sizes, or by near sides, facts AL46 and AL47`() {
    let (framed, fixed) = (UIView(), UIView())
    framed.frame = CGRect(x: 20, y: 30, width: 100, height: 50)
    framed.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    fixed.frame = framed.frame
    for view in [framed, fixed] { stage.root.addSubview(view) }
    stage.activate([
      framed.centerXAnchor.constraint(equalTo: stage.root.centerXAnchor),
      fixed.topAnchor.constraint(equalTo: stage.root.topAnchor),
    ])
    let text = console().joined()
    let mask = "\"<NSAutoresizingMaskLayoutConstraint:0x h="
    for line in [
      "-&- v=-&- UIView:0x.midX == UIView:0x.midX - 130   (active)>",
      "-&- v=-&- UIView:0x.width == UIView:0x.width - 300   (active)>",
      "--& v=--& UIView:0x.minY == 30   (active)>",
    ] { #expect(text.contains(mask + line), "\(text)") }
    #expect(framed.frame.minX == 20)
    #expect(fixed.frame.minY == 30)
  }

  @Test func `the first that fixes a size is broken, else the one before the last, fact AL84`() {
    let view = stage.add()
    func broken(_ constraints: [NSLayoutConstraint]) -> Int? {
      stage.activate(constraints)
      let log = ConsoleLog()
      log.recording { stage.layOut() }
      let text = log.lines.first { $0.hasPrefix("Unable") } ?? ""
      let words = text.components(separatedBy: "breaking constraint").last ?? ""
      defer { NSLayoutConstraint.deactivate(constraints) }
      return constraints.firstIndex { words.contains("\($0)") }
    }
    let (root, first) = (stage.root, view.widthAnchor)
    #expect(
      broken([
        view.leftAnchor.constraint(equalTo: root.leftAnchor),
        view.rightAnchor.constraint(equalTo: root.rightAnchor),
        first.constraint(equalToConstant: 100),
      ]) == 2)
    #expect(
      broken([
        first.constraint(equalToConstant: 100), first.constraint(equalToConstant: 200),
      ]) == 1)
    let other = stage.add()
    #expect(
      broken([
        view.leftAnchor.constraint(equalTo: root.leftAnchor),
        other.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 1),
        other.leftAnchor.constraint(equalTo: root.leftAnchor),
      ]) == 1)
  }

  @Test func `a guide of margins is told by its name, fact AL72`() {
    let view = stage.add()
    stage.activate([
      view.leftAnchor.constraint(equalTo: stage.root.leftAnchor),
      view.leftAnchor.constraint(equalTo: stage.root.layoutMarginsGuide.leftAnchor),
    ])
    let text = console().joined()
    #expect(text.contains("'UIView-leftMargin-guide-constraint'"), "\(text)")
    #expect(text.contains("UILayoutGuide:0x'UIViewLayoutMarginsGuide'.left"), "\(text)")
    #expect(stage.root.safeAreaLayoutGuide.identifier == "UIViewSafeAreaLayoutGuide")
  }

  @Test func `the width that a fitting requires is told by its name, fact AL51`() {
    let bar = UIView()
    bar.widthAnchor.constraint(equalToConstant: 80).isActive = true
    let log = ConsoleLog()
    log.recording {
      _ = bar.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    let text = log.lines.first ?? ""
    #expect(text.contains("'_UITemporaryLayoutWidth' UIView:0x"), "\(text)")
    #expect(text.contains(".width == 320   (active)"), "\(text)")
  }

  @Test func `optional constraints never conflict, fact AL86`() {
    let view = stage.add(width: 100)
    let optional = view.widthAnchor.constraint(equalToConstant: 200)
    optional.priority = .defaultHigh
    stage.activate([optional])
    #expect(console().isEmpty)
    #expect(view.frame.width == 100)
  }

  @Test func `lengths are not negative`() {
    let outer = stage.add(width: 10, height: 10)
    let view = UIView()
    stage.add(view, to: outer)
    let constraints = [
      view.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 8),
      view.rightAnchor.constraint(equalTo: outer.rightAnchor, constant: -8),
    ]
    stage.activate(constraints)
    #expect(console().count == 1)
    #expect(view.frame.width >= 0)
  }

  @Test func `a view may be narrower than its margins, but not than a guide of them, fact AL72`() {
    let outer = stage.add(width: 10, height: 10)
    let view = UIView()
    stage.add(view, to: outer)
    let attribute = NSLayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: outer, attribute: .leftMargin,
      multiplier: 1, constant: 0)
    stage.activate([attribute])
    #expect(console().isEmpty)
    #expect(view.frame.minX == 8)
    attribute.isActive = false
    stage.activate([view.leftAnchor.constraint(equalTo: outer.layoutMarginsGuide.leftAnchor)])
    #expect(console().first?.contains("'UIView-leftMargin-guide-constraint'") == true)
  }

  @Test func `a conflict with margins as attributes shows no guide, fact AL72`() {
    let outer = stage.add(width: 100, height: 10)
    let view = UIView()
    stage.add(view, to: outer)
    stage.activate(
      [(.left, .leftMargin), (.right, .rightMargin)].map {
        NSLayoutConstraint(
          item: view, attribute: $0, relatedBy: .equal, toItem: outer, attribute: $1,
          multiplier: 1, constant: 0)
      } + [view.widthAnchor.constraint(equalToConstant: 100)])
    let text = console().first
    #expect(text?.contains("<NSLayoutConstraint:0x UIView:0x.left == UIView:0x.leftMargin") == true)
    #expect(text?.contains("guide") == false)
  }

  @Test func `descriptions are equations, or gaps in the visual format, facts AL25, AL80, AL81`() {
    let (one, other) = (stage.add(), UILabel())
    other.text = "Show More"
    stage.add(other)
    let constraints = [
      other.heightAnchor.constraint(equalTo: one.heightAnchor, multiplier: 0.2, constant: 5),
      other.topAnchor.constraint(equalToSystemSpacingBelow: one.bottomAnchor, multiplier: 1),
      other.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 16),
      other.centerXAnchor.constraint(equalTo: one.centerXAnchor, constant: -3),
      one.bottomAnchor.constraint(lessThanOrEqualTo: stage.root.bottomAnchor, constant: -9),
    ]
    stage.activate(Array(constraints.dropLast()))
    #expect(
      constraints.map { "\($0)".replacing(/0x[0-9a-f]+/, with: "0x") } == [
        "<NSLayoutConstraint:0x UILabel:0x'Show More'.height == 0.2*UIView:0x.height + 5   "
          + "(active)>",
        "<NSLayoutConstraint:0x V:[UIView:0x]-(NSSpace(8))-[UILabel:0x'Show More']   (active)>",
        "<NSLayoutConstraint:0x H:|-(16)-[UILabel:0x'Show More'](LTR)   "
          + "(active, names: '|':UIView:0x )>",
        "<NSLayoutConstraint:0x UILabel:0x'Show More'.centerX == UIView:0x.centerX - 3   "
          + "(active)>",
        "<NSLayoutConstraint:0x V:[UIView:0x]-(>=9)-|   (inactive, names: '|':UIView:0x )>",
      ])
  }
}
