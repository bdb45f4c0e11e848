import Foundation
import Testing

@testable import UIKit

/// A view with a function that both initialisers call, as in most sources.
class CommonView: UIView {
  private(set) var subviewCountAtStart: Int?
  private(set) var tagAtStart: Int?

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    (subviewCountAtStart, tagAtStart) = (subviews.count, tag)
    addSubview(UIView())
  }
}

/// A label that changes its text in `init(coder:)`.
class LoudLabel: UILabel {
  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    text = text?.uppercased()
  }
}

/// A view that loads its content from a second nib, of which it is the owner.
class OwningView: UIView {
  // As in most sources: the view is added only after the nib is loaded.
  weak var contentView: UIView?

  override class var interfaceBuilderMembers: InterfaceBuilderMembers {
    super.interfaceBuilderMembers.property("contentView", \OwningView.contentView)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = InlineNib(
      #"<view id="co"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/></view>"#,
      owner: """
        <connections><outlet property="contentView" destination="co" id="o1"/></connections>
        """
    ).objects(owner: self)
    contentView.map(addSubview)
    contentView?.frame = bounds
  }
}

/// A view that sets its own property before it calls its superclass.
class PreparedView: UIView {
  private let line: CGFloat
  private(set) lazy var whole = line + frame.width

  required init?(coder: NSCoder) {
    line = 2
    super.init(coder: coder)
  }
}

/// A view that no document can make.
class RefusingView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { nil }
}

@MainActor struct NibInitialiserTests {
  private func custom(_ name: String, _ element: String = "view") -> String {
    #"<\#(element) id="vw" tag="4" text="basil" customClass="\#(name)" "#
      + #"customModule="UIKitInterfaceBuilderTests" customModuleProvider="target">"#
      + #"<rect key="frame" x="0.0" y="0.0" width="40" height="30"/>"#
      + #"<subviews><label id="la"/></subviews></\#(element)>"#
  }

  @Test func `a subclass finds its properties and subviews set`() throws {
    let view: CommonView = try InlineNib(custom("CommonView")).first()
    #expect(view.subviewCountAtStart == 1)
    #expect(view.tagAtStart == 4)
    #expect(view.subviews.count == 2)
  }

  @Test func `a label finds its text set`() throws {
    let label: LoudLabel = try InlineNib(custom("LoudLabel", "label")).first()
    #expect(label.text == "BASIL")
  }

  @Test func `a view may load a nib while it is made, and be its owner`() throws {
    let view: OwningView = try InlineNib(custom("OwningView")).first()
    #expect(view.contentView?.superview === view)
    #expect(view.contentView?.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
  }

  @Test func `a subclass may set its properties first`() throws {
    let view: PreparedView = try InlineNib(custom("PreparedView")).first()
    #expect(view.whole == 42)
  }

  @Test func `a class that refuses is replaced by the element's (IB154)`() throws {
    let objects = InlineNib(custom("RefusingView")).objects()
    #expect(objects.first is UIView && !(objects.first is RefusingView))
  }

  @Test func `the coder of an archive makes no view`() {
    #expect(UIView(coder: NSCoder()) == nil)
    #expect(UILabel(coder: NSCoder()) == nil)
  }

  @Test func `the coder has no value for a key of a client's`() throws {
    let view: KeyedView = try InlineNib(custom("KeyedView")).first()
    #expect(view.name == "none")
    #expect(view.note == nil)
  }
}

/// A view whose `init(coder:)` also reads values under keys of its own, as from an archive.
class KeyedView: UIView {
  let name: String
  let note: NSString?

  required init?(coder: NSCoder) {
    note = coder.decodeObject(of: NSString.self, forKey: "note")
    name = coder.decodeObject(forKey: "name") as? String ?? "none"
    super.init(coder: coder)
  }
}
