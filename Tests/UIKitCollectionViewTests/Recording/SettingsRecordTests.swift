import Foundation
import LayoutCore
import Testing
import UIKit

/// The settings around a view, as the view reports them.
@MainActor @Suite struct SettingsRecordTests {
  /// Puts a view on the whole screen of a device, and reads its settings.
  private func settings(
    of view: UIView, _ change: (inout UIEnvironment) -> Void = { _ in }
  ) -> [LayoutRecord.Setting: String] {
    var device = UIEnvironment()
    change(&device)
    return UIEnvironment.with(device) {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let controller = UIViewController()
      window.rootViewController = controller
      view.frame = controller.view.bounds
      controller.view.addSubview(view)
      window.layoutIfNeeded()
      return view.settingsRecord
    }
  }

  @Test func `a plain view tells traits and safe area, but no content inset`() {
    #expect(
      settings(of: UIView()) == [
        .appearance: "light", .textSize: "large", .direction: "left to right", .safeArea: "top 20",
        .traits: "phone, compact width, regular height",
      ])
  }

  @Test func `a view tells the device's traits`() {
    let told = settings(of: UIView()) {
      $0.userInterfaceStyle = .dark
      $0.preferredContentSizeCategory = .accessibilityExtraLarge
      $0.layoutDirection = .rightToLeft
      $0.safeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 47.333333)
    }
    #expect(
      told == [
        .appearance: "dark", .textSize: "accessibility extra large", .direction: "right to left",
        .safeArea: "left 44, bottom 21, right 47.333",
        .traits: "phone, compact width, regular height",
      ])
  }

  @Test func `a view tells what its own settings override`() {
    let view = UIView()
    view.overrideUserInterfaceStyle = .dark
    view.semanticContentAttribute = .forceRightToLeft
    let told = settings(of: view)
    #expect(told[.appearance] == "dark")
    #expect(told[.direction] == "right to left")
  }

  @Test func `a view below the bars has no safe area to tell`() {
    #expect(settings(of: UIView()) { $0.safeAreaInsets = .zero }[.safeArea] == "none")
  }

  @Test func `a scroll view tells the insets around its content, those for bars included`() {
    let view = UIScrollView()
    view.contentInset = UIEdgeInsets(top: 4, left: 0, bottom: 8.5, right: 0)
    view.contentInsetAdjustmentBehavior = .always
    #expect(settings(of: view)[.contentInset] == "top 24, bottom 8.5")
    view.contentInset = .zero
    view.contentInsetAdjustmentBehavior = .never
    #expect(settings(of: view)[.contentInset] == "none")
  }

  @Test func `the record of a collection view has its settings`() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    let told = try #require(view.layoutRecord.settings)
    #expect(told == view.settingsRecord)
    #expect(told.keys.contains(.contentInset))
  }

  @Test(arguments: [
    (UIContentSizeCategory.extraSmall, "extra small"), (.large, "large"),
    (.extraExtraExtraLarge, "extra extra extra large"),
    (.accessibilityMedium, "accessibility medium"), (.unspecified, "usual text"),
  ])
  func `a text size is told in UIKit's words`(_ size: UIContentSizeCategory, _ words: String) {
    #expect(size.words == words)
  }
}
