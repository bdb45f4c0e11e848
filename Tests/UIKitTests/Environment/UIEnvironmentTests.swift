import Testing
import UIKit

@MainActor struct UIEnvironmentTests {
  /// Runs a closure on another device.
  private func on(_ device: UIEnvironment, _ body: () -> Void) {
    let old = UIEnvironment.current
    UIEnvironment.current = device
    body()
    UIEnvironment.current = old
  }

  private var pad: UIEnvironment {
    var device = UIEnvironment()
    device.screenSize = CGSize(width: 1024, height: 768)
    device.scale = 1
    device.idiom = .pad
    device.userInterfaceStyle = .dark
    device.horizontalSizeClass = .regular
    return device
  }

  @Test func `the screen is the device's`() {
    on(pad) {
      #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 1024, height: 768))
      #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 768, height: 1024))
      #expect(UIScreen.main.scale == 1)
    }
  }

  @Test func `the device knows its kind and how it is held`() {
    on(pad) {
      #expect(UIDevice.current.userInterfaceIdiom == .pad)
      #expect(UIDevice.current.orientation.isLandscape)
      #expect(UIApplication.shared.statusBarOrientation.isLandscape)
    }
    #expect(UIDevice.current.orientation == .portrait)
  }

  @Test func `views take their traits from the device`() {
    on(pad) {
      let traits = UIView().traitCollection
      #expect(traits.userInterfaceStyle == .dark)
      #expect(traits.horizontalSizeClass == .regular)
      #expect(traits.displayScale == 1)
    }
  }

  @Test func `a view drawn on a device that has become dark is dark`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    view.backgroundColor = .systemBackground
    on(pad) { #expect(view.bitmap()[0, 0] == .init(red: 0, green: 0, blue: 0)) }
  }
}
