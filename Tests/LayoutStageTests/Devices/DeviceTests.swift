import Foundation
import Testing
import UIKit

@testable import LayoutStage

@Suite struct DeviceTests {
  @Test func `a device is found by its name`() {
    #expect(Device.named("iPhone 7 Plus")?.size == CGSize(width: 414, height: 736))
  }

  @Test func `a device is found by a model with the same screen`() {
    #expect(Device.named("iPhone 8 Plus")?.name == "iPhone 7 Plus")
  }

  @Test func `case, spaces and punctuation do not matter in a name`() {
    #expect(Device.named("ipad mini/9.7")?.name == "iPad mini / 9.7")
    #expect(Device.named("IPHONE7PLUS")?.name == "iPhone 7 Plus")
  }

  @Test func `a name wins over a model of another device`() {
    for device in Device.all { #expect(Device.named(device.name) == device) }
  }

  @Test func `every model names one device`() {
    for device in Device.all {
      for model in device.models { #expect(Device.named(model) == device, "\(model)") }
    }
  }

  @Test func `an unknown name is no device`() {
    #expect(Device.named("Pixel 9") == nil)
  }

  @Test func `a mistyped name suggests the nearest one`() {
    #expect(Device.nearestName(to: "iPhone 7 Plsu") == "iPhone 7 Plus")
    #expect(Device.nearestName(to: "ipone x") == "iPhone X")
  }

  @Test func `a name unlike any other suggests nothing`() {
    #expect(Device.nearestName(to: "refrigerator") == nil)
  }

  @Test func `turning a device swaps its sides`() throws {
    let phone = try #require(Device.named("iPhone 7"))
    #expect(phone.size(in: .landscape) == CGSize(width: 667, height: 375))
  }

  @Test func `a home-button phone hides its status bar when it is turned (E15, RO38)`() throws {
    let phone = try #require(Device.named("iPhone 7"))
    #expect(phone.statusBarHeight.portrait == 20)
    #expect(phone.statusBarHeight.landscape == 0)
    #expect(phone.safeAreaInsets.landscape == .zero)
  }

  @Test func `an island phone insets both sides when it is turned (E15, RO39)`() throws {
    let phone = try #require(Device.named("iPhone 14 Pro"))
    #expect(phone.statusBarHeight.portrait == 54)
    #expect(phone.statusBarHeight.landscape == 0)
    #expect(phone.safeAreaInsets.portrait == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(phone.safeAreaInsets.landscape == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
  }

  // Also E20.
  @Test func `a notched phone keeps 44 at its sides and 21 below when it is turned (E17, E18)`()
    throws
  {
    let phone = try #require(Device.named("iPhone X"))
    #expect(phone.safeAreaInsets.portrait == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(phone.safeAreaInsets.landscape == UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    #expect(phone.safeAreaInsets.portrait.top + phone.navigationBarHeight.portrait == 88)
    #expect(phone.navigationBarHeight.landscape == 32)
  }

  @Test func `a home indicator takes as much whichever way a pad is held (E20)`() throws {
    let pad = try #require(Device.named("iPad Pro 11"))
    #expect(pad.safeAreaInsets.portrait.bottom == 20)
    #expect(pad.safeAreaInsets.landscape.bottom == 20)
  }

  @Test func `a navigation bar shrinks where the height is compact, but not on large phones (E16)`()
    throws
  {
    let small = try #require(Device.named("iPhone 7"))
    let large = try #require(Device.named("iPhone 7 Plus"))
    #expect(small.navigationBarHeight.landscape == 32)
    #expect(small.navigationBarHeight.portrait == 44)
    #expect(large.navigationBarHeight.landscape == 44)
    #expect(Device.pads.allSatisfy { $0.navigationBarHeight.portrait == 50 })
  }

  @Test func `only large phones are wide when they are turned (E13)`() {
    let wide = Device.phones.filter { $0.sizeClasses.landscape.horizontal == .regular }
    #expect(wide.allSatisfy { $0.size.width >= 414 })
    #expect(wide.count == 6)
  }

  @Test func `pads are regular in every direction (E13)`() {
    for pad in Device.pads {
      #expect(pad.sizeClasses.portrait == pad.sizeClasses.landscape)
      #expect(pad.sizeClasses.portrait.horizontal == .regular)
    }
  }

  @Test func `a bare screen has no bars`() {
    let device = Device(size: CGSize(width: 375, height: 667), scale: 2)
    #expect(device.safeAreaInsets.portrait == .zero)
    #expect(device.name == "375 × 667")
    #expect(!device.hasHomeIndicator)
  }
}
