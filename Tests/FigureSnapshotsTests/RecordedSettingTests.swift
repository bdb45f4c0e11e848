import Foundation
import LayoutComparison
import LayoutCore
import LayoutScenes
import LayoutStage
import PictureComparison
import SnapshotCore
import Testing
import UIKit

@testable import FigureSnapshots

/// The settings above a layout, as goldens record them.
@MainActor struct RecordedSettingTests {
  private typealias Settings = [LayoutRecord.Setting: String]

  private func settings<Subject: SnapshotSubject>(
    of subject: Subject, as snapshot: Snapshot<Subject, LayoutPicture>
  ) throws -> Settings {
    try #require(snapshot.convert(subject).metadata.panes.first?.layout.settings)
  }

  /// A figure of four numbers on an iPhone X, with overlays and bars.
  private func figure(overlays: Overlays = [], chrome: Chrome = Chrome()) -> Figure {
    Figure(name: "numbers", device: .iPhoneX, overlays: overlays, chrome: chrome) {
      NumbersController()
    }
  }

  private func settings(
    of figure: Figure, deviceFrame: Bool = false, legend: Bool = true
  ) throws -> Settings {
    let snapshot = Snapshot<Figure, LayoutPicture>.image(deviceFrame: deviceFrame, legend: legend)
    return try #require(snapshot.convert(figure).metadata.panes.first?.layout.settings)
  }

  @Test func `a list of an upright phone tells all settings`() throws {
    #expect(
      try settings(of: NumbersController(), as: .image(on: .iPhoneX)) == [
        .system: "iOS 17", .traits: "phone, compact width, regular height",
        .appearance: "light", .textSize: "large", .direction: "left to right", .bars: "none",
        .safeArea: "top 44, bottom 34", .contentInset: "top 44, bottom 34", .overlays: "none",
      ])
  }

  @Test func `what a snapshot sets is told`() throws {
    let told = try settings(
      of: NumbersController(),
      as: .image(
        on: .iPhoneX, orientation: .landscape, appearance: .dark,
        dynamicType: .accessibilityExtraLarge, layoutDirection: .rightToLeft))
    #expect(
      told == [
        .system: "iOS 17", .traits: "phone, compact width, compact height",
        .appearance: "dark", .textSize: "accessibility extra large", .direction: "right to left",
        .bars: "none", .safeArea: "left 44, bottom 21, right 44", .contentInset: "bottom 21",
        .overlays: "none",
      ])
  }

  @Test func `the insets that a controller adds are told`() throws {
    let controller = NumbersController()
    controller.additionalSafeAreaInsets.top = 50
    controller.loadViewIfNeeded()
    controller.collectionView.contentInset.bottom = 6
    let told = try settings(of: controller, as: .image(on: .iPhoneSE))
    #expect(told[.safeArea] == "top 70")
    #expect(told[.contentInset] == "top 70, bottom 6")
  }

  @Test func `a screen of plain views tells its settings too`() throws {
    let view = UIView()
    view.overrideUserInterfaceStyle = .dark
    #expect(
      try settings(of: view, as: .image(on: .iPhoneSE, dynamicType: .small)) == [
        .system: "iOS 17", .traits: "phone, compact width, regular height",
        .appearance: "light", .textSize: "small", .direction: "left to right", .bars: "none",
        .safeArea: "top 20", .overlays: "none",
      ])
  }

  @Test func `a view without a device has no bars and no safe area`() throws {
    let told = try settings(
      of: UIView(), as: .image(size: CGSize(width: 40, height: 30), appearance: .dark))
    #expect(
      told == [
        .system: "iOS 17", .traits: "phone, compact width, regular height",
        .appearance: "dark", .textSize: "large", .direction: "left to right", .bars: "none",
        .safeArea: "none", .overlays: "none",
      ])
  }

  @Test func `bars of a figure are told, and what they take`() throws {
    let told = try settings(of: figure(chrome: Chrome(statusBar: true, navigationBar: "Numbers")))
    #expect(told[.bars] == "status bar, navigation bar “Numbers”")
    #expect(told[.safeArea] == "top 88, bottom 34")
    #expect(told[.contentInset] == "top 88, bottom 34")
  }

  @Test func `a figure keeps its bars on another device`() throws {
    let chrome = Chrome(statusBar: true, navigationBar: "Numbers")
    let told = try settings(of: figure(chrome: chrome), as: .image(on: .iPhoneSE))
    #expect(told[.bars] == "status bar, navigation bar “Numbers”")
    #expect(told[.safeArea] == "top 64")
  }

  @Test func `a device of one's own has a safe area of its own`() throws {
    var device = Device.iPhoneSE
    device.safeAreaInsets = PerOrientation(
      both: UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12))
    let told = try settings(of: NumbersController(), as: .image(on: device))
    #expect(told[.safeArea] == "left 12, right 12")
  }

  @Test func `overlays of a figure are told by the names that scenes use`() throws {
    let all = figure(overlays: [.spacing, .insets, .index])
    #expect(try settings(of: all)[.overlays] == "index, insets, spacing, legend")
    #expect(try settings(of: all, legend: false)[.overlays] == "index, insets, spacing")
    #expect(try settings(of: figure(overlays: .index))[.overlays] == "index")
  }

  @Test func `what stands around a figure is told with its overlays`() throws {
    var figure = figure()
    #expect(try settings(of: figure, deviceFrame: true)[.overlays] == "device frame")
    figure.extent = .content
    #expect(try settings(of: figure)[.overlays] == "content beyond the screen")
  }

  @Test func `overlays that explain nothing are not told`() throws {
    // In landscape, a phone with a home button has no status bar, and so no safe area.
    let plain = Figure(
      name: "plain", device: .iPhoneSE, orientation: .landscape, overlays: .all
    ) { UIViewController() }
    #expect(try settings(of: plain)[.overlays] == "none")
  }

  @Test func `of a screen without a collection view the safe area is told`() throws {
    let plain = Figure(name: "plain", device: .iPhoneX, overlays: .all) { UIViewController() }
    #expect(try settings(of: plain)[.overlays] == "safe-area, legend")
  }

  @Test func `each cell of a matrix tells its own settings`() throws {
    let picture = try Snapshot<NumbersController, LayoutPicture>
      .matrix(
        devices: [.iPhoneSE], orientations: [.portrait], appearances: [.light, .dark],
        dynamicTypes: [.large, .extraSmall], layoutDirections: [.leftToRight, .rightToLeft]
      ).convert(NumbersController(count: 1))
    let told = picture.metadata.panes.compactMap(\.layout.settings)
    #expect(told.count == 8)
    #expect(Set(told.compactMap { $0[.appearance] }) == ["light", "dark"])
    #expect(Set(told.compactMap { $0[.textSize] }) == ["large", "extra small"])
    #expect(Set(told.compactMap { $0[.direction] }) == ["left to right", "right to left"])
    #expect(Set(told).count == 8)
    let cells = [String: Snapshot<NumbersController, LayoutPicture>].matrix(
      devices: [.iPhoneSE], appearances: [.light, .dark])
    let cell = try #require(cells["iPhone-SE-1st-gen-landscape-dark"])
    #expect(try settings(of: NumbersController(), as: cell)[.appearance] == "dark")
  }

  @Test func `each turn of a rotation tells its safe area`() throws {
    let picture = try Snapshot<NumbersController, LayoutPicture>.rotation(on: .iPhoneX)
      .convert(NumbersController())
    #expect(
      picture.metadata.panes.map { $0.layout.settings?[.safeArea] }
        == ["top 44, bottom 34", "left 44, bottom 21, right 44"])
  }

  @Test func `a pane that is recorded now is the one that is read back`() throws {
    for subject in [UIViewController(), NumbersController()] {
      let picture = try Snapshot<UIViewController, LayoutPicture>.image(on: .iPhoneX)
        .convert(subject)
      #expect(try GoldenMetadata(json: picture.metadata.canonicalJSON) == picture.metadata)
    }
  }
}
