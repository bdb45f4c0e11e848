import FigureSnapshots
import LayoutStage
import PictureComparison
import SnapshotCore
import Testing
import UIKit

/// The two spellings of a configured device: modifiers, and parameters.
@MainActor struct ConfiguredDeviceTests {
  typealias Image = Snapshot<NumbersController, LayoutPicture>
  typealias Text = Snapshot<NumbersController, String>

  private func converted<Format>(
    _ snapshot: Snapshot<NumbersController, Format>
  ) throws -> Format { try snapshot.convert(NumbersController()) }

  @Test func `an image is the same in both spellings`() throws {
    #expect(try converted(Image.image(on: .iPhoneSE)) == converted(.image(on: .iPhoneSE.portrait)))
    #expect(
      try converted(Image.image(on: .iPhoneSE.landscape.dark.textSize(.accessibilityLarge)))
        == converted(
          .image(
            on: .iPhoneSE, orientation: .landscape, appearance: .dark,
            dynamicType: .accessibilityLarge)))
  }

  @Test func `a rotation is the same in both spellings`() throws {
    #expect(
      try converted(Image.rotation(on: .iPhoneSE.dark))
        == converted(.rotation(on: .iPhoneSE, appearance: .dark)))
  }

  @Test func `texts are the same in both spellings`() throws {
    #expect(
      try converted(Text.layout(on: .iPhoneSE.landscape.rightToLeft))
        == converted(
          .layout(on: .iPhoneSE, orientation: .landscape, layoutDirection: .rightToLeft)))
    #expect(
      try converted(Text.trace(on: .iPhoneSE.landscape))
        == converted(.trace(on: .iPhoneSE, orientation: .landscape)))
  }

  @Test func `a film begins as the device is held, and ends with the device turned`() throws {
    let film = Snapshot<NumbersController, LayoutFilm>.film(
      on: .iPhoneSE.landscape, framesPerSecond: 4)
    let apart = Snapshot<NumbersController, LayoutFilm>.film(
      on: .iPhoneSE, from: .landscape, to: .portrait, framesPerSecond: 4)
    #expect(try converted(film) == converted(apart))
  }

  @Test func `a variable may be a device or a configuration`() throws {
    let (phone, held) = (Device.iPhoneSE, Device.iPhoneSE.landscape)
    #expect(try converted(Image.image(on: phone)) != converted(.image(on: held)))
  }

  @Test func `bars of the device are drawn, and a figure keeps its own on one without`() throws {
    let bars = Chrome(statusBar: true, navigationBar: "Numbers")
    let figure = Figure(name: "numbers", on: .iPhoneSE.chrome(bars)) { NumbersController() }
    let own = try Snapshot<Figure, LayoutPicture>.image(on: .iPhoneSE).convert(figure)
    #expect(try converted(.image(on: .iPhoneSE.chrome(bars))).bitmap == own.bitmap)
    #expect(try converted(.image(on: .iPhoneSE)).bitmap != own.bitmap)
  }
}
