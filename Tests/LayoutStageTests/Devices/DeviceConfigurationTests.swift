import LayoutStage
import Testing
import UIKit

struct DeviceConfigurationTests {
  /// Returns the configuration of a device that is named as strategies name it.
  private func configuration(of device: some ConfiguredDevice) -> DeviceConfiguration {
    device.configuration
  }

  @Test func `a plain device is in portrait, light, and has no bars`() {
    #expect(configuration(of: .iPhone7) == DeviceConfiguration(.iPhone7))
    #expect(configuration(of: .iPhone7).orientation == .portrait)
    #expect(configuration(of: .iPhone7).appearance == .light)
    #expect(configuration(of: .iPhone7).chrome == Chrome())
    #expect(configuration(of: .iPhone7).system == .latest)
  }

  @Test func `modifiers mean the parameters of the same names`() {
    #expect(
      configuration(of: .iPhone7.landscape.dark.textSize(.accessibilityLarge).rightToLeft)
        == DeviceConfiguration(
          .iPhone7, orientation: .landscape, appearance: .dark, textSize: .accessibilityLarge,
          layoutDirection: .rightToLeft))
    let bars = Chrome(statusBar: true)
    #expect(
      configuration(of: .iPhoneX.chrome(bars).system(.iOS12))
        == DeviceConfiguration(.iPhoneX, chrome: bars, system: .iOS12))
  }

  @Test func `of two modifiers of one thing the last wins`() {
    #expect(configuration(of: .iPhone7.landscape.portrait.dark.light) == Device.iPhone7.portrait)
    #expect(configuration(of: .iPhone7.rightToLeft.leftToRight).layoutDirection == .leftToRight)
  }

  @Test func `traits that are specified win over the appearance, and a later one over them`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let specified = configuration(of: .iPhone7.traits(dark))
    #expect(specified.environment.userInterfaceStyle == .dark)
    #expect(specified.light.environment.userInterfaceStyle == .light)
  }

  @Test func `the screen is as the device is held, at the scale that the traits specify`() {
    let traits = UITraitCollection(displayScale: 1)
    #expect(Device.iPhone7.landscape.environment.screenSize == CGSize(width: 667, height: 375))
    #expect(Device.iPhone7.landscape.environment.scale == 2)
    #expect(Device.iPhone7.traits(traits).environment.scale == 1)
  }

  @Test func `a language determines the direction unless one is set (LO21)`() {
    #expect(Device.iPhone7.language("ar").environment.layoutDirection == .rightToLeft)
    #expect(Device.iPhone7.language("ar").leftToRight.environment.layoutDirection == .leftToRight)
    #expect(Device.iPhone7.language("de").environment.layoutDirection == .leftToRight)
  }

  @Test func `a language and a region keep each other`() {
    let device = Device.iPhone7.language("de").region("CH").language("fr")
    #expect(device.language == "fr" && device.region == "CH")
    #expect(Device.iPhone7.language("de+bounded").language == "de+bounded")
    #expect(Device.iPhone7.configuration.language == nil)
  }

  @Test @MainActor func `a figure has the members of its configuration`() {
    var figure = Figure(name: "a", on: .iPhone7.landscape.dark) { UIViewController() }
    #expect(figure.device == .iPhone7 && figure.orientation == .landscape)
    figure.appearance = .light
    #expect(figure.configuration == Device.iPhone7.landscape)
    #expect(figure.rendered().configuration == Device.iPhone7.landscape)
  }

  @Test @MainActor func `a simulator is set up as its device is`() {
    let simulator = Simulator(.iPhone7.landscape.dark.textSize(.accessibilityLarge)) {
      UIViewController()
    }
    #expect(simulator.orientation == .landscape && simulator.appearance == .dark)
    #expect(simulator.contentSizeCategory == .accessibilityLarge)
    simulator.contentSizeCategory = .small
    simulator.turn(to: .portrait)
    #expect(simulator.configuration == Device.iPhone7.dark.textSize(.small))
    simulator.close()
  }

  @Test func `a contrast is a trait of the device's environment`() {
    #expect(Device.iPhone7.contrast(.high).environment.accessibilityContrast == .high)
    #expect(Device.iPhone7.contrast(.high).contrast(.normal).contrast == .normal)
    #expect(Device.iPhone7.configuration.environment.accessibilityContrast == .normal)
  }
}
