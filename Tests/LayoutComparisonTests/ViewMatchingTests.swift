import Foundation
import LayoutCore
import Testing

@testable import LayoutComparison

/// The report of siblings that were paired, and of properties that are compared by their parts.
struct ViewMatchingTests {
  private typealias View = LayoutRecord.View
  private typealias Properties = [LayoutRecord.ViewProperty: String]

  private static func view(
    _ name: String?, _ className: String = "UIView", look properties: Properties = [:],
    views: [View] = []
  ) -> View {
    View(
      className: className, name: name, frame: CGRect(x: 0, y: 0, width: 100, height: 20),
      properties: properties, views: views)
  }

  private static func screen(_ views: [View], _ properties: Properties = [:]) -> View {
    view(nil, look: properties, views: views)
  }

  private func told(_ golden: View, _ actual: View) -> [String] {
    ViewOwner.causes(ViewOwner.owners([], golden, actual)).map(\.headline)
  }

  private func told(_ golden: Properties, _ actual: Properties) -> [String] {
    told(
      Self.screen([Self.view("card", look: golden)]),
      Self.screen([Self.view("card", look: actual)]))
  }

  @Test func `the view that passed the others is named`() {
    let views = ["a", "b", "c", "d"].map { Self.view($0) }
    #expect(
      told(Self.screen(views), Self.screen([views[1], views[2], views[3], views[0]])) == [
        "a moved in front of d"
      ])
    #expect(
      told(Self.screen(views), Self.screen([views[3], views[0], views[1], views[2]])) == [
        "d moved behind a"
      ])
  }

  @Test func `views without a name are recognised by their properties`() {
    let colors = ["#FF0000", "#00FF00", "#0000FF"].map {
      Self.view(nil, look: [.background: $0])
    }
    #expect(
      told(Self.screen(colors), Self.screen([colors[0], colors[2]])) == ["UIView vanished"])
  }

  @Test func `a view that was given a name is the same`() {
    #expect(told(Self.screen([Self.view(nil)]), Self.screen([Self.view("card")])).isEmpty)
    #expect(told(Self.screen([Self.view("card")]), Self.screen([Self.view(nil)])).isEmpty)
  }

  private static func stack(_ order: String, _ names: [String]) -> View {
    screen([
      view("colors", "UIStackView", look: [.arranged: order], views: names.map { view($0) })
    ])
  }

  @Test func `a changed order of arranged views is reported with both orders`() {
    #expect(
      told(
        Self.stack("red, green, blue", ["red", "green", "blue"]),
        Self.stack("green, blue, red", ["red", "green", "blue"])) == [
          "colors: order red, green, blue → green, blue, red"
        ])
  }

  @Test func `an arranged view that went changes no order`() {
    #expect(
      told(
        Self.stack("red, green, blue", ["red", "green", "blue"]),
        Self.stack("red, blue", ["red", "blue"])) == ["colors › green vanished"])
  }

  @Test func `the text of an arranged view changes neither order nor spacing`() {
    func stack(_ text: String) -> View {
      Self.screen([
        Self.view(
          "rows", "UIStackView",
          look: [
            .arranged: "UILabel “\(text)”, UILabel “b”",
            .customSpacing: "30 after UILabel “\(text)”",
          ],
          views: [
            Self.view(nil, "UILabel", look: [.text: text]),
            Self.view(nil, "UILabel", look: [.text: "b"]),
          ])
      ])
    }
    #expect(
      told(stack("a, a"), stack("c")) == ["rows › UILabel “c”: text “a, a” → “c”"])
  }

  @Test func `a changed shadow is reported by the part that differs`() {
    let shadow = "0.5 blur 8 offset 0,4 #000000"
    #expect(
      told([.shadow: shadow], [.shadow: "0.5 blur 12 offset 0,4 #000000"]) == [
        "card: shadow radius 8 → 12"
      ])
    #expect(
      told([:], [.shadow: shadow]) == [
        "card: shadow opacity 0 → 0.5, radius 8, offset 0,4, color #000000"
      ])
    #expect(told([.shadow: shadow], [:]) == ["card: shadow opacity 0.5 → 0"])
  }

  @Test func `a changed border is reported by the part that differs`() {
    #expect(
      told([.border: "1 #000000"], [.border: "1 #FF0000"]) == [
        "card: border color #000000 → #FF0000"
      ])
    #expect(
      told([:], [.border: "1 #000000"]) == ["card: border width 0 → 1, color #000000"])
  }

  @Test func `an image is reported by its name if it has one on both sides`() {
    let star: Properties = [.image: "20×20 0123456789abcdef", .imageName: "star"]
    let heart: Properties = [.image: "20×20 fedcba9876543210", .imageName: "heart"]
    #expect(told(star, heart) == ["card: image “star” → “heart”"])
    #expect(told(star, [:]) == ["card: image “star” → none"])
    #expect(
      told(star, [.image: "20×20 fedcba9876543210"]) == ["card: another image of 20×20"])
  }

  @Test func `a rendering mode changes the tint with it`() {
    #expect(
      told([:], [.renderingMode: "alwaysTemplate", .tint: "#0000FF"]) == [
        "card: rendering mode automatic → alwaysTemplate"
      ])
  }

  @Test func `numbers are rounded, unless that hides the change`() {
    #expect(
      told([.alpha: "0.30000001192092896"], [.alpha: "0.5"]) == ["card: alpha 0.3 → 0.5"])
    #expect(
      told([.spacing: "8.00001"], [.spacing: "8"]) == ["card: spacing 8.00001 → 8"])
  }
}
