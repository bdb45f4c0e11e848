import Foundation
import TestSupport
import Testing

@testable import UIKit

/// A view that notes what exists when Interface Builder's canvas prepares it.
class CanvasView: UIView {
  var herb: UILabel?
  /// The texts of the label at each preparation.
  var preparations: [String?] = []

  override class var interfaceBuilderMembers: InterfaceBuilderMembers {
    super.interfaceBuilderMembers.designable().property("herb", \CanvasView.herb)
  }

  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    preparations.append(herb?.text)
  }
}

/// A view that Interface Builder's canvas does not run.
class PlainCanvasView: UIView {
  var isPrepared = false

  override func prepareForInterfaceBuilder() { isPrepared = true }
}

/// The preparation of designable views for Interface Builder's canvas.
@MainActor struct DesignableNibTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Returns the path of a nib with a view that has a label after it.
  private func nib(of name: String, _ connections: String = "") throws -> String {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <view id="one-00-001" customClass="\(name)" customModule="UIKitInterfaceBuilderTests">
            <rect key="frame" x="0.0" y="0.0" width="120" height="40"/>
            <subviews><label id="two-00-002" text="Basil"/></subviews>
            <connections>\(connections)</connections>
          </view>
        </objects>
      </document>
      """
    let file = folder.file("\(name).xib")
    try Data(text.utf8).write(to: file)
    return file.path
  }

  private static let outlet =
    #"<outlet property="herb" destination="two-00-002" id="out-00-001"/>"#

  @Test func `a designable view is prepared when all objects of the document exist (IB121)`() throws
  {
    let path = try nib(of: "CanvasView", Self.outlet)
    let view = try DocumentPart.all(of: path).first?.make() as? CanvasView
    #expect(view?.preparations == ["Basil"])
  }

  @Test func `a program does not prepare a designable view (IB121)`() throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: nib(of: "CanvasView", Self.outlet)))
    let nib = UINib(data: data, bundle: nil)
    let view = nib.instantiate(withOwner: nil).first as? CanvasView
    #expect(view?.preparations == [])
  }

  @Test func `a view that is not designable is not prepared`() throws {
    let view = try DocumentPart.all(of: nib(of: "PlainCanvasView")).first?.make()
    #expect((view as? PlainCanvasView)?.isPrepared == false)
  }
}
