import Foundation
import InterfaceBuilder
import Testing
import UIKit

@testable import LayoutStage

@MainActor struct StoryboardSheetTests {
  private func scene(_ id: String, x: CGFloat, y: CGFloat = 0) -> StoryboardSheet.Scene {
    StoryboardSheet.Scene(
      id: id, title: id, figure: RenderedFigure(unlaidOn: Device.iPhone7),
      location: CGPoint(x: x, y: y))
  }

  @Test func `a reference is a small box with a margin around it`() {
    let reference = StoryboardSheet.Scene(id: "a", title: "Payment", figure: nil)
    let size = StoryboardSheet(scenes: [reference], zoom: 1).picture().size
    #expect(size == CGSize(width: 132 + 96, height: 44 + 96))
  }

  @Test func `a title widens a sheet of small scenes`() {
    let reference = StoryboardSheet.Scene(id: "a", title: "Payment", figure: nil)
    let sheet = StoryboardSheet(
      title: "A storyboard with a long name", scenes: [reference], zoom: 1)
    #expect(sheet.picture().size.width > 300)
  }

  @Test func `a sheet that chooses its zoom is at most 1600 points wide`() {
    let scenes = (0..<8).map { scene("\($0)", x: CGFloat($0) * 800) }
    #expect(StoryboardSheet(scenes: scenes).picture().size.width <= 1600)
  }

  @Test func `a label covers no scene`() throws {
    let sheet = StoryboardSheet(
      scenes: [scene("a", x: 0), scene("b", x: 600), scene("c", x: 600, y: 900)],
      arrows: [
        .init(from: "a", to: "b", kind: "show", name: "detail"),
        .init(from: "a", to: "c", kind: "presentation"),
      ])
    let palette = FigurePalette.of(.light)
    let drawings = sheet.scenes.map { SceneDrawing($0, exits: [], zoom: 0.5, palette) }
    let places = zip(drawings, [CGPoint.zero, CGPoint(x: 420, y: 0), CGPoint(x: 420, y: 450)])
      .map { $0.placed(at: $1) }
    let labels = sheet.arrows.map { SegueLabel($0, SegueInk($0.kind, .light), palette) }
    let frames = SegueRoutes(sheet, places, labels: labels, zoom: 0.5).labelFrames
    #expect(frames.count == 2)
    for frame in frames { #expect(!places.contains { $0.frame.intersects(frame) }) }
  }

  @Test func `a document's scene is on the device of its canvas`() throws {
    var document = InterfaceDocument(kind: .storyboard, file: "Main.storyboard")
    document.canvas = InterfaceCanvas(device: "retina6_12")
    var scene = InterfaceScene(id: "s")
    var controller = InterfaceObject(id: "c", element: "viewController", line: 1)
    controller.properties["title"] = .text("Herbs")
    scene.objects = [controller]
    document.scenes = [scene]
    let sheet = StoryboardSheet(of: document, in: .main)
    #expect(sheet.scenes.map(\.title) == ["Herbs"])
    #expect(sheet.scenes[0].figure?.configuration.screenSize == CGSize(width: 393, height: 852))
  }

  @Test func `every canvas of Interface Builder that is known has a device`() {
    for name in ["retina4_0", "retina4_7", "retina5_5", "retina5_9", "retina6_1", "retina6_12"] {
      #expect(Device.onCanvas(name) != nil, "\(name)")
    }
    #expect(Device.onCanvas("retina6_12")?.size == CGSize(width: 393, height: 852))
    #expect(Device.onCanvas("ipad9_7")?.size == CGSize(width: 768, height: 1024))
  }

  @Test func `a container of another storyboard's scene is empty in a document's own picture`()
    throws
  {
    let document = try InterfaceDocument(
      bytes: Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes><scene sceneID="1"><objects>
        <viewController id="a" sceneMemberID="viewController"><view key="view" id="v"><subviews>
        <containerView id="c"><rect key="frame" x="0" y="0" width="80" height="40"/>
        <connections><segue destination="b" kind="embed" id="s"/></connections></containerView>
        </subviews></view></viewController></objects></scene>
        <scene sceneID="2"><objects><viewControllerPlaceholder storyboardName="Elsewhere" id="b"
        sceneMemberID="viewController"/></objects></scene></scenes></document>
        """.utf8), named: "Main.storyboard")
    let sheet = StoryboardSheet(of: document, in: .main)
    #expect(sheet.scenes.map { $0.figure == nil } == [false, true])
    #expect(sheet.arrows.map(\.kind) == ["embed"])
  }
}
