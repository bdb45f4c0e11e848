import Foundation
import RasterCore
import Testing
import UIKit

@testable import LayoutStage

@Suite struct ChromeTests {
  private func device(_ name: String) throws -> Device { try #require(Device.named(name)) }

  private func drawn(_ chrome: Chrome, on device: Device, _ orientation: Orientation) -> Bitmap {
    let configuration = device.held(in: orientation).chrome(chrome)
    let size = configuration.screenSize
    let drawing = Drawing { configuration.drawBars(in: $0, over: size, statusBar: .light) }
    return drawing.rasterized(width: Int(size.width), height: Int(size.height), scale: 1)
  }

  /// The smallest rectangle around everything that is drawn, in points.
  private func ink(_ bitmap: Bitmap) -> CGRect {
    var box = CGRect.null
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y].alpha > 0 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  @Test func `nothing is drawn unless it is asked for`() throws {
    #expect(ink(drawn(Chrome(), on: try device("iPhone X"), .portrait)).isNull)
  }

  @Test(arguments: ["iPhone SE", "iPhone 12 mini", "iPhone 14 Pro"])
  func `a status bar stays within its height`(name: String) throws {
    let device = try device(name)
    let box = ink(drawn(Chrome(statusBar: true), on: device, .portrait))
    #expect(box.maxY <= device.statusBarHeight.portrait)
    #expect(box.minX > 0 && box.maxX < device.size.width)
  }

  @Test func `a turned phone has no status bar`() throws {
    #expect(ink(drawn(Chrome(statusBar: true), on: try device("iPhone X"), .landscape)).isNull)
  }

  @Test func `a navigation bar ends one pixel below its height`() throws {
    let phone = try device("iPhone 7")
    let box = ink(drawn(Chrome(navigationBar: "Herbs"), on: phone, .portrait))
    #expect(box == CGRect(x: 0, y: 0, width: 375, height: 65))
  }

  @Test func `a navigation bar takes its height from the safe area`() throws {
    let phone = try device("iPhone 7")
    let bar = phone.chrome(Chrome(navigationBar: "Herbs"))
    #expect(phone.portrait.safeArea.top == 20)
    #expect(bar.portrait.safeArea.top == 64)
    #expect(bar.landscape.safeArea.top == 32)
  }

  @Test func `a home indicator lies in the bottom safe area`() throws {
    let phone = try device("iPhone X")
    let box = ink(drawn(Chrome(homeIndicator: true), on: phone, .portrait))
    #expect(box.minY >= 812 - 34 && box.maxY < 812)
    #expect(abs(box.midX - 187.5) < 1)
  }

  @Test func `a phone with a home button has no home indicator`() throws {
    #expect(ink(drawn(Chrome(homeIndicator: true), on: try device("iPhone 7"), .portrait)).isNull)
  }

  @Test func `the words of all bars lie on the screen`() {
    let chrome = Chrome(statusBar: true, navigationBar: "Herbs", homeIndicator: true)
    for device in Device.all {
      for orientation in Orientation.allCases {
        let configuration = device.held(in: orientation).chrome(chrome)
        let screen = CGRect(origin: .zero, size: configuration.screenSize)
        let words = configuration.wordsOfBars
        #expect(words.allSatisfy(screen.contains), "\(device.name) \(orientation)")
      }
    }
  }

  @Test(arguments: [
    (Chrome(), "iPhone X", Orientation.portrait, "none"),
    (
      Chrome(statusBar: true, navigationBar: "Herbs"), "iPhone X", .portrait,
      "status bar, navigation bar “Herbs”"
    ),
    (
      Chrome(statusBar: true, navigationBar: "", homeIndicator: true), "iPhone X", .landscape,
      "navigation bar, home indicator"
    ),
    (Chrome(homeIndicator: true), "iPhone SE", .portrait, "none"),
  ])
  func `bars are told as they are drawn`(
    _ chrome: Chrome, _ name: String, _ orientation: Orientation, _ words: String
  ) throws {
    #expect(try device(name).held(in: orientation).chrome(chrome).descriptionOfBars == words)
  }
}
