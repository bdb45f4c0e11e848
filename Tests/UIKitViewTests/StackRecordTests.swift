import Foundation
import LayoutCore
import Testing
import UIKit

/// The record of a stack view, and of what its views set for their layout.
@MainActor struct StackRecordTests {
  private let stack = UIStackView()
  private let red = UIView()
  private let green = UIView()

  init() {
    red.accessibilityIdentifier = "red"
    green.accessibilityIdentifier = "green"
    for view in [red, green] { stack.addArrangedSubview(view) }
  }

  private var look: [LayoutRecord.ViewProperty: String] { stack.viewRecord.properties }

  @Test func `a plain stack has only its order`() {
    #expect(look == [.arranged: "red, green"])
  }

  @Test func `a stack has the settings that were changed`() {
    stack.axis = .vertical
    stack.spacing = 8
    stack.distribution = .equalSpacing
    stack.alignment = .center
    stack.isBaselineRelativeArrangement = true
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(
      look == [
        .axis: "vertical", .spacing: "8", .distribution: "equalSpacing",
        .stackAlignment: "center", .baselineRelative: "yes", .marginsRelative: "yes",
        .arranged: "red, green",
      ])
  }

  @Test func `a custom spacing names the view before it`() {
    stack.setCustomSpacing(30, after: red)
    #expect(look[.customSpacing] == "30 after red")
  }

  @Test func `the order is that of the arranged views, not of the subviews`() {
    stack.insertArrangedSubview(green, at: 0)
    #expect(look[.arranged] == "green, red")
  }

  @Test func `a view without a name is called by its class and its text`() {
    let label = UILabel()
    label.text = "Ask"
    stack.addArrangedSubview(label)
    #expect(look[.arranged] == "red, green, UILabel “Ask”")
  }

  @Test func `a hidden stack has no order, as its views have no records`() {
    stack.isHidden = true
    #expect(look == [.hidden: "yes"])
  }

  @Test func `margins are recorded only if they were set`() {
    #expect(UIView().viewRecord.properties.isEmpty)
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: 16, bottom: 8, trailing: 16)
    stack.preservesSuperviewLayoutMargins = true
    stack.insetsLayoutMarginsFromSafeArea = false
    #expect(look[.layoutMargins] == "top 8, leading 16, bottom 8, trailing 16")
    #expect(look[.preservesMargins] == "yes")
    #expect(look[.safeAreaMargins] == "no")
  }

  @Test func `priorities are recorded only if they differ from the default`() {
    let view = UIView()
    view.setContentHuggingPriority(.required, for: .horizontal)
    view.setContentHuggingPriority(.defaultLow, for: .vertical)
    view.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    #expect(
      view.viewRecord.properties == [.horizontalHugging: "1000", .verticalCompression: "250"])
  }

  @Test func `the mask of a view is recorded, and that it becomes constraints beside others`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.addSubview(view)
    #expect(root.viewRecord.views[0].properties == [.autoresizingMask: "width, top margin"])
    view.widthAnchor.constraint(equalToConstant: 40).isActive = true
    root.layoutIfNeeded()
    #expect(root.viewRecord.views[0].properties[.translatesMask] == "yes")
    view.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    #expect(root.viewRecord.views[0].properties.isEmpty)
  }

  @Test func `meaning, tint and style are recorded where they were set`() {
    red.semanticContentAttribute = .forceRightToLeft
    red.tintColor = .red
    red.overrideUserInterfaceStyle = .dark
    #expect(
      stack.viewRecord.views.map(\.properties) == [
        [
          .semanticContent: "forceRightToLeft", .tint: UIColor.red.cgColor.value.hex,
          .interfaceStyle: "dark",
        ], [:],
      ])
  }
}
