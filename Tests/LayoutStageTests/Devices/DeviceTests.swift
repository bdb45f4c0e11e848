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

  @Test(arguments: [
    ("iPhone 19 Pro", "iPhone 18 Pro"), ("iPhone 27", "iPhone 17"),
    ("iPhone 17 Pro Mac", "iPhone 17 Pro Max"),
    ("iPad mini 8", "iPad mini 7"),
  ])
  func `of names that are equally like it the one of the nearest generation is suggested`(
    name: String, nearest: String
  ) {
    #expect(Device.nearestName(to: name) == nearest)
  }

  @Test func `a device is called by the product that was asked for`() {
    #expect(Device.called("iphone15pro")?.name == "iPhone 15 Pro")
    #expect(Device.called("iPhone 15 Pro")?.size == Device.iPhone14Pro.size)
    #expect(Device.called("iPhone 14 Pro") == .iPhone14Pro)
    #expect(Device.called("Pixel 9") == nil)
  }

  @Test func `a phone of iOS 26 has insets on every side when it is turned (E23)`() {
    let insets = Device.iPhone17Pro.safeAreaInsets
    #expect(insets.portrait == UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0))
    #expect(insets.landscape == UIEdgeInsets(top: 20, left: 62, bottom: 20, right: 62))
    #expect(
      Device.iPhoneAir.safeAreaInsets.landscape
        == UIEdgeInsets(top: 20, left: 68, bottom: 29, right: 68))
  }

  @Test func `newer pads have the corners that simulators report (E24)`() {
    let corners = ["iPad mini 6", "iPad (A16)", "iPad Pro 11-inch (M4)", "iPad Air 13 (M3)"]
      .map { Device.named($0)?.cornerRadius }
    #expect(corners == [21.5, 25, 30, 18])
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

  // This test also holds fact E20.
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
    #expect(wide.count == 8)
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
