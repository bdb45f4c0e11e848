import Foundation
import RasterText
import Testing
import UIKit

@testable import LayoutLaboratory

/// L19 to L21 and L28: constraints that conflict or leave something open, and texts that are cut or
/// have no glyphs.
@MainActor struct ConstraintLintTests {
  private let shelf = Shelf(ListLayout())
  private let label = UILabel()

  init() {
    label.text = "Basil"
    label.accessibilityIdentifier = "title"
    label.translatesAutoresizingMaskIntoConstraints = false
    shelf.view.addSubview(label)
  }

  /// Pins the label's corner, activates constraints, and returns the linter's findings.
  private func found(_ constraints: [NSLayoutConstraint], pinned: Bool = true) -> [String] {
    let corner = [
      label.leftAnchor.constraint(equalTo: shelf.view.frameLayoutGuide.leftAnchor),
      label.topAnchor.constraint(equalTo: shelf.view.frameLayoutGuide.topAnchor),
    ]
    NSLayoutConstraint.activate((pinned ? corner : [corner[1]]) + constraints)
    let writer = UIKitLog.writer
    UIKitLog.writer = { _ in }
    defer { UIKitLog.writer = writer }
    shelf.view.layoutIfNeeded()
    return Inspection(shelf.view, "now").constraints.map(\.description)
  }

  @Test func `constraints that decide everything are in order`() {
    #expect(found([]).isEmpty)
  }

  @Test func `a conflict is told in its sentence`() {
    let narrow = label.widthAnchor.constraint(equalToConstant: 200)
    narrow.identifier = "title.width"
    #expect(
      found([label.widthAnchor.constraint(equalToConstant: 300), narrow]) == [
        """
        L19 conflicting-constraints title.width, now: title wants to be 300 wide, title wants to \
        be 200 wide, and both are required.
        """
      ])
  }

  @Test func `a place that is left open is ambiguous`() {
    let found = found([], pinned: false)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("L20 ambiguous-constraints title, now: its constraints") == true)
  }

  @Test func `a text that is wider than its label is cut`() {
    let found = found([label.widthAnchor.constraint(equalToConstant: 20)])
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("L21 clipped-text title, now: “Basil” is") == true)
    #expect(found.first?.hasSuffix("points wide, its label 20") == true)
  }

  @Test func `a text by which its label is named is said once`() {
    label.accessibilityIdentifier = nil
    let found = found([label.widthAnchor.constraint(equalToConstant: 20)])
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("L21 clipped-text label “Basil”, now: its text is") == true)
    #expect(found.first?.hasSuffix("points wide, its label 20") == true)
  }

  @Test func `a character that no font has is found, with its number (SR9)`() {
    label.text = "Basil ጥ, 罗勒 🌿"
    #expect(
      found([]) == ["L28 missing-glyphs title, now: no font has ጥ (U+1325)"])
  }

  @Test func `a character whose font is absent is found, with the name of the font (SR9)`() async {
    await #expect(processExitsWith: .success) {
      FontLibrary.shared.search(["/no/such/folder"])
      let found = await MainActor.run {
        let tests = ConstraintLintTests()
        tests.label.text = "罗"
        return tests.found([])
      }
      let expected = [
        "L28 missing-glyphs title, now: no font has 罗 (U+7F57): the font "
          + "DroidSansFallbackFull.ttf is absent (see QUARTERTURN_FONTS)"
      ]
      #expect(found == expected)
    }
  }

  @Test func `texts of all scripts that have fonts are in order (SR9)`() {
    label.text = "Basil 罗勒 バジル 바질 ريحان בזיליקום โหระพา तुलसी 🌿👩‍🌾"
    #expect(found([]).isEmpty)
  }

  @Test func `a text that is higher than its label is cut`() {
    label.numberOfLines = 0
    label.text = "Basil, parsley, sage, rosemary and thyme"
    let found = found([
      label.widthAnchor.constraint(equalToConstant: 80),
      label.heightAnchor.constraint(equalToConstant: 20),
    ])
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("points high, its label 20") == true)
  }
}
