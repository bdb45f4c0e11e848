import Foundation
import InterfaceBuilder
import Testing

@testable import LayoutStage

@MainActor struct DocumentSheetTests {
  /// Returns a nib with two views, of which the second has a colour.
  private func nib(red: String = "1", second: String = "b") throws -> InterfaceDocument {
    try InterfaceDocument(
      bytes: Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <view id="a"><rect key="frame" x="0" y="0" width="80" height="40"/></view>
        <view id="\(second)"><rect key="frame" x="0" y="0" width="60" height="40"/>
        <color key="backgroundColor" red="\(red)" green="0" blue="0" alpha="1"
        colorSpace="custom" customColorSpace="sRGB"/></view>
        </objects></document>
        """.utf8), named: "Pair.xib")
  }

  private func sheet(_ old: InterfaceDocument, _ new: InterfaceDocument) -> Sheet? {
    DocumentSheet(from: old, to: new, title: "Pair.xib", in: .main).sheet
  }

  @Test func `a sheet has a row for each view that is drawn differently`() throws {
    let sheet = try #require(try sheet(nib(), nib(red: "0.5")))
    #expect(sheet.columns == ["Before", "After"])
    #expect(sheet.cells.count == 1)
    #expect(sheet.cells[0].compactMap { $0?.device.size.width } == [60, 60])
  }

  @Test func `two versions that are drawn alike have no sheet`() throws {
    #expect(try sheet(nib(), nib())?.title == nil)
  }

  @Test func `a view that only one version has leaves the other's cell empty`() throws {
    let sheet = try #require(try sheet(nib(), nib(second: "c")))
    #expect(sheet.cells.map { $0.map { $0 == nil } } == [[true, false], [false, true]])
  }
}
