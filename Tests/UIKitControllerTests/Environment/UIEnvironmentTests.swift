import Testing
import UIKit

@MainActor struct UIEnvironmentTests {
  private var pad: UIEnvironment {
    var device = UIEnvironment()
    device.screenSize = CGSize(width: 1024, height: 768)
    device.scale = 1
    device.idiom = .pad
    device.userInterfaceStyle = .dark
    device.horizontalSizeClass = .regular
    return device
  }

  private struct Failure: Error {}

  @Test func `the device before is in force again, also after an error`() {
    let before = UIEnvironment.current
    #expect(throws: Failure.self) {
      try UIEnvironment.with(pad) { () throws(Failure) in
        #expect(UIEnvironment.current == pad)
        throw Failure()
      }
    }
    #expect(UIEnvironment.current == before)
  }

  @Test func `the device's kind has a former name`() {
    UIEnvironment.with(pad) { #expect(UI_USER_INTERFACE_IDIOM() == .pad) }
    #expect(UI_USER_INTERFACE_IDIOM() == UIDevice.current.userInterfaceIdiom)
  }

  @Test func `a turn lasts until the end of the scope that it is made in`() {
    var turned = pad
    turned.screenSize = CGSize(width: 768, height: 1024)
    UIEnvironment.with(pad) {
      UIWindow().turn(to: turned, duration: 0.3)
      #expect(UIScreen.main.bounds.size == turned.screenSize)
    }
    #expect(UIScreen.main.bounds.size == UIEnvironment().screenSize)
  }

  @Test func `a task takes the device along, another thread has its own`() async {
    let pad = pad
    let tasks = UIEnvironment.with(pad) {
      [Task { UIEnvironment.current }, Task.detached { UIEnvironment.current }]
    }
    #expect(await tasks[0].value == pad)
    #expect(await tasks[1].value == UIEnvironment())
  }

  @Test func `the screen is the device's`() {
    UIEnvironment.with(pad) {
      #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 1024, height: 768))
      #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 768, height: 1024))
      #expect(UIScreen.main.scale == 1)
    }
  }

  @Test func `the device knows its kind and how it is held`() {
    UIEnvironment.with(pad) {
      #expect(UIDevice.current.userInterfaceIdiom == .pad)
      #expect(UIDevice.current.orientation.isLandscape)
      #expect(UIApplication.shared.statusBarOrientation.isLandscape)
    }
    #expect(UIDevice.current.orientation == .portrait)
  }

  @Test func `views take their traits from the device`() {
    UIEnvironment.with(pad) {
      let traits = UIView().traitCollection
      #expect(traits.userInterfaceStyle == .dark)
      #expect(traits.horizontalSizeClass == .regular)
      #expect(traits.displayScale == 1)
    }
  }

  @Test func `a view drawn on a device that has become dark is dark`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    view.backgroundColor = .systemBackground
    UIEnvironment.with(pad) {
      #expect(view.bitmap()[0, 0] == .init(red: 0, green: 0, blue: 0))
    }
  }
}
